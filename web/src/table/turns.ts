// Reads the story: which lines are news, the choices of one turn, and whose turn it is.
import type { Chose, Line } from "../net/scene";

/** Lines with a `head` from 1 to this begin a round or a turn. */
const TURN = 2;

/** Returns whether a round or a turn begins with a line. */
export const begins = (line: Line): boolean => line.is === "event" && line.head > 0 && line.head <= TURN;

/** Returns whether a line is in the story and not only in the log. */
export function isNews(line: Line): boolean {
  return line.is === "trace" || !(line.quiet || line.wall);
}

/** The number of news from a line on that are not of this seat. */
export function unread(story: Line[], from: number, to: number, seat: string): number {
  return story.slice(from, to).filter((line) => isNews(line) && (line.is === "trace" || line.seat !== seat))
    .length;
}

/** Leaves out events that only repeat the sentence of the one after them, as of dice rolled again. */
export function withoutRepeats(lines: Line[]): Line[] {
  return lines.filter((line, k) => line.is === "trace" || line.said.text !== lines[k + 1]?.said.text);
}

/** How often in a row the sentence of each line was said, up to it; lines that repeat nothing are left out. */
export function timesSaid(lines: Line[]): Map<Line, number> {
  const found = new Map<Line, number>();
  let before: Line | undefined;
  for (const line of lines) {
    if (line.is === "event" && before?.said.text === line.said.text)
      found.set(line, (found.get(before) ?? 1) + 1);
    before = line;
  }
  return found;
}

/** Returns whether a line is what a wall before it revealed. */
export function isRevealed(story: Line[], line: Line): boolean {
  const before = story[line.number - 1];
  return before?.is === "event" && before.wall;
}

/** The choices of the same turn, in order. */
export function sameTurn(story: Line[], choice: Chose): Chose[] {
  const at = story.indexOf(choice);
  const from = story.slice(0, at).findLastIndex(begins) + 1;
  const to = story.findIndex((line, k) => k > at && begins(line));
  return story.slice(from, to < 0 ? undefined : to).filter((line) => line.is === "trace");
}

/** The seat whose turn it is at a line; empty where no turn has begun. */
export function turnOf(story: Line[], line: Line): string {
  const begun = story.findLast((each) => each.number <= line.number && begins(each));
  return begun?.is === "event" ? begun.seat : "";
}

/** The seat of a line: an event's own, a choice's by the turn it is made in, or by who `automata` there are. */
export function seatOfLine(story: Line[], line: Line, automata: string[]): string {
  if (line.is === "event" && line.seat) return line.seat;
  const turn = turnOf(story, line);
  return line.is === "event" || automata.includes(turn) ? turn : (automata[0] ?? turn);
}

/** The candidates of a choice by their index: the winner first, then the longer they stayed in, the sooner. */
export function bySurvival(choice: Chose): number[] {
  const stayed = (k: number): number =>
    k === choice.winner ? Infinity : choice.sieve.filter((row) => row.cells[k]?.kept).length;
  return choice.candidates.map((_, k) => k).sort((one, other) => stayed(other) - stayed(one) || one - other);
}
