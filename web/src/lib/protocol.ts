// Written by `make protocol` from docs/protocol.schema.json; not by hand.

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

/**
 * The first message: what the client has already (null: nothing).
 *
 *     `lang`: events, refusals and the outcome come with their sentence in this language.
 */
export interface Hello {
  type: 'hello';
  have?: number | null;
  lang?: ('en' | 'ru' | 'uk') | null;
}
/** Is anybody there? */
export interface Ping {
  type: 'ping';
}
/**
 * Take a free seat; with `also`, keep the seats one has (pass-and-play on one device).
 *
 *     `called`: who plays this seat, where several people share one device.
 */
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
  also?: boolean;
  called?: string;
}
/** Give up a seat before the start. */
export interface Stand {
  type: 'stand';
  id: string;
  seat: number;
}
/** The host puts a bot on a free seat. */
export interface SeatBot {
  type: 'seat_bot';
  id: string;
  seat: number;
  bot: string;
}
/** The host frees a seat before the start. */
export interface Clear {
  type: 'clear';
  id: string;
  seat: number;
}
/** The host lets two seats change places before the start. */
export interface Swap {
  type: 'swap';
  id: string;
  seat: number;
  other: number;
}
/** The host changes the table's settings before the start. */
export interface Set {
  type: 'set';
  id: string;
  settings: Settings;
}
/** Who may look, who may talk, how the time runs. */
export interface Settings {
  /** shown to everybody in the lobby; otherwise by link or code only */
  listed?: boolean;
  /** who may look on without a seat */
  watch?: 'link' | 'nobody';
  /** Null: as the rules have it, which is freely, and in phrases where a game has its own. */
  talk?: ('free' | 'none' | 'phrases') | null;
  /** Partners may talk so that the others do not hear, unless the game has a rule for that. */
  team_talk?: boolean;
  /** counts for the rating: no hints, nothing taken back, one seat each */
  rated?: boolean;
  clock?: ClockRule;
  /** The bot that plays for who is away; at rated tables always the weakest, so that nobody wins by going away. */
  standin?: string;
  /** milliseconds a bot waits before it moves; none at tables without people */
  pace?: number;
  /** each person, each match */
  hints?: number;
}
/** The host starts the match; every seat must be taken. */
export interface Start {
  type: 'start';
  id: string;
}
/** A move in the game's notation. `version`: what the player saw when choosing it. */
export interface Play {
  type: 'play';
  id: string;
  seat: number;
  move: string;
  version?: number | null;
}
/** Take back the last step of one's turn, if nothing hidden came to light. */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
}
/** Go back to the beginning of one's last turn; where only bots play along. */
export interface TakeBack {
  type: 'take_back';
  id: string;
  seat: number;
}
/** Go away during the match: the stand-in plays on. */
export interface Leave {
  type: 'leave';
  id: string;
  seat: number;
}
/** Take one's seat back from the stand-in. */
export interface Return {
  type: 'return';
  id: string;
  seat: number;
}
/** Let the stand-in play for somebody the table has waited for long enough. */
export interface Replace {
  type: 'replace';
  id: string;
  seat: number;
}
/** Say a ready-made phrase (its message id) or, where allowed, a text of one's own. */
export interface Say {
  type: 'say';
  id: string;
  phrase?: string | null;
  text?: string | null;
  /** to partners only */
  side?: boolean;
}
/** Hear no more (or again) of a person. */
export interface Mute {
  type: 'mute';
  id: string;
  person: number;
  muted?: boolean;
}
/** Another match at this table, everybody one seat further. */
export interface Rematch {
  type: 'rematch';
  id: string;
}
/** What would the bot do? Answered to the asker only. */
export interface Hint {
  type: 'hint';
  id: string;
  seat: number;
}
/** What would I see after these moves of mine? Nothing is done; answered to the asker only. */
export interface Preview {
  type: 'preview';
  id: string;
  seat: number;
  moves: string[];
}
/** All that came after version `since` (null: take this as the whole) up to `version`. */
export interface Update {
  type: 'update';
  version: number;
  since: number | null;
  table: TableInfo;
  /** the game's `PublicView`; null: no match has begun */
  public: {
    [k: string]: unknown;
  } | null;
  you: You;
  events: Happening[];
  said: Said[];
  sights: Sight[];
}
/** A table as everybody sees it. */
export interface TableInfo {
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  settings: Settings;
  status: 'open' | 'over' | 'playing';
  /** number of the match at this table, from 1; 0 before the first */
  match: number;
  /** number of the person */
  host: number | null;
  seats: SeatInfo[];
  to_act: number[];
  turn: number;
  /** SHA-256 of the seed, from the start */
  commitment: string | null;
  /** when the match is over */
  seed: string | null;
  outcome: OutcomeInfo | null;
}
/** A seat as everybody sees it. */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  /** number of the person at this table */
  person: number | null;
  /** of a bot: in the language of `hello`, or its id */
  name: string;
  bot: string | null;
  /** the bot that plays for the person now */
  standin: string | null;
  /** milliseconds left when the message was made; null: no clock runs */
  clock: number | null;
}
/** Who won and why. */
export interface OutcomeInfo {
  winners: number[];
  returns: number[];
  reason: string;
  facts: {
    [k: string]: unknown;
  };
  /** the sentence, in the language of `hello` */
  text: string | null;
}
/** Who the receiver is at this table. */
export interface You {
  person: number | null;
  seats: number[];
  host: boolean;
  muted: number[];
}
/** An event as the receiver may know it. */
export interface Happening {
  version: number;
  id: string;
  seat: number | null;
  facts: {
    [k: string]: unknown;
  };
  /** the sentence, in the language of `hello` */
  text: string | null;
  /** at a table, where `seat` names one */
  by?: Doer | null;
}
/** Who sat on a seat when something happened there; later it may be somebody else. */
export interface Doer {
  name: string;
  bot: string | null;
  person: number | null;
}
/** What a person said. */
export interface Said {
  version: number;
  person: number;
  name: string;
  phrase: string | null;
  text: string | null;
  side: boolean;
}
/** What one seat sees besides what is public, and what it may do. */
export interface Sight {
  /** null: a spectator's */
  seat: number | null;
  /** the game's `PrivateView`; null: a spectator's */
  private: {
    [k: string]: unknown;
  } | null;
  /** its legal moves */
  legal: string[];
  /** whether it may take its last step back */
  may_undo: boolean;
}
/** The deed with this id is stored, as this version. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}
/** Nothing was done: why, and by which rule of the game. */
export interface Refused {
  type: 'refused';
  id: string;
  /** a message id */
  reason: string;
  rule: string | null;
  facts: {
    [k: string]: unknown;
  };
  /** the sentence, in the language of `hello` */
  text: string | null;
  /** the same message may succeed later */
  retry: boolean;
}
/** What the seat would see after its moves, before chance has its say. */
export interface Previewed {
  type: 'previewed';
  id: string;
  seat: number;
  /** the game's `PublicView` */
  public: {
    [k: string]: unknown;
  };
  sight: Sight;
  events: Happening[];
}
/** The answer to a hint. */
export interface Hinted {
  type: 'hinted';
  id: string;
  seat: number;
  move: string;
  /** hints left in this match */
  left: number;
  /** the best first */
  moves: Appraised[];
  /** a whole turn that begins with the best */
  turn: string[];
}
/** A move and what was found out about it. */
export interface Appraised {
  move: string;
  /** estimated chance to win */
  chance: number;
  /** its standard error */
  error: number;
}
/** Somebody is there. */
export interface Pong {
  type: 'pong';
}
/** The server closes this socket. `again`: come back and resume. */
export interface Bye {
  type: 'bye';
  reason: string;
  again: boolean;
}
/** How long people may think. Days a move are seconds a move, many of them. */
export interface ClockRule {
  kind?: 'bank' | 'move' | 'none';
  /** a move, or in the bank at the start */
  seconds?: number;
  /** into the bank after every move */
  increment?: number;
}
