// Finds the choices of one turn of the story, and the seat whose turn it is.
import type { Chose, Line } from "../net/scene";

/** Lines with a `head` from 1 to this begin a round or a turn. */
const TURN = 2;

const begins = (line: Line): boolean => line.is === "event" && line.head > 0 && line.head <= TURN;

/** The choices of the same turn, in order. */
export function sameTurn(story: Line[], choice: Chose): Chose[] {
  const at = story.indexOf(choice);
  const from = story.slice(0, at).findLastIndex(begins) + 1;
  const to = story.findIndex((line, k) => k > at && begins(line));
  return story.slice(from, to < 0 ? undefined : to).filter((line) => line.is === "trace");
}

/** The seat whose turn it is when a choice is made; empty where no turn has begun. */
export function turnOf(story: Line[], choice: Chose): string {
  const begun = story.findLast((line) => line.number < choice.number && begins(line));
  return begun?.is === "event" ? begun.seat : "";
}
