// What the server sends of a table: `clockwood/scene/schema.py` in TypeScript. Every field is always there.

export type Ref = string;

export interface Arg {
  name: string;
  kind: string;
  value: number;
  text: string;
  ref: Ref;
}

export interface Said {
  text: string;
  id: string;
  args: Arg[];
  tags: string[];
}

export interface Seat {
  ref: Ref;
  name: string;
  letter: string;
  shape: string;
  pattern: string;
  colour: number;
  automaton: boolean;
}

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

export interface Link {
  first: Ref;
  second: Ref;
  kind: string;
}

export interface Zone {
  ref: Ref;
  name: string;
  role: string;
  owner: string;
  face: Ref;
}

export interface Counter {
  ref: Ref;
  name: string;
  owner: string;
  icon: string;
  most: number;
  goal: boolean;
}

export interface Stage {
  name: string;
  note: string;
  owner: string;
}

export interface Track {
  ref: Ref;
  name: string;
  role: string;
  owner: string;
  stages: Stage[];
}

export interface Thing {
  ref: Ref;
  name: string;
}

export interface Die {
  ref: Ref;
  name: string;
  faces: Thing[];
}

export interface Panel {
  ref: Ref;
  name: string;
  owner: string;
}

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

export interface Face {
  ref: Ref;
  name: string;
  cells: { name: string; icon: string }[];
  icons: string;
}

export interface Card {
  ref: Ref;
  name: string;
  face: Ref;
  owner: string;
  cells: number[];
  text: string;
  lines: string[];
  icons: { ref: Ref; name: string; red: boolean }[];
  foot: string;
  provenance: string;
  /** The place it speaks of, if one. */
  about: Ref;
}

export interface Setting {
  version: number;
  game: string;
  title: string;
  language: string;
  hash: string;
  provenance: string;
  seats: Seat[];
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

export interface PieceEntry {
  is: "piece";
  place: Ref;
  kind: Ref;
  owner: string;
  count: number;
  spent: number;
  flags: string[];
}

export interface CardEntry {
  is: "card";
  zone: Ref;
  order: number;
  markers: number;
  flags: string[];
}

export interface ZoneEntry {
  is: "zone";
  count: number;
  backs: number;
  markers: number;
}

export interface NumberEntry {
  is: "number";
  value: number;
}

export interface DieEntry {
  is: "die";
  face: Ref;
}

export interface Row {
  said: Said;
  number: number | null;
  flag: string;
}

export interface PanelEntry {
  is: "panel";
  rows: Row[];
}

export interface OutcomeEntry {
  is: "outcome";
  said: Said;
  winners: string[];
  scores: number[];
}

export type Entry = PieceEntry | CardEntry | ZoneEntry | NumberEntry | DieEntry | PanelEntry | OutcomeEntry;
export type View = Record<Ref, Entry>;

export interface Diff {
  set: View;
  gone: Ref[];
}

export interface Option {
  answer: string;
  action: number;
  said: Said;
  parts: { ref: Ref; part: string }[];
  result: Said | null;
}

export interface Question {
  seat: string;
  prompt: Said;
  shape: "one" | "some" | "many";
  low: number;
  high: number;
  options: Option[];
  out: Option[];
  refs: Ref[];
}

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

export interface Candidate {
  answer: string;
  name: string;
  refs: Ref[];
}

export interface SieveRow {
  said: Said;
  rule: string;
  cells: ({ score: number; kept: boolean } | null)[];
  left: number;
}

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

export type Line = Happened | Chose;

export interface Scene {
  version: number;
  setting: string;
  seat: string;
  view: View;
  question: Question | null;
  asked: string[];
  story: Line[];
}

export interface Change {
  version: number;
  diff: Diff;
  question: Question | null;
  asked: string[];
  told: number;
  story: Line[];
}

export interface Explained {
  ref: Ref;
  name: string;
  lines: { text: string; style: string }[][];
  rules: { tag: string; text: string }[];
  answers: string[];
  why_not: Said | null;
}
