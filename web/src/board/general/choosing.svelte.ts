/** The move being chosen, and what the server says would come of it. */
import type { BoardProps } from '$lib/board';

type Ask = Pick<BoardProps, 'preview' | 'play' | 'explain'>;

export class Choosing {
  move = $state<string | null>(null);
  /** The view after it, once the server has said. */
  then = $state.raw<Record<string, unknown> | null>(null);
  /** What would happen, in sentences. */
  told = $state.raw<readonly string[]>([]);
  private asked = 0;

  constructor(private ask: () => Ask) {}

  /** Choose a move, or chosen already, none. */
  choose(move: string): void {
    if (this.move === move) return this.clear();
    this.clear();
    this.move = move;
    void this.look(move);
  }

  clear(): void {
    this.asked += 1;
    this.move = this.then = null;
    this.told = [];
  }

  confirm(): void {
    if (this.move) this.ask().play([this.move]);
  }

  private async look(move: string): Promise<void> {
    const mine = this.asked;
    const answer = await this.ask().preview([move]);
    if (mine !== this.asked) return;
    if (answer.type === 'refused') {
      this.clear();
      this.ask().explain(answer);
      return;
    }
    this.then = answer.view;
    this.told = answer.events.flatMap(({ text }) => text || []);
  }
}
