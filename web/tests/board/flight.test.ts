/** Where pieces fly: the browser's animations are only listened to. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Flight, type Ways } from '$board/flight.svelte';

let root: HTMLElement;
let flown: { what: string; frames: Keyframe[]; options: KeyframeAnimationOptions }[];
let done: () => void;

/** Elements lie where their `data-at` says: `x y width`. */
function boxOf(this: HTMLElement): DOMRect {
  const [x, y, width] = (this.dataset['at'] ?? '0 0 0').split(' ').map(Number) as [
    number,
    number,
    number,
  ];
  return DOMRect.fromRect({ x, y, width, height: width });
}

beforeEach(() => {
  flown = [];
  vi.stubGlobal('DOMRect', Box);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  HTMLElement.prototype.animate = function (this: HTMLElement, frames, options) {
    flown.push({
      what: this.dataset['fly'] ?? 'ghost',
      frames: frames as Keyframe[],
      options: options as KeyframeAnimationOptions,
    });
    const finished = new Promise<void>((resolve) => (done = resolve));
    return { finished } as unknown as Animation;
  };
  document.documentElement.style.setProperty('--m-move', '240ms');
  document.body.innerHTML = '<div id="board"></div>';
  root = document.getElementById('board')!;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.style.removeProperty('--m-move');
});

class Box {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
  static fromRect({ x = 0, y = 0, width = 0, height = 0 }: DOMRectInit) {
    return new Box(x, y, width, height);
  }
}

const DECK = '<i class="deck" data-at="500 0 20"></i>';
const piece = (name: string, at: string) => `<b data-fly="${name}" data-at="${at}"></b>`;

function change(before: string, after: string, ways: Ways = {}) {
  const flight = new Flight(ways);
  root.innerHTML = DECK + before;
  flight.note(root);
  root.innerHTML = DECK + after;
  flight.land(root);
  return flown;
}

describe('pieces of a board', () => {
  test('fly from where they were', () => {
    const [first, ...rest] = change(piece('7r', '0 0 20'), piece('7r', '100 50 10'));
    expect(rest).toEqual([]);
    expect(first!.what).toBe('7r');
    expect(first!.frames[0]!.transform).toBe('translate(-100px, -50px) scale(2)');
    expect(first!.frames.at(-1)!.transform).toBe('none');
  });

  test('that stay do not move', () => {
    expect(change(piece('7r', '9 9 20'), piece('7r', '9 9 20'))).toEqual([]);
  });

  test('that stay are left to a board that slides them itself', () => {
    const ways = { slides: true };
    expect(change(piece('7r', '0 0 20'), piece('7r', '90 0 20'), ways)).toEqual([]);
  });

  test('that are new come from where the board says, one after another, turning over', () => {
    const ways: Ways = { from: () => '.deck', wait: (name) => Number(name), turns: true };
    const [first, second] = change('', piece('0', '0 0 20') + piece('1', '30 0 20'), ways);
    expect(first!.frames[0]!.transform).toBe('translate(500px, 0px) scale(1) rotateY(90deg)');
    expect([first!.options.delay, second!.options.delay]).toEqual([0, 240]);
  });

  test('that are new and came from nowhere are there at once', () => {
    expect(change('', piece('7r', '0 0 20'), { from: () => null })).toEqual([]);
    expect(change('', piece('7r', '0 0 20'), { from: () => '.nothing' })).toEqual([]);
  });

  test('that are gone are seen on their way out, and then no more', async () => {
    const [ghost] = change(piece('7r', '0 0 20'), '', { to: () => '.deck' });
    expect(ghost!.what).toBe('ghost');
    expect(ghost!.frames.at(-1)!['translate']).toBe('500px 0px');
    const shown = document.querySelector('body > b')!;
    expect(shown.ariaHidden).toBe('true');
    done();
    await vi.waitFor(() => expect(document.querySelector('body > b')).toBeNull());
  });

  test('do not fly at the first sight of a table', () => {
    root.innerHTML = DECK + piece('7r', '0 0 20');
    new Flight({ from: () => '.deck' }).land(root);
    expect(flown).toEqual([]);
  });
});

describe('without motion', () => {
  beforeEach(() => document.documentElement.style.setProperty('--m-move', '0ms'));

  test('what came is marked', () => {
    const [first] = change('', piece('7r', '0 0 20'), { from: () => '.deck' });
    expect(first!.frames[0]).toEqual({ boxShadow: 'var(--ring)' });
  });

  test('what moved or left is not', () => {
    const ways = { to: () => '.deck' };
    expect(
      change(piece('a', '0 0 20') + piece('b', '0 0 20'), piece('a', '90 0 20'), ways),
    ).toEqual([]);
  });
});
