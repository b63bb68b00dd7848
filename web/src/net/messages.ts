// Clockwood messages. Written by tools/page_types.py from src/clockwood/server/schema.json.
import type { Change, Diff, Scene } from "./scene";

/**
 * An automaton: the seats it plays, the option of its level (empty for none), what makes it harder, its options.
 *
 * `measured` says how often agents beat it, where that was measured.
 */
export interface AutomatonCard {
  name: string;
  seats: string[];
  level: string;
  harder: HarderCard[];
  options: string[];
  measured: RateCard[];
}

/** Take back until `told` lines of this seat's story are left, or fewer. */
export interface Back {
  is: "back";
  client: string;
  told: number;
  across?: boolean;
}

/** I am still here. */
export interface Beat {
  is: "beat";
}

/** The socket closes: come back later, or not at all. */
export interface Bye {
  is: "bye";
  code: string;
  reason: string;
}

/** A seat of a match: who plays it, and for people whether it is taken, invited or open. */
export interface ChairCard {
  seat: string;
  player: string;
  state: string;
  mine: boolean;
}

/** What is different from the scene that number `number - 1` left. */
export interface Changed {
  is: "change";
  number: number;
  change: Change;
  standing: Standing;
}

/** An answer, in notation, to the question whose id is `ask`. */
export interface Choose {
  is: "choose";
  client: string;
  ask: string;
  answer: string;
}

export type Command = Choose | Undo | Redo | Restart | Back | Resign;

/** The deed is stored, now or earlier under the same id. `number` is the change it led to. */
export interface Done {
  is: "done";
  client: string;
  number: number;
}

/** How the view changed, and how many lines of the story are told by then. */
export interface FilmStep {
  told: number;
  diff: Diff;
}

export type FromClient = Choose | Undo | Redo | Restart | Back | Resign | Beat;

/** A whole game to be watched: who played, and in how many rounds. */
export interface GalleryCard {
  id: string;
  game: string;
  title: string;
  text: string;
  seats: PlayerCard[];
  rounds: number;
}

/** A game that can be played here. */
export interface GameCard {
  name: string;
  title: string;
  rules: number;
  seats: SeatName[];
  agents: string[];
  automata: AutomatonCard[];
  pack: string;
  packs: PackCard[];
  options: OptionCard[];
  languages: string[];
}

/** A setting that makes an automaton harder, and by how many levels. */
export interface HarderCard {
  option: string;
  value: number;
  adds: number;
}

/** An invitation. Put it behind `#` in a link: then no server on the way sees it. */
export interface KeyCard {
  key: string;
}

/** A match on a list. `kind` is play, fork or replay; times are milliseconds since 1970. */
export interface MatchCard {
  match: string;
  game: string;
  kind: string;
  parent: string;
  open: boolean;
  shared: boolean;
  language: string;
  packs: string[];
  options: Record<string, string>;
  seats: ChairCard[];
  asked: string[];
  created: number;
  changed: number;
  over: boolean;
  outcome: OutcomeCard | null;
}

/** Nothing changed. `client` is empty where the message could not be read. */
export interface No {
  is: "no";
  client: string;
  code: string;
  reason: string;
  place: string;
  message: string;
  cite: string;
}

/** Why not. `message` and `cite` are there where a rule says so. */
export interface NoCard {
  code: string;
  reason: string;
  place: string;
  message: string;
  cite: string;
}

/** A match just opened, and the keys of its invitations by seat. They are shown this once. */
export interface OpenedCard {
  card: MatchCard;
  keys: Record<string, string>;
}

/** An option of a game: a number from `low` to `high`, or one of `choices`. */
export interface OptionCard {
  key: string;
  default: number | string;
  low: number;
  high: number;
  choices: string[];
  rule: string;
  text: string;
}

/** How a match ended. */
export interface OutcomeCard {
  winners: string[];
  reason: string;
  cite: string;
  scores: number[];
}

/** A pack the keeper installed. */
export interface PackCard {
  name: string;
  id: string;
}

/** A seat with who plays it. */
export interface PlayerCard {
  seat: string;
  name: string;
  player: string;
}

/** So many games of an agent against an automaton at a level, and how many the agent won. */
export interface RateCard {
  level: number;
  agent: string;
  games: number;
  won: number;
}

/** Give once more what was taken back last. */
export interface Redo {
  is: "redo";
  client: string;
}

/** Give up the match. */
export interface Resign {
  is: "resign";
  client: string;
}

/** Take back this turn's answers. */
export interface Restart {
  is: "restart";
  client: string;
  across?: boolean;
}

/** A statement of a game's rules in our words. */
export interface RuleCard {
  tag: string;
  text: string;
  solo: boolean;
}

/** A seat of a game, by its id and as people say it. */
export interface SeatName {
  seat: string;
  name: string;
}

/** The same with the match under which it is watched, like any that is over. */
export interface ShownCard {
  id: string;
  game: string;
  title: string;
  text: string;
  seats: PlayerCard[];
  rounds: number;
  match: string;
}

/** What a client may do besides answering. `undo` is empty, or the message that says why not. */
export interface Standing {
  ask: string;
  undo: string;
  across: boolean;
  redo: boolean;
  over: boolean;
  moving: string[];
}

/** The server is still here; the client answers with the same. */
export interface Tick {
  is: "beat";
}

export type ToClient = Whole | Changed | Done | No | Tick | Bye;

/** Take back the last answer; `across` also what was revealed, where the table allows that. */
export interface Undo {
  is: "undo";
  client: string;
  across?: boolean;
}

/** Answers that cannot be taken back: behind some something is revealed, others pass the hand on. */
export interface WallsCard {
  walls: string[];
  passes: string[];
}

/** Everything, at joining or when the last seen number is too old. `stream` and `number` are for coming back. */
export interface Whole {
  is: "scene";
  version: number;
  match: string;
  stream: string;
  number: number;
  scene: Scene;
  standing: Standing;
}
