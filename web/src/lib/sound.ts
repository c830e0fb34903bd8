/** A few soft sounds, made here: no files, nothing before the first touch of the page. */

export type Sound = 'turn' | 'move' | 'won';

// Notes as [frequency, start, length] in hertz and seconds.
const TUNES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [
    [523, 0, 0.18],
    [784, 0.12, 0.28],
  ],
  move: [[330, 0, 0.09]],
  won: [
    [523, 0, 0.2],
    [659, 0.14, 0.2],
    [784, 0.28, 0.2],
    [1047, 0.42, 0.5],
  ],
};
const LOUD = 0.09;

let context: AudioContext | undefined;

/** Play a sound; silently does nothing where a browser does not allow it yet. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    for (const [frequency, start, length] of TUNES[sound])
      note(context, frequency, now + start, length);
  } catch {
    // No sound is no reason to stop.
  }
}

function note(context: AudioContext, frequency: number, at: number, length: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
