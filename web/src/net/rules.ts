// Rules by their tags, in our words.
import { get } from "./api";
import type { RuleCard } from "./messages";

/** A game's own book may go unnamed: `IW R9.5` is `R9.5`. */
const bare = (tag: string): string => tag.replace(/^[A-Z]+ (?=[A-Z])/, "");

/** The statements these tags cite, as far as there are any. */
export async function rulesOf(game: string, tags: string[]): Promise<RuleCard[]> {
  if (tags.length === 0) return [];
  const wanted = new Set(tags.map(bare));
  const rules = await get<RuleCard[]>(`/games/${game}/rules`);
  return rules.filter((rule) => wanted.has(bare(rule.tag)));
}
