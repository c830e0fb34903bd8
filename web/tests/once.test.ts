import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable } from '$lib/table.svelte';
import { update } from './made';

vi.hoisted(() => {
  globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
});

const wires: FakeSocket[] = [];
class FakeSocket {
  sent: { type: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = null;
  constructor() {
    wires.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => vi.unstubAllGlobals());

test('what is pressed twice is done once, until it is on the screen', async () => {
  const table = new LiveTable('t');
  const wire = wires.at(-1)!;
  wire.onopen!();
  wire.say(update({ version: 1, since: null }));
  const rematches = () => wire.sent.filter(({ type }) => type === 'rematch');
  const first = table.once({ type: 'rematch' });
  expect(await table.once({ type: 'rematch' })).toBeNull();
  wire.say({ type: 'ack', id: rematches()[0]!.id, version: 2 });
  expect(await first).toMatchObject({ type: 'ack' });
  expect(await table.once({ type: 'rematch' }), 'the update is still on its way').toBeNull();
  wire.say(update({ version: 2, since: 1 }));
  await vi.waitFor(() => expect(table.shown.version).toBe(2));
  void table.once({ type: 'rematch' });
  expect(rematches()).toHaveLength(2);
  table.end();
});
