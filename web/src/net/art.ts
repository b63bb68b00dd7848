// The pictures of a setting.
import { picture } from "./api";
import type { Setting } from "./scene";

export type Size = "desktop" | "phone" | "mini";

/** The pictures of every board in one size, lowest layer first. */
export async function boardPictures(
  match: string,
  setting: Setting,
  size: Size,
): Promise<Record<string, string[]>> {
  const drawn = setting.boards.map(
    async ({ ref, art }) => [ref, await pictures(match, setting, art[size] ?? art["desktop"] ?? [])] as const,
  );
  return Object.fromEntries(await Promise.all(drawn));
}

/** The sheets of symbols: marks of seats, and the game's own signs. */
export async function symbols(match: string, setting: Setting): Promise<string> {
  const names = ["marks", "symbols"].filter((name) => name in setting.art);
  return (await pictures(match, setting, names)).join("");
}

const pictures = (match: string, setting: Setting, names: string[]): Promise<string[]> =>
  Promise.all(names.map((name) => picture(match, name, setting.art[name] ?? "")));
