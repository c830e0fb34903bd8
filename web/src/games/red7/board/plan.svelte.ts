/** The plan of a turn and what the server says would come of it. */
import type { BoardProps, Foreseen, Refused } from '$lib/board';
import { t } from '$lib/words.svelte';
import { cardName } from './told';
import { extended, placesFor, ready, sending, stepOf, without, type Place } from './turn';
import type { Red7View } from './view';

type Ask = Pick<BoardProps<Red7View>, 'preview' | 'play' | 'explain'>;

export class Plan {
  /** Steps that are planned. */
  steps = $state<string[]>([]);
  /** The hand card whose place is being chosen. */
  chosen = $state<string | null>(null);
  /** What would be seen after each step; the first is what is. */
  private sights = $state.raw<{ view: Red7View; legal: readonly string[] }[]>([]);
  /** Questions that are not answered yet. */
  private waiting = $state(0);
  private asked = 0;

  constructor(private ask: () => Ask) {}

  /** The table as it is; a plan made for another one is forgotten. */
  begin(view: Red7View, legal: readonly string[]): void {
    this.asked += 1;
    this.sights = [{ view, legal }];
    this.steps = [];
    this.chosen = null;
  }

  /** The same table again, perhaps after the connection was lost: the plan stays. */
  refresh(view: Red7View, legal: readonly string[]): void {
    this.sights = [{ view, legal }, ...this.sights.slice(1)];
  }

  get busy(): boolean {
    return this.waiting > 0;
  }
  get now(): Red7View | undefined {
    return this.sights[0]?.view;
  }
  /** The table as it would be. */
  get then(): Red7View | undefined {
    return this.sights.at(-1)?.view;
  }
  get legal(): readonly string[] {
    return this.sights.at(-1)?.legal ?? [];
  }
  /** Whether the plan ends the turn. */
  get over(): boolean {
    const [now, then] = [this.now, this.then];
    if (!now || !then || !this.steps.length) return false;
    return (
      then.turn !== now.turn ||
      then.round !== now.round ||
      then.phase === 'over' ||
      then.phase === 'deal'
    );
  }
  get ready(): boolean {
    return this.sights.length === this.steps.length + 1 && ready(this.steps, this.legal, this.over);
  }
  get cards(): string[] {
    return this.steps.flatMap((text) => stepOf(text).card ?? []);
  }

  places(card: string): Place[] {
    return placesFor(
      card,
      this.steps,
      this.sights.map((sight) => sight.legal),
    );
  }

  /** A hand card is touched: it goes where it can, or asks where, or says why not. */
  async touch(card: string): Promise<void> {
    const places = this.places(card);
    if (places.length === 1) return this.add(`${places[0]} ${card}`);
    if (places.length > 1) {
      this.chosen = this.chosen === card ? null : card;
      return;
    }
    this.chosen = null;
    await this.whyNot(card);
  }

  /** Why a card cannot be used now. */
  private async whyNot(card: string): Promise<void> {
    const place: Place = this.then?.phase === 'five' ? 'palette' : 'canvas';
    const first = this.steps.filter((text) => stepOf(text).kind !== 'canvas');
    if (first.length && this.over) return this.ask().explain(noUse(card));
    const answer = await this.ask().preview([...first, `${place} ${card}`]);
    if (answer.type === 'refused') this.ask().explain(answer);
  }

  async add(step: string): Promise<void> {
    await this.try(extended(this.steps, step));
  }

  /** A whole turn that somebody proposes; that nothing follows goes without saying. */
  async follow(turn: readonly string[]): Promise<void> {
    await this.try(turn.filter((step) => step !== 'done'));
  }

  /** Back to before the step with this card. */
  async remove(card: string): Promise<void> {
    await this.try(without(this.steps, card));
  }

  clear(): void {
    this.asked += 1;
    this.steps = [];
    this.chosen = null;
    this.sights = this.sights.slice(0, 1);
  }

  confirm(): void {
    if (this.ready) this.ask().play(sending(this.steps, this.legal, this.over));
  }

  /** Nothing more in this turn, where it could go on. */
  end(): void {
    if (this.legal.includes('done')) this.ask().play([...this.steps, 'done']);
  }

  /** Ask for every step of a plan that is not known yet; a refusal leaves the plan as it was. */
  private async try(steps: string[]): Promise<void> {
    const mine = ++this.asked;
    this.chosen = null;
    const same = steps.findIndex((step, i) => step !== this.steps[i]);
    const sights = this.sights.slice(0, 1 + (same < 0 ? steps.length : same));
    for (let size = sights.length; size <= steps.length; size += 1) {
      // What a draw brings nobody knows: the plan ends before it.
      if (steps[size - 1] === 'draw') {
        sights.push({ view: sights.at(-1)!.view, legal: [] });
        continue;
      }
      this.waiting += 1;
      const answer: Foreseen<Red7View> | Refused = await this.ask()
        .preview(steps.slice(0, size))
        .finally(() => (this.waiting -= 1));
      if (mine !== this.asked) return;
      if (answer.type === 'refused') {
        this.ask().explain(answer);
        return;
      }
      sights.push(answer);
    }
    this.steps = steps;
    this.sights = sights;
  }
}

/** After the plan no canvas card would lead: the turn ends with it. */
function noUse(card: string): Refused {
  const facts = { card: cardName(card) };
  const reason = 'red7-web-no-use';
  return {
    type: 'refused',
    id: '',
    reason,
    rule: 'R-6',
    facts,
    text: t(reason, facts),
    retry: false,
  };
}
