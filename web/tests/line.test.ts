import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Line, type Deed, type Link, type Wire } from '$lib/line';
import type { ClientMessage, ServerMessage } from '$lib/protocol';
import { update } from './made';

/** A server at the other end of a wire that can be cut. */
class Server {
  wires: FakeWire[] = [];
  links: Link[] = [];
  heard: ServerMessage[] = [];
  kept: Deed[] = [];
  have: number | null = null;
  private ids = 0;

  line(): Line {
    return new Line({
      connect: () => {
        const wire = new FakeWire();
        this.wires.push(wire);
        return wire;
      },
      hello: () => ({ have: this.have, lang: 'ru' }),
      heard: (message) => this.heard.push(message),
      linked: (link) => this.links.push(link),
      memory: { read: () => this.kept, write: (deeds) => (this.kept = deeds) },
      newId: () => `id${++this.ids}`,
      chance: () => 0.5,
    });
  }

  get wire(): FakeWire {
    return this.wires.at(-1)!;
  }

  /** The wire opens and the server answers hello. */
  greet(version = 1): void {
    this.wire.onopen?.({});
    this.have = version;
    this.wire.say(update({ version, since: null }));
  }
}

class FakeWire implements Wire {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: unknown) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.onclose?.({});
  }
  of(type: string): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const PLAY = { type: 'play', seat: 0, move: 'pass', version: 1 } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a line', () => {
  test('says hello first and is open when the table has answered', () => {
    const server = new Server();
    server.line();
    server.greet();
    expect(server.wire.sent[0]).toEqual({ type: 'hello', have: null, lang: 'ru' });
    expect(server.links).toEqual(['connecting', 'open']);
  });

  test('resolves a deed with its answer', async () => {
    const server = new Server();
    const line = server.line();
    server.greet();
    const answer = line.ask(PLAY);
    expect(server.wire.of('play')).toEqual([{ ...PLAY, id: 'id1' }]);
    server.wire.say({ type: 'ack', id: 'id1', version: 2 });
    expect(await answer).toEqual({ type: 'ack', id: 'id1', version: 2 });
  });

  test('comes back after a loss with what it has, and sends what was not answered with the same id', async () => {
    const server = new Server();
    const line = server.line();
    server.greet(7);
    const answer = line.ask(PLAY);
    server.wire.cut();
    expect(server.links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    server.greet(8);
    expect(server.wire.sent[0]).toEqual({ type: 'hello', have: 7, lang: 'ru' });
    expect(server.wire.of('play')).toEqual([{ ...PLAY, id: 'id1' }]);
    server.wire.say({ type: 'ack', id: 'id1', version: 8 });
    expect((await answer).type).toBe('ack');
  });

  test('does not wait for ever for a socket that never opens', () => {
    const server = new Server();
    server.line();
    vi.advanceTimersByTime(14_000);
    expect(server.wires).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(server.wires).toHaveLength(2);
    expect(server.wires[0]!.closed).toBe(true);
    server.greet();
    expect(server.links.at(-1)).toBe('open');
  });

  test('is lost until it is there again, whatever the network says', () => {
    const server = new Server();
    const line = server.line();
    server.greet();
    line.lose();
    line.refresh();
    expect(server.wires).toHaveLength(2);
    expect(server.links.at(-1)).toBe('lost');
    server.greet();
    expect(server.links.at(-1)).toBe('open');
  });

  test('waits to send until the table has answered hello', () => {
    const server = new Server();
    const line = server.line();
    void line.ask(PLAY);
    server.wire.onopen?.({});
    expect(server.wire.of('play')).toEqual([]);
    server.wire.say(update({ version: 1, since: null }));
    expect(server.wire.of('play')).toHaveLength(1);
  });

  test('sends again what was refused for the moment', async () => {
    const server = new Server();
    const line = server.line();
    server.greet();
    const answer = line.ask(PLAY);
    server.wire.say({
      type: 'refused',
      id: 'id1',
      reason: 'table-no-store',
      rule: null,
      facts: {},
      text: null,
      retry: true,
    });
    vi.advanceTimersByTime(1000);
    expect(server.wire.of('play')).toHaveLength(2);
    server.wire.say({ type: 'ack', id: 'id1', version: 2 });
    expect((await answer).type).toBe('ack');
  });

  test('keeps an unanswered move over a reload, and not an answered one', () => {
    const server = new Server();
    const line = server.line();
    server.greet();
    void line.ask(PLAY);
    void line.ask({ type: 'hint', seat: 0 });
    expect(server.kept.map((deed) => deed.type)).toEqual(['play']);
    server.line(); // the page again
    server.greet();
    expect(server.wire.of('play')).toEqual([{ ...PLAY, id: 'id1' }]);
    server.wire.say({ type: 'ack', id: 'id1', version: 2 });
    expect(server.kept).toEqual([]);
  });

  test('notices a silent loss, as after sleep, by an unanswered ping', () => {
    const server = new Server();
    server.line();
    server.greet();
    vi.advanceTimersByTime(20_000);
    expect(server.wire.of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(server.links.at(-1)).toBe('lost');
    expect(server.wires[0]!.closed).toBe(true);
  });

  test('waits longer after every failure, and not at all when asked to refresh', () => {
    const server = new Server();
    const line = server.line();
    for (let lost = 0; lost < 6; lost += 1) {
      server.wire.cut();
      vi.advanceTimersByTime(12_000);
    }
    const before = server.wires.length;
    server.wire.cut();
    vi.advanceTimersByTime(5_000);
    expect(server.wires).toHaveLength(before);
    line.refresh();
    expect(server.wires).toHaveLength(before + 1);
  });

  test('does not come back from a goodbye for good', () => {
    const server = new Server();
    server.line();
    server.wire.onopen?.({});
    server.wire.say({ type: 'bye', reason: 'table-bye-unknown', again: false });
    server.wire.cut();
    vi.advanceTimersByTime(60_000);
    expect(server.wires).toHaveLength(1);
    expect(server.links.at(-1)).toBe('closed');
  });

  test('is ended by its page', () => {
    const server = new Server();
    const line = server.line();
    server.greet();
    line.end();
    vi.advanceTimersByTime(60_000);
    expect(server.wires).toHaveLength(1);
    expect(server.wire.closed).toBe(true);
  });
});
