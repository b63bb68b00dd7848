// The guides of games, and the sheet of symbols their legends are drawn with.
import { get, text } from "../net/api";
import type { GuideInfo } from "../net/messages";
import { settings } from "../settings.svelte";

const guides = new Map<string, Promise<GuideInfo[]>>();
const sheets = new Map<string, Promise<string>>();

/** The guide of a game in the language of the page; undefined if it has none. */
export async function guideOf(game: string): Promise<GuideInfo | undefined> {
  const { language } = settings;
  const asked = guides.get(language) ?? get<GuideInfo[]>("/guides");
  guides.set(language, asked);
  asked.catch(() => guides.delete(language));
  return (await asked).find((guide) => guide.game === game);
}

export function symbolsOf(game: string): Promise<string> {
  const asked = sheets.get(game) ?? text(`/games/${game}/symbols`);
  sheets.set(game, asked);
  asked.catch(() => sheets.delete(game));
  return asked;
}
