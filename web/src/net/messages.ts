// Clockwood messages. Written by tools/page_types.py from src/clockwood/server/schema.json.
import type { Change, Diff, Scene } from "./scene";

/**
 * Grant or refuse what another seat asks for, or withdraw what you ask for by refusing.
 *
 * It is taken back once everybody has agreed.
 */
export interface AnswerBack {
  is: "answer-back";
  client: string;
  grant: boolean;
}

/** Ask the other people to take back your last answer, also past reveals. */
export interface AskBack {
  is: "ask-back";
  client: string;
}

/**
 * An automaton: the seats it may take, its levels and the usual one, traits, harder settings and options.
 *
 * `low` is `high` where it has no levels. `alone`: it plays where no other automaton does. `measured` says how often
 * agents beat it, if that was measured. `turn` tells its turn in short, `told` each of its levels, if the game does.
 */
export interface AutomatonInfo {
  name: string;
  seats: string[];
  low: number;
  high: number;
  level: number;
  traits: TraitInfo[];
  alone: boolean;
  harder: HarderSetting[];
  options: string[];
  measured: WinRate[];
  turn: TurnStep[];
  told: string[];
}

/** Take back answers until at most `told` lines of this seat's story are left. */
export interface Back {
  is: "back";
  client: string;
  told: number;
  across?: boolean;
}

/** Tell the server that the client is still connected, and whether somebody is looking at the table. */
export interface Beat {
  is: "beat";
  looking?: boolean;
}

/** The server is still connected; the client replies with a `Beat`. */
export interface BeatMessage {
  is: "beat";
}

/** The difference from the scene after change `number - 1`. */
export interface ChangeMessage {
  is: "change";
  number: number;
  change: Change;
  standing: Standing;
}

/** A chapter of the rules: an introduction, and the tags of its rules. */
export interface ChapterInfo {
  id: string;
  title: string;
  text: string;
  tags: string[];
}

/**
 * Answer, in notation, the question whose id is `ask`.
 *
 * An answer that was kept while the server was out of reach names in `by` who gave it, as `you` of the match: it is
 * carried out for nobody else.
 */
export interface Choose {
  is: "choose";
  client: string;
  ask: string;
  answer: string;
  by?: string;
}

/** The server closes the socket; `code` says whether connecting again can help. */
export interface CloseMessage {
  is: "bye";
  code: string;
  reason: string;
}

export type Command =
  Choose | Undo | Redo | Restart | Back | Resign | AskBack | AnswerBack | Pause | GoOn | HandOver | TakeSeat;

/** The number of answers of a what-if that were given in the match itself, and why the next one was not. */
export interface Committed {
  answers: number;
  reason: string;
}

/** The command is stored, now or earlier with the same id. `number` is the change it caused. */
export interface DoneMessage {
  is: "done";
  client: string;
  number: number;
}

/** A value that a cell may be given, and its name. */
export interface EditChoice {
  value: string;
  name: string;
}

/**
 * Something of a place that a what-if may change: its path in a position, its name and its value now.
 *
 * Without choices it is a number.
 */
export interface EditableCell {
  path: string;
  name: string;
  value: string;
  choices: EditChoice[];
}

export type FromClient =
  | Choose
  | Undo
  | Redo
  | Restart
  | Back
  | Resign
  | AskBack
  | AnswerBack
  | Pause
  | GoOn
  | HandOver
  | TakeSeat
  | Beat;

/** A recorded game to be watched: its players and its number of rounds. */
export interface GalleryInfo {
  id: string;
  game: string;
  title: string;
  text: string;
  seats: PlayerInfo[];
  rounds: number;
}

/** The same, with the id of the finished match under which it is watched. */
export interface GalleryMatchInfo {
  id: string;
  game: string;
  title: string;
  text: string;
  seats: PlayerInfo[];
  rounds: number;
  match: string;
}

/**
 * A game that can be played here; at `chairs` sit people who draft one of its seats, at `watchers` nobody plays.
 *
 * `measured` says how often an agent wins against automata of one level at all other seats, `sides` how often each
 * side wins among equals, if that was measured. The agents `without_automata` play at no table with an automaton.
 */
export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: SeatName[];
  chairs: SeatName[];
  watchers: SeatName[];
  agents: string[];
  without_automata: string[];
  automata: AutomatonInfo[];
  pack: string;
  packs: PackInfo[];
  options: OptionInfo[];
  languages: string[];
  measured: WinRate[];
  sides: SideRate[];
}

/** End the pause, or the wishes for one. */
export interface GoOn {
  is: "go-on";
  client: string;
}

/** The guide of a game. `art` is its emblem as SVG; `options` is the beginners' setup, empty where there is none. */
export interface GuideInfo {
  game: string;
  title: string;
  line: string;
  art: string;
  minutes: number[];
  players: number[];
  weight: number;
  goal: string[];
  turn: TurnStage[];
  house: string;
  beginners: string;
  options: Record<string, number | string>;
  chapters: ChapterInfo[];
  pieces: PieceInfo[];
  signs: SignInfo[];
}

/** Let an agent play for your seat until you take it back. */
export interface HandOver {
  is: "hand-over";
  client: string;
  agent: string;
}

/** A setting that makes an automaton harder, and by how many levels. */
export interface HarderSetting {
  option: string;
  value: number;
  adds: number;
}

/** The best answers a search found. `sure`: the interval of the first lies above that of the second. */
export interface Hint {
  seat: string;
  tries: number;
  sure: boolean;
  choices: HintChoice[];
}

/** An answer a search tried: the chance to win in percent with its 95 % interval, and the line that followed. */
export interface HintChoice {
  answer: string;
  text: string;
  expected: number;
  low: number;
  high: number;
  tries: number;
  line: LineStep[];
}

/** Answers that cannot be undone: `walls` reveal something, `passes` end the turn or pass it on. */
export interface IrreversibleAnswers {
  walls: string[];
  passes: string[];
}

/** An invitation. Put it after `#` in a link, so that no server on the way sees it. */
export interface KeyInfo {
  key: string;
}

/** A guided first game, as the lobby lists it. */
export interface LessonInfo {
  game: string;
  name: string;
  seat: string;
  title: string;
  text: string;
}

/**
 * The progress of a match in its lesson: `done` of `length` suggested answers, and the notes of the moment.
 *
 * `astray`: another answer was given than the suggested one. `over`: the last note was passed.
 */
export interface LessonStanding {
  lesson: LessonInfo;
  done: number;
  length: number;
  astray: boolean;
  over: boolean;
  notes: NoteInfo[];
}

/** One answer of a line of play; `text` is empty where the seat that asked would not see it. */
export interface LineStep {
  seat: string;
  text: string;
}

/**
 * A match, as it is listed. `kind` is play, fork or replay; times are milliseconds since 1970.
 *
 * `asked` are the seats that are waited for, `changed` is when everybody last saw the table move. `round` is 0 where
 * it is not known. Spectators are `delay_answers` and `delay_minutes` behind the players. `seal` is the hash of the
 * key of its chance, which the record tells at the end; empty where the host did not draw it: a player chose the
 * seed, uploaded a record, or began from a position. `you` is a mark of the visitor who asks, another one at every
 * match, or empty.
 */
export interface MatchInfo {
  match: string;
  game: string;
  kind: string;
  parent: string;
  open: boolean;
  shared: boolean;
  language: string;
  packs: string[];
  options: Record<string, string>;
  seats: SeatInfo[];
  asked: string[];
  created: number;
  changed: number;
  paused: boolean;
  round: number;
  delay_answers: number;
  delay_minutes: number;
  seal: string;
  you: string;
  over: boolean;
  outcome: OutcomeInfo | null;
}

/** A match that was just opened, and the keys of its invitations by seat. They are sent only once. */
export interface NewMatchInfo {
  card: MatchInfo;
  keys: Record<string, string>;
}

/** A note of a lesson: its text, the things it points at, and the answer it suggests, empty for none. */
export interface NoteInfo {
  id: string;
  text: string;
  refs: string[];
  answer: string;
}

/**
 * Your notices. `push_key` is the server's key for Web Push, `mails` says whether it sends e-mail.
 *
 * Quiet hours are minutes after midnight in `zone`, or -1. Until the day `away_until` nothing is sent. `muted` are the
 * matches without notices.
 */
export interface NoticeInfo {
  push_key: string;
  mails: boolean;
  subscriptions: SubscriptionInfo[];
  quiet_from: number;
  quiet_to: number;
  zone: string;
  away_until: string;
  muted: string[];
}

/** An option of a game: a number from `low` to `high`, or one of `choices`, which people call by `names`. */
export interface OptionInfo {
  key: string;
  default: number | string;
  low: number;
  high: number;
  choices: string[];
  names: string[];
  rule: string;
  text: string;
}

/** The result of a match. */
export interface OutcomeInfo {
  winners: string[];
  reason: string;
  cite: string;
  scores: number[];
}

/** A content pack that is installed on this server. */
export interface PackInfo {
  name: string;
  id: string;
}

/** Pause the match, or wish to: it is paused when its opener or everybody wants it. */
export interface Pause {
  is: "pause";
  client: string;
}

/**
 * The people at the match and how many watch; sent first and whenever something of it changes.
 *
 * `pause_wishes` are the seats that would like to pause. `shared`: all of them are played at one screen.
 * `closed` says how a request to take back an answer has just ended: granted, refused, lapsed, or empty.
 */
export interface PeopleMessage {
  is: "people";
  people: Person[];
  watching: number;
  takeback: TakebackRequest | null;
  paused: boolean;
  pause_wishes: string[];
  shared: boolean;
  closed: string;
}

/**
 * The person at a seat: their name, empty if none was chosen; whether they are connected; the seat's state.
 *
 * `opener`: they opened the match. `away` is the day until which they are away, or empty; `agent` plays for them.
 */
export interface Person {
  seat: string;
  name: string;
  present: boolean;
  state: string;
  opener: boolean;
  away: string;
  agent: string;
}

/** A kind of piece in the legend, as the table draws it. A `tile` covers a place and is drawn around its centre. */
export interface PieceInfo {
  ref: string;
  name: string;
  about: string;
  letter: string;
  shape: string;
  pattern: string;
  colour: number;
  symbol: string;
  tile: boolean;
}

/** A seat and its player. */
export interface PlayerInfo {
  seat: string;
  name: string;
  player: string;
}

/** Give again the answer that was taken back last. */
export interface Redo {
  is: "redo";
  client: string;
}

/** A refusal and its reason. `message` and `cite` are set if a rule forbids it. */
export interface Refusal {
  code: string;
  reason: string;
  place: string;
  message: string;
  cite: string;
}

/**
 * The message was refused and changed nothing. `client` is empty if it could not be read.
 *
 * If a rule of the game or of the table forbids it, `reason` is a sentence in the seat's language.
 */
export interface RefusedMessage {
  is: "no";
  client: string;
  code: string;
  reason: string;
  place: string;
  message: string;
  cite: string;
}

/** A change of the view, and the number of lines of the story at that time. */
export interface ReplayStep {
  told: number;
  diff: Diff;
}

/** Give up the match. */
export interface Resign {
  is: "resign";
  client: string;
}

/** Take back the answers of this turn. */
export interface Restart {
  is: "restart";
  client: string;
  across?: boolean;
}

/** A statement of a game's rules, in the words of this package. */
export interface RuleInfo {
  tag: string;
  text: string;
  solo: boolean;
}

/**
 * The whole scene: the first message, and after a reconnect if the missed changes are not remembered.
 *
 * A client that reconnects sends the last `stream` and `number` it received.
 */
export interface SceneMessage {
  is: "scene";
  version: number;
  match: string;
  stream: string;
  number: number;
  scene: Scene;
  standing: Standing;
}

/**
 * A seat of a match and its player; `state` is taken, invited or open for a person's seat.
 *
 * `name` is the one a person chose, or empty. `handed`: a person let an agent, the `player`, play for them. `away` is
 * the day until which the person is away, or empty.
 */
export interface SeatInfo {
  seat: string;
  player: string;
  name: string;
  state: string;
  mine: boolean;
  handed: boolean;
  away: string;
}

/** A seat of a game: its id, and its name in words. */
export interface SeatName {
  seat: string;
  name: string;
}

/** A seat of a finished match: its player, its score if the game has scores, and whether it won. */
export interface SeatResult {
  seat: string;
  name: string;
  player: string;
  score: number | null;
  won: boolean;
}

/**
 * Measured games of a side among equals, how many it won, and by which rules.
 *
 * All at the table were one `agent`, or, where that is empty, automata of one `level`. `low` and `high` are the 95 %
 * interval of the share, `fair` is the share of one among all.
 */
export interface SideRate {
  seat: string;
  agent: string;
  level: number;
  games: number;
  won: number;
  low: number;
  high: number;
  fair: number;
  rules: number;
}

/** An icon in the legend, and what it means. */
export interface SignInfo {
  ref: string;
  name: string;
  text: string;
}

/**
 * The commands open to a seat. `ask` is the id of its question, or empty.
 *
 * `undo` is empty if the seat may undo, otherwise the id of the message that says why not. `restart` says whether
 * there are answers of this turn to take back, `ask_back` whether the others can be asked to take back the last one,
 * `resign` whether the seat may give up: not if it only watches automata.
 */
export interface Standing {
  ask: string;
  undo: string;
  across: boolean;
  restart: boolean;
  redo: boolean;
  ask_back: boolean;
  resign: boolean;
  over: boolean;
  moving: string[];
}

/** A way to reach you was added. The `secret` that a webhook's notices are signed with is sent only once. */
export interface SubscriptionAdded {
  id: string;
  secret: string;
  confirmed: boolean;
}

/**
 * A way to reach you: `push`, `webhook` or `mail`. Of a browser only the push service's host is shown.
 *
 * `result` tells how the last notice went, at `result_at`: `sent`, `status 500`, `unreachable`, or empty.
 */
export interface SubscriptionInfo {
  id: string;
  kind: string;
  address: string;
  confirmed: boolean;
  created: number;
  result: string;
  result_at: number;
}

/**
 * A finished match: the result and its rule, its length, the largest swings, and the rematches there are.
 *
 * `rematches` are some of same, other-side and harder.
 */
export interface Summary {
  text: string;
  tags: string[];
  rounds: number;
  answers: number;
  seats: SeatResult[];
  swings: Swing[];
  rematches: string[];
}

/** A moment that changed the chances of a seat most: percent before and after, and the line of the story. */
export interface Swing {
  told: number;
  seat: string;
  text: string;
  before: number;
  after: number;
}

/** Play for your seat yourself again. */
export interface TakeSeat {
  is: "take-seat";
  client: string;
}

/** A seat asks to take back its last answer; `needed` are the seats that have not agreed yet. */
export interface TakebackRequest {
  seat: string;
  needed: string[];
}

export type ToClient =
  SceneMessage | ChangeMessage | PeopleMessage | DoneMessage | RefusedMessage | BeatMessage | CloseMessage;

/** Measured change of how often an automaton wins with a trait, with its 95 % interval; shares, not per cent. */
export interface TraitEffect {
  level: number;
  games: number;
  change: number;
  low: number;
  high: number;
  rules: number;
}

/** A trait that an automaton may have: its name, what it does, in words, and its effect if that was measured. */
export interface TraitInfo {
  trait: string;
  text: string;
  effect: TraitEffect | null;
}

/** A stage of a turn or round, for the picture of it. */
export interface TurnStage {
  name: string;
  text: string;
}

/** A step of an automaton's turn in words; `levels`, by number, and `traits` are those that change it. */
export interface TurnStep {
  phase: string;
  text: string;
  rule: string;
  levels: number[];
  traits: string[];
}

/** Take back the last answer; with `across` also what was revealed since, if the match allows it. */
export interface Undo {
  is: "undo";
  client: string;
  across?: boolean;
}

/**
 * Measured games of an agent against an automaton at a level, how many the agent won, and by which rules.
 *
 * `low` and `high` are the 95 % interval of the share.
 */
export interface WinRate {
  level: number;
  agent: string;
  games: number;
  won: number;
  low: number;
  high: number;
  rules: number;
}
