// Written by `npm run protocol` from docs/protocol.schema.json; not by hand.

export type ClientMessage =
  | Hello
  | Ping
  | Sit
  | Stand
  | SeatBot
  | Clear
  | Swap
  | Set
  | Start
  | Play
  | Undo
  | TakeBack
  | Leave
  | Return
  | Replace
  | Say
  | Mute
  | Rematch
  | Hint
  | Preview;
export type ServerMessage = Update | Ack | Refused | Previewed | Hinted | Pong | Bye;

export interface Messages {
  client: ClientMessage;
  server: ServerMessage;
}
/**
 * The first message: what the client has already (null: nothing).
 *
 *     `lang`: events, refusals and the outcome come with their sentence in this language.
 */
export interface Hello {
  have?: number | null;
  lang?: ('en' | 'ru' | 'uk') | null;
  type: 'hello';
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: 'ping';
}
/**
 * Take a free seat; with `also`, keep the seats one has (pass-and-play on one device).
 *
 *     `called`: who plays this seat, where several people share one device.
 */
export interface Sit {
  also?: boolean;
  called?: string;
  id: string;
  seat: number;
  type: 'sit';
}
/**
 * Give up a seat before the start.
 */
export interface Stand {
  id: string;
  seat: number;
  type: 'stand';
}
/**
 * The host puts a bot on a free seat.
 */
export interface SeatBot {
  bot: string;
  id: string;
  seat: number;
  type: 'seat_bot';
}
/**
 * The host frees a seat before the start.
 */
export interface Clear {
  id: string;
  seat: number;
  type: 'clear';
}
/**
 * The host lets two seats change places before the start.
 */
export interface Swap {
  id: string;
  other: number;
  seat: number;
  type: 'swap';
}
/**
 * The host changes the table's settings before the start.
 */
export interface Set {
  id: string;
  settings: Settings;
  type: 'set';
}
/**
 * Who may look, who may talk, how the time runs.
 */
export interface Settings {
  clock?: ClockRule;
  hints?: number;
  listed?: boolean;
  pace?: number;
  rated?: boolean;
  standin?: string;
  talk?: ('free' | 'none' | 'phrases') | null;
  team_talk?: boolean;
  watch?: 'link' | 'nobody';
}
/**
 * How long people may think. Days a move are seconds a move, many of them.
 */
export interface ClockRule {
  increment?: number;
  kind?: 'bank' | 'move' | 'none';
  seconds?: number;
}
/**
 * The host starts the match; every seat must be taken.
 */
export interface Start {
  id: string;
  type: 'start';
}
/**
 * A move in the game's notation. `version`: what the player saw when choosing it.
 */
export interface Play {
  id: string;
  move: string;
  seat: number;
  type: 'play';
  version?: number | null;
}
/**
 * Take back the last step of one's turn, if nothing hidden came to light.
 */
export interface Undo {
  id: string;
  seat: number;
  type: 'undo';
}
/**
 * Go back to the beginning of one's last turn; where only bots play along.
 */
export interface TakeBack {
  id: string;
  seat: number;
  type: 'take_back';
}
/**
 * Go away during the match: the stand-in plays on.
 */
export interface Leave {
  id: string;
  seat: number;
  type: 'leave';
}
/**
 * Take one's seat back from the stand-in.
 */
export interface Return {
  id: string;
  seat: number;
  type: 'return';
}
/**
 * Let the stand-in play for somebody the table has waited for long enough.
 */
export interface Replace {
  id: string;
  seat: number;
  type: 'replace';
}
/**
 * Say a ready-made phrase (its message id) or, where allowed, a text of one's own.
 */
export interface Say {
  id: string;
  phrase?: string | null;
  side?: boolean;
  text?: string | null;
  type: 'say';
}
/**
 * Hear no more (or again) of a person.
 */
export interface Mute {
  id: string;
  muted?: boolean;
  person: number;
  type: 'mute';
}
/**
 * Another match at this table, everybody one seat further.
 */
export interface Rematch {
  id: string;
  type: 'rematch';
}
/**
 * What would the bot do? Answered to the asker only.
 */
export interface Hint {
  id: string;
  seat: number;
  type: 'hint';
}
/**
 * What would I see after these moves of mine? Nothing is done; answered to the asker only.
 */
export interface Preview {
  id: string;
  moves: string[];
  seat: number;
  type: 'preview';
}
/**
 * All that came after version `since` (null: take this as the whole) up to `version`.
 */
export interface Update {
  events: Happening[];
  said: Said[];
  sights: Sight[];
  since: number | null;
  table: TableInfo;
  type: 'update';
  version: number;
  you: You;
}
/**
 * An event as the receiver may know it.
 */
export interface Happening {
  by?: Doer | null;
  facts: {
    [k: string]: unknown;
  };
  id: string;
  seat: number | null;
  text: string | null;
  version: number;
}
/**
 * Who sat on a seat when something happened there; later it may be somebody else.
 */
export interface Doer {
  bot: string | null;
  name: string;
  person: number | null;
}
/**
 * What a person said.
 */
export interface Said {
  name: string;
  person: number;
  phrase: string | null;
  side: boolean;
  text: string | null;
  version: number;
}
/**
 * What one seat sees (null: a spectator), and what it may do.
 */
export interface Sight {
  legal: string[];
  may_undo: boolean;
  seat: number | null;
  view: {
    [k: string]: unknown;
  };
}
/**
 * A table as everybody sees it.
 */
export interface TableInfo {
  commitment: string | null;
  game: string;
  host: number | null;
  match: number;
  options: {
    [k: string]: boolean | number | string;
  };
  outcome: OutcomeInfo | null;
  seats: SeatInfo[];
  seed: string | null;
  settings: Settings;
  status: 'open' | 'over' | 'playing';
  to_act: number[];
  turn: number;
}
/**
 * Who won and why.
 */
export interface OutcomeInfo {
  facts: {
    [k: string]: unknown;
  };
  reason: string;
  returns: number[];
  text: string | null;
  winners: number[];
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  bot: string | null;
  clock: number | null;
  kind: 'bot' | 'open' | 'person';
  name: string;
  person: number | null;
  standin: string | null;
}
/**
 * Who the receiver is at this table.
 */
export interface You {
  host: boolean;
  muted: number[];
  person: number | null;
  seats: number[];
}
/**
 * The deed with this id is stored, as this version.
 */
export interface Ack {
  id: string;
  type: 'ack';
  version: number;
}
/**
 * Nothing was done: why, and by which rule of the game.
 */
export interface Refused {
  facts: {
    [k: string]: unknown;
  };
  id: string;
  reason: string;
  retry: boolean;
  rule: string | null;
  text: string | null;
  type: 'refused';
}
/**
 * What the seat would see after its moves, before chance has its say.
 */
export interface Previewed {
  events: Happening[];
  id: string;
  seat: number;
  sight: Sight;
  type: 'previewed';
}
/**
 * The answer to a hint.
 */
export interface Hinted {
  id: string;
  left: number;
  move: string;
  moves: Appraised[];
  seat: number;
  turn: string[];
  type: 'hinted';
}
/**
 * A move and what was found out about it.
 */
export interface Appraised {
  chance: number;
  error: number;
  move: string;
}
/**
 * Somebody is there.
 */
export interface Pong {
  type: 'pong';
}
/**
 * The server closes this socket. `again`: come back and resume.
 */
export interface Bye {
  again: boolean;
  reason: string;
  type: 'bye';
}
