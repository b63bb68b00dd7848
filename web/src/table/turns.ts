// Which choices belong to one turn of the story.
import type { Chose, Line } from "../net/scene";

/** A new round or turn begins with a head this high or higher; lower ones are parts of a turn. */
const TURN = 2;

const begins = (line: Line): boolean => line.is === "event" && line.head > 0 && line.head <= TURN;

/** The choices of the turn that a choice was made in, in their order. */
export function sameTurn(story: Line[], choice: Chose): Chose[] {
  const at = story.indexOf(choice);
  const from = story.slice(0, at).findLastIndex(begins) + 1;
  const to = story.findIndex((line, k) => k > at && begins(line));
  return story.slice(from, to < 0 ? undefined : to).filter((line) => line.is === "trace");
}
