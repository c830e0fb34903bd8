/** A table on the screen: the line to the server, the state, and the pace at which it is shown. */
import { Line, type Answer, type Asked, type Deed, type Link } from './line';
import { paced } from './pace';
import type { Refused, ServerMessage } from './protocol';
import { moves } from './settings.svelte';
import { EMPTY, reduce, type TableState } from './table';
import { foreseen, type Foreseen } from './view';
import { lang } from './words.svelte';

const GAP = 420; // milliseconds between two steps of others, long enough for a card to fly

export class LiveTable {
  /** The present, as the server told it. */
  now = $state.raw<TableState>(EMPTY);
  /** What is on the screen: the present, or a step towards it. */
  shown = $state.raw<TableState>(EMPTY);
  link = $state<Link>('connecting');
  /** Deeds on their way. */
  busy = $state(0);
  /** The version of the last deed that was done; what came of it may still be on its way. */
  done = $state(0);
  /** What somebody is typing: it stays when the match begins and the screen changes. */
  draft = $state('');

  private line: Line;
  /** Deeds that are meant once, and the version in which they are done. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page reads it
  private doing = new Map<string, number>();
  private pace = paced<TableState>(
    (frame) => {
      this.shown = frame;
      this.settle();
    },
    (frame) => (frame.fresh.length && moves() && !document.hidden ? GAP : 0),
  );
  private stops: (() => void)[] = [];

  constructor(readonly id: string) {
    const key = `igroteka:${id}`;
    this.line = new Line({
      connect: () =>
        new WebSocket(
          `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${id}`,
        ),
      hello: () => ({ have: this.saidIn === lang() ? this.now.version : null, lang: lang() }),
      heard: (message) => this.hear(message),
      linked: (link) => (this.link = link),
      memory: {
        read: () => JSON.parse(sessionStorage.getItem(key) ?? '[]') as Deed[],
        write: (deeds) =>
          deeds.length
            ? sessionStorage.setItem(key, JSON.stringify(deeds))
            : sessionStorage.removeItem(key),
      },
      newId: () => crypto.randomUUID(),
      chance: Math.random,
    });
    this.listen(window, 'online', () => this.line.refresh());
    this.listen(window, 'offline', () => this.line.lose());
    this.listen(document, 'visibilitychange', () => document.hidden || this.line.refresh());
    this.listen(
      window,
      'pageshow',
      (event) => (event as PageTransitionEvent).persisted && this.line.refresh(),
    );
  }

  private saidIn: string | null = null;

  private listen(target: EventTarget, name: string, deed: (event: Event) => void): void {
    target.addEventListener(name, deed);
    this.stops.push(() => target.removeEventListener(name, deed));
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'update') this.saidIn = lang();
    const next = reduce(this.now, message, Date.now());
    if (next === this.now) return;
    this.now = next;
    this.pace.push(next);
  }

  /** Sentences come in the language that was asked for: another one is a new hello. */
  speak(): void {
    if (this.saidIn !== null && this.saidIn !== lang()) this.line.refresh();
  }

  /** The server knows people by the name they came with: another one is a new arrival. */
  comeAgain(): void {
    this.line.lose();
    this.line.refresh();
  }

  async ask(asked: Asked): Promise<Answer> {
    this.busy += 1;
    try {
      const answer = await this.line.ask(asked);
      if (answer.type === 'ack') this.done = Math.max(this.done, answer.version);
      return answer;
    } finally {
      this.busy -= 1;
    }
  }

  /** Do what is meant once, however often it was pressed; null: it is being done already. */
  async once(asked: Asked): Promise<Answer | null> {
    const key = JSON.stringify(asked);
    if (this.doing.has(key)) return null;
    this.doing.set(key, Infinity);
    const answer = await this.ask(asked);
    this.doing.set(key, answer.type === 'ack' ? answer.version : 0);
    this.settle();
    return answer;
  }

  /** What was done can be done again once it is on the screen. */
  private settle(): void {
    for (const [key, version] of this.doing)
      if (version <= (this.shown.version ?? 0)) this.doing.delete(key);
  }

  /** A turn step by step; stops at the first refusal and returns it. */
  async play(seat: number, turn: readonly string[]): Promise<Refused | null> {
    this.pace.skip();
    let version = this.now.version;
    for (const move of turn) {
      const answer = await this.ask({ type: 'play', seat, move, version });
      if (answer.type === 'refused') return answer;
      if (answer.type === 'ack') version = Math.max(answer.version, this.now.version ?? 0);
    }
    return null;
  }

  async preview(seat: number, turn: readonly string[]): Promise<Foreseen | Refused> {
    const answer = await this.line.ask({ type: 'preview', seat, moves: [...turn] });
    return answer.type === 'previewed' ? foreseen(answer) : (answer as Refused);
  }

  skip(): void {
    this.pace.skip();
  }

  end(): void {
    for (const stop of this.stops) stop();
    this.pace.stop();
    this.line.end();
  }
}
