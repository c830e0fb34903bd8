/** The text of a rule on a page: where its numbers lead, and what it says first. */

const NUMBER = /\b[A-Z]-\d+\b/g;

/** Numbers of rules become links to them; everything else stays as it is. */
export function linked(html: string, game: string, known: ReadonlySet<string>): string {
  const link = (id: string) => (known.has(id) ? `<a href="/rules/${game}#${id}">${id}</a>` : id);
  return html.replace(/[^<>]+(?=<|$)/g, (text) => text.replace(NUMBER, link));
}

/** A line that is no HTML yet. */
export const escaped = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The first sentence of a rule, without marks. */
export function firstSentence(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const mark of page.querySelectorAll('mark')) mark.remove();
  const text = (page.querySelector('p') ?? page.body).textContent.trim();
  return /^.*?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Rules in the sections of the book, in its order. */
export function sections<Rule extends { title: string }>(
  rules: readonly Rule[],
): { title: string; rules: Rule[] }[] {
  const found: { title: string; rules: Rule[] }[] = [];
  for (const rule of rules) {
    if (found.at(-1)?.title !== rule.title) found.push({ title: rule.title, rules: [] });
    found.at(-1)!.rules.push(rule);
  }
  return found;
}
