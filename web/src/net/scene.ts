// Clockwood scene. Written by tools/page_types.py from src/clockwood/scene/schema.json.

/** A typed argument of a message: a number, or a thing with its ref. */
export interface Arg {
  name: string;
  kind: string;
  value: number;
  text: string;
  ref: Ref;
}

/** A sheet with places. `art` maps a size (desktop, phone, mini) to its pictures, lowest layer first. */
export interface Board {
  ref: Ref;
  name: string;
  owner: string;
  width: number;
  height: number;
  columns: number;
  rows: number;
  art: Record<string, string[]>;
}

/** One of the options an automaton chose among. */
export interface Candidate {
  answer: string;
  name: string;
  refs: Ref[];
}

/** A card as it is printed. `lines` are the clauses of its effect; `about` is the ref of the place it names. */
export interface Card {
  ref: Ref;
  name: string;
  face: Ref;
  owner: string;
  cells: number[];
  text: string;
  lines: string[];
  icons: CardIcon[];
  foot: string;
  provenance: string;
  about: Ref;
}

/** A card whose zone the seat knows. `order` is its position in the zone, 0 if it has none. */
export interface CardEntry {
  is: "card";
  zone: Ref;
  order: number;
  markers: number;
  flags: string[];
}

/** An icon on a card; a `red` one is drawn with a double ring. */
export interface CardIcon {
  ref: Ref;
  name: string;
  red: boolean;
}

/**
 * The difference between two scenes: the change of the view, the question now, and the end of the story now.
 *
 * `told` is the number of story lines before the new ones; after an undo it is smaller than the number sent so far.
 */
export interface Change {
  version: number;
  diff: Diff;
  question: Question | null;
  asked: string[];
  told: number;
  story: Line[];
}

/**
 * An automaton's choice, criterion by criterion. `winner` is the index of a candidate, -1 for none.
 *
 * `decided` is the index of the criterion that left one candidate or none, -1 if no criterion decided. `tie` says what
 * broke a tie, `rolled` what a die showed.
 */
export interface Chose {
  is: "trace";
  number: number;
  said: Said;
  title: string;
  candidates: Candidate[];
  sieve: SieveRow[];
  decided: number;
  tie: Said | null;
  rolled: Candidate | null;
  winner: number;
  refs: Ref[];
}

/** A number. With `most` above 0 it is drawn as that many signs; a counter with `goal` wins the game when full. */
export interface Counter {
  ref: Ref;
  name: string;
  owner: string;
  icon: string;
  most: number;
  goal: boolean;
}

/** A die and its faces. */
export interface Die {
  ref: Ref;
  name: string;
  faces: Thing[];
}

/** The face that is up. */
export interface DieEntry {
  is: "die";
  face: Ref;
}

/** The difference between two views: entries that are new or changed, and refs that are gone. */
export interface Diff {
  set: View;
  gone: Ref[];
}

export type Entry =
  PieceEntry | CardEntry | ZoneEntry | NumberEntry | DieEntry | PanelEntry | SheetEntry | OutcomeEntry;

/** The explanation of a thing: lines of text, its rules, the answers that touch it now, or why there are none. */
export interface Explained {
  ref: Ref;
  name: string;
  lines: Span[][];
  rules: Rule[];
  answers: string[];
  why_not: Said | null;
}

/**
 * A kind of card: its boxes, and the name of its row of icons.
 *
 * `band` is the colour token of its head, empty for the colour of its seat; `sign` is a symbol beside its name.
 */
export interface Face {
  ref: Ref;
  name: string;
  cells: FaceCell[];
  icons: string;
  band: string;
  sign: string;
}

/** A box with a number at the top of a card. */
export interface FaceCell {
  name: string;
  icon: string;
}

/**
 * An event. `wall`: it revealed something, so undo stops here. `quiet`: a minor event.
 *
 * `head`: a round begins (1), a turn begins (2), a turn ends (3). `after` is the change it made to the view, for
 * playing the story step by step; null if that is not known.
 */
export interface Happened {
  is: "event";
  number: number;
  said: Said;
  seat: string;
  refs: Ref[];
  quiet: boolean;
  head: number;
  wall: boolean;
  after: Diff | null;
}

export type Line = Happened | Chose;

/** Two neighbouring places. */
export interface Link {
  first: Ref;
  second: Ref;
  kind: string;
}

/** The value of a counter, or the stage of a track's marker, from 0. A `sign` stands for one that is given up. */
export interface NumberEntry {
  is: "number";
  value: number;
  sign: string;
}

/**
 * An option: the answer to send, its text, the things it touches, and its result if that is certain.
 *
 * `most` is how many times in a row it may be given; `number`, above 0, the highest number that may be given with it
 * as `ANSWER xN`, which is asked next otherwise; `group` names the kind of answer, where a game has a name for it.
 * `idle`: it would do nothing now, as its words say.
 */
export interface Option {
  answer: string;
  action: number;
  said: Said;
  parts: Part[];
  result: Said | null;
  most: number;
  number: number;
  group: string;
  idle: boolean;
}

/** The result of a finished match. */
export interface OutcomeEntry {
  is: "outcome";
  said: Said;
  winners: string[];
  scores: number[];
}

/** A box that the view fills with rows of words and numbers. */
export interface Panel {
  ref: Ref;
  name: string;
  owner: string;
}

/** The rows of a panel. */
export interface PanelEntry {
  is: "panel";
  rows: Row[];
}

/** A thing an option touches, and its role: from, to, at, card, or the kind of a plain argument. */
export interface Part {
  ref: Ref;
  part: string;
}

/** `count` pieces of one kind in one place; `spent` of them have acted. */
export interface PieceEntry {
  is: "piece";
  place: Ref;
  kind: Ref;
  owner: string;
  count: number;
  spent: number;
  flags: string[];
}

/**
 * A kind of piece. Kinds that share a spot stand side by side, in the order of this list.
 *
 * `symbol` is the id of its drawing in the picture `symbols`, empty if it has none.
 */
export interface PieceKind {
  ref: Ref;
  name: string;
  letter: string;
  shape: string;
  pattern: string;
  owner: string;
  spot: string;
  counted: boolean;
  about: string;
  symbol: string;
}

/** A place for pieces: its centre, its outline as an SVG path, its text cell, and spots for what is drawn there. */
export interface Place {
  ref: Ref;
  board: Ref;
  kind: string;
  name: string;
  short: string;
  number: number;
  ring: string;
  x: number;
  y: number;
  cell: [number, number];
  shape: string;
  spots: Record<string, [number, number]>;
}

/**
 * A question. `shape`: one; some, a set of `low` to `high`; many, the same answer up to `high` times.
 *
 * The first `foremost` options matter most. `out` are the options that end or skip the decision; `refs` are the
 * things the question is about. Where nothing but a way out is offered, `hindrances` say why.
 */
export interface Question {
  seat: string;
  prompt: Said;
  shape: string;
  low: number;
  high: number;
  options: Option[];
  foremost: number;
  out: Option[];
  refs: Ref[];
  hindrances: Said[];
}

/** The name of one thing: `place:m1`, `card:WW07`. */
export type Ref = string;

/** A row of a panel; `flag` is empty, done, now, open, wrong, or die for a number that is rolled. */
export interface Row {
  said: Said;
  number: number | null;
  flag: string;
}

/** A rule in our own words. */
export interface Rule {
  tag: string;
  text: string;
}

/** A sentence in the seat's language, with the message it was made from and the rules it cites. */
export interface Said {
  text: string;
  id: string;
  args: Arg[];
  tags: string[];
}

/** Everything a seat is shown when it joins. `asked` are the seats that decide now. */
export interface Scene {
  version: number;
  setting: string;
  seat: string;
  view: View;
  question: Question | null;
  asked: string[];
  story: Line[];
}

/** A seat and its mark. `colour` is its place in the palette, from 1; `automaton`: the rules play this seat. */
export interface Seat {
  ref: Ref;
  name: string;
  letter: string;
  shape: string;
  pattern: string;
  colour: number;
  automaton: boolean;
}

/**
 * The table of one content in one language. `hash` identifies it; `art` maps a picture's name to its hash.
 *
 * `marked` are things besides the seats that have a mark like theirs, such as the factions of a draft.
 */
export interface Setting {
  version: number;
  game: string;
  title: string;
  language: string;
  hash: string;
  provenance: string;
  seats: Seat[];
  marked: Seat[];
  boards: Board[];
  places: Place[];
  links: Link[];
  zones: Zone[];
  counters: Counter[];
  tracks: Track[];
  dice: Die[];
  things: Thing[];
  panels: Panel[];
  pieces: PieceKind[];
  faces: Face[];
  cards: Card[];
  art: Record<string, string>;
}

/** One side's share of a section; `total` is null while a row is not known. */
export interface SheetColumn {
  rows: Row[];
  total: number | null;
}

/** Sides set against each other, such as a battle's. `places` are where it happens; `notes` say who wins ties. */
export interface SheetEntry {
  is: "sheet";
  said: Said;
  places: Ref[];
  seats: string[];
  sections: SheetSection[];
  notes: Said[];
}

/** One thing that is compared, with a column for each side. */
export interface SheetSection {
  said: Said;
  columns: SheetColumn[];
}

/** The score a criterion gave to a candidate that reached it, and whether it kept the candidate. */
export interface SieveCell {
  score: number;
  kept: boolean;
}

/** A criterion: only, prefer, most or fewest of something. A cell for each candidate, null for those already out. */
export interface SieveRow {
  said: Said;
  rule: string;
  cells: (SieveCell | null)[];
  left: number;
}

/** A few words in one style. */
export interface Span {
  text: string;
  style: string;
}

/** One step of a track. */
export interface Stage {
  name: string;
  note: string;
  owner: string;
}

/** Something with a ref and a name only: the face of a die, an icon. */
export interface Thing {
  ref: Ref;
  name: string;
}

/** A row of stages with one marker. `role` is `turns` for the turns of a round. */
export interface Track {
  ref: Ref;
  name: string;
  role: string;
  owner: string;
  stages: Stage[];
}

export type View = Record<string, Entry>;

/** A zone for cards. `role`: hand, deck, discard, slot, open, column, row, ongoing, aside, hidden or out. */
export interface Zone {
  ref: Ref;
  name: string;
  role: string;
  owner: string;
  face: Ref;
}

/** The number of cards in a zone, how many of them the seat sees only from behind, and markers on the zone. */
export interface ZoneEntry {
  is: "zone";
  count: number;
  backs: number;
  markers: number;
}
