// Rules in our words, by their tags.
import { get } from "./api";
import type { RuleInfo } from "./messages";

/** The tag without the letters of the game's own rulebook: `IW R9.5` is `R9.5`. */
const bare = (tag: string): string => tag.replace(/^[A-Z]+ (?=[A-Z])/, "");

/** The rules with these tags. */
export async function rulesOf(game: string, tags: string[]): Promise<RuleInfo[]> {
  if (tags.length === 0) return [];
  const wanted = new Set(tags.map(bare));
  const rules = await get<RuleInfo[]>(`/games/${game}/rules`);
  return rules.filter((rule) => wanted.has(bare(rule.tag)));
}
