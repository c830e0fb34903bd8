/** A table's socket: comes back after every loss, and does nothing twice.
 *
 *  Every deed has an id. What was not answered is sent again with the same id after coming back;
 *  the server answers again without doing it again. Unanswered moves survive a reload in `Memory`.
 */
import type { Ack, ClientMessage, Hinted, Previewed, Refused, ServerMessage } from './protocol';

export type Answer = Ack | Refused | Hinted | Previewed;
export type Deed = Exclude<ClientMessage, { type: 'hello' } | { type: 'ping' }>;
type Without<T> = T extends { id: string } ? Omit<T, 'id'> : never;
/** A deed before it has an id. */
export type Asked = Without<Deed>;
export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** What a WebSocket is to a line; the browser's fits. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** Where unanswered moves wait for the page to come back. */
export interface Memory {
  read(): Deed[];
  write(deeds: Deed[]): void;
}

export interface Surroundings {
  connect(): Wire;
  /** The version one has and the language one wants to hear. */
  hello(): { have: number | null; lang: 'ru' | 'en' | 'uk' };
  heard(message: ServerMessage): void;
  linked(link: Link): void;
  memory: Memory;
  newId(): string;
  chance(): number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 8_000; // after a ping: nobody is there
const OPENING = 15_000; // before a socket is there at all
const SOON = 700;
const MOST_TRIES = 20;
const KEPT = new Set(['play', 'say']); // worth keeping over a reload

interface Waiting {
  deed: Deed;
  answer(answer: Answer): void;
  tries: number;
}

export class Line {
  private wire: Wire | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private greeted = false;
  private met = false; // ever: what is not there now was lost
  private ended = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private around: Surroundings) {
    for (const deed of around.memory.read())
      this.waiting.set(deed.id, { deed, answer: () => {}, tries: 0 });
    this.connect();
  }

  /** Do something; resolves with the server's answer, however long the line is lost. */
  ask(asked: Asked): Promise<Answer> {
    const deed: Deed = { ...asked, id: this.around.newId() };
    return new Promise((answer) => {
      this.waiting.set(deed.id, { deed, answer, tries: 0 });
      this.remember();
      if (this.greeted) this.send(deed);
    });
  }

  /** Something changed outside (woke up, online again, another language): ask for news now. */
  refresh(): void {
    if (this.ended) return;
    if (this.greeted) {
      this.hello();
      this.expect();
    } else {
      clearTimeout(this.again);
      this.tries = 0;
      this.connect();
    }
  }

  /** The network says it is gone. */
  lose(): void {
    if (!this.ended) this.drop();
  }

  /** The page goes elsewhere. */
  end(): void {
    this.ended = true;
    this.quiet();
    clearTimeout(this.again);
    this.wire?.close();
    this.wire = null;
    this.around.linked('closed');
  }

  private connect(): void {
    if (this.ended || this.wire) return;
    this.around.linked(this.met || this.tries ? 'lost' : 'connecting');
    const wire = (this.wire = this.around.connect());
    this.expect(OPENING); // a network that has just come back may let a socket hang before it opens
    wire.onopen = () => {
      if (wire !== this.wire) return;
      this.hello();
      this.expect();
    };
    wire.onmessage = ({ data }: { data: unknown }) => {
      if (wire === this.wire) this.hear(JSON.parse(String(data)) as ServerMessage);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.drop();
    };
  }

  private hello(): void {
    this.write({ type: 'hello', ...this.around.hello() });
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.greeted = false;
    this.quiet();
    if (wire) {
      wire.onclose = wire.onmessage = wire.onopen = null;
      wire.close();
    }
    if (this.ended) return;
    this.around.linked('lost');
    const wait =
      Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + this.around.chance() / 2);
    this.tries += 1;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), wait);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence);
    if (message.type === 'update' && !this.greeted) this.meet();
    if ('id' in message) this.settle(message);
    if (message.type === 'bye') this.leave(message.again);
    this.around.heard(message);
  }

  private meet(): void {
    this.greeted = this.met = true;
    this.tries = 0;
    this.around.linked('open');
    for (const { deed } of this.waiting.values()) this.send(deed);
    this.pingLater();
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    if (answer.type === 'refused' && answer.retry && waiting.tries < MOST_TRIES) {
      waiting.tries += 1;
      setTimeout(
        () => this.greeted && this.waiting.has(answer.id) && this.send(waiting.deed),
        SOON,
      );
      return;
    }
    this.waiting.delete(answer.id);
    this.remember();
    waiting.answer(answer);
  }

  private leave(again: boolean): void {
    if (again) return; // the server closes the socket, and we come back
    this.ended = true;
    this.quiet();
    this.waiting.clear();
    this.remember();
    this.around.linked('closed');
  }

  private send(deed: Deed): void {
    this.write(deed);
    this.expect();
  }

  private write(message: ClientMessage): void {
    try {
      this.wire?.send(JSON.stringify(message));
    } catch {
      this.drop();
    }
  }

  /** If nothing is heard soon, the line is dead without saying so. */
  private expect(within = SILENCE): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.drop(), within);
  }

  private pingLater(): void {
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => {
      this.write({ type: 'ping' });
      this.expect();
      this.pingLater();
    }, PING_EVERY);
  }

  private quiet(): void {
    clearTimeout(this.silence);
    clearTimeout(this.pinging);
  }

  private remember(): void {
    this.around.memory.write(
      [...this.waiting.values()].map(({ deed }) => deed).filter(({ type }) => KEPT.has(type)),
    );
  }
}
