/** What a friend has sent: a link to a table, or its code. */

/** The path of an invitation, wherever it stands in a text; null: there is none. */
export const linkIn = (text: string): string | null => /\/[tj]\/[\w-]+/.exec(text)?.[0] ?? null;

/** A code as the server writes it, however it was told; null: no code looks like that. */
export function codeIn(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]+$/.test(code) ? code : null;
}
