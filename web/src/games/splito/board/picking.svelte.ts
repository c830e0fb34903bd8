/** The card and zone being chosen, and what the server says would come of them alone. */
import type { BoardProps } from '$lib/board';
import type { Side, SplitoView } from './view';

type Ask = Pick<BoardProps<SplitoView>, 'preview' | 'play' | 'explain'>;

export class Picking {
  card = $state<string | null>(null);
  side = $state<Side | null>(null);
  /** The table with only this card added. */
  then = $state.raw<SplitoView | null>(null);
  private asked = 0;
  private committed: string | null = null;

  constructor(private ask: () => Ask) {}

  /** A new round, or the choice the server holds already. */
  begin(picked: SplitoView['picked']): void {
    this.asked += 1;
    this.committed = picked ? `${picked.card} ${picked.zone}` : null;
    this.then = null;
    this.card = picked?.card ?? null;
    this.side = picked?.zone ?? null;
    if (picked) void this.look();
  }

  get move(): string | null {
    return this.card && this.side ? `${this.card} ${this.side}` : null;
  }
  /** Something can be sent: a choice that the server does not have yet. */
  get ready(): boolean {
    return this.move !== null && this.move !== this.committed;
  }
  get waiting(): boolean {
    return this.committed !== null && this.move === this.committed;
  }

  /** Touched once a card is chosen, touched again it is not. */
  choose(card: string): void {
    this.card = this.card === card ? null : card;
    void this.look();
  }

  propose(card: string, side: Side): void {
    this.card = card;
    this.side = side;
    void this.look();
  }

  aim(side: Side): void {
    this.side = side;
    void this.look();
  }

  /** Nothing is chosen, or what was sent before. */
  clear(): void {
    const [card, side] = (this.committed?.split(' ') ?? [null, null]) as [
      string | null,
      Side | null,
    ];
    this.card = card;
    this.side = side;
    void this.look();
  }

  confirm(): void {
    if (this.ready) this.ask().play([this.move!]);
  }

  private async look(): Promise<void> {
    const mine = ++this.asked;
    const move = this.move;
    if (!move) {
      this.then = null;
      return;
    }
    const answer = await this.ask().preview([move]);
    if (mine !== this.asked) return;
    if (answer.type === 'refused') {
      this.then = null;
      this.ask().explain(answer);
    } else this.then = answer.view;
  }
}
