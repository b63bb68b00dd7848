// The tables and lists as this browser saw them last, to be read while the server is out of reach.
import { Refused } from "../net/api";
import type { GameInfo, MatchInfo, SceneMessage } from "../net/messages";
import type { Setting } from "../net/scene";
import { allKept, drop, keep, kept } from "./kept";

/** A table as it was seen at a time. */
export interface SeenTable {
  at: number;
  card: MatchInfo;
  setting: Setting;
  pictures: Record<string, string[]>;
  symbols: string;
  scene: SceneMessage;
}

export interface SeenLists {
  at: number;
  games: GameInfo[];
  mine: MatchInfo[];
}

const MOST_TABLES = 20;

/** Returns whether an error says that the server, or a proxy before it, does not answer. */
export function outOfReach(error: unknown): boolean {
  return !(error instanceof Refused) || error.status >= 500;
}

/** Keeps a table. Where several people share the screen nothing is kept: each would read the others' cards. */
export async function keepTable(table: SeenTable): Promise<void> {
  if (table.card.seats.filter((seat) => seat.mine).length > 1) return;
  await keep("views", table.card.match, table);
  const tables = await allKept<SeenTable>("views");
  const oldest = tables.sort((one, other) => other.at - one.at).slice(MOST_TABLES);
  await Promise.all(oldest.map((each) => drop("views", each.card.match)));
}

export const seenTable = (match: string): Promise<SeenTable | undefined> => kept<SeenTable>("views", match);

export const dropTable = (match: string): Promise<void> => drop("views", match);

export async function keepLists(games: GameInfo[], mine: MatchInfo[]): Promise<void> {
  await keep("lists", "lobby", { at: Date.now(), games, mine } satisfies SeenLists);
}

/** The lobby as it was seen, with the tables that were opened since. */
export async function seenLists(): Promise<SeenLists | undefined> {
  const lists = await kept<SeenLists>("lists", "lobby");
  if (!lists) return undefined;
  const listed = new Set(lists.mine.map((card) => card.match));
  const since = (await allKept<SeenTable>("views"))
    .filter(
      ({ at, card }) => at > lists.at && !listed.has(card.match) && card.seats.some((seat) => seat.mine),
    )
    .map(({ card }) => card);
  return { ...lists, mine: [...since, ...lists.mine] };
}

/** The time at which something was seen, in words. */
export function seenAt(at: number, language: string): string {
  return new Date(at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}
