// The pictures of a setting.
import { picture } from "./api";
import type { Setting } from "./scene";

export type Size = "desktop" | "phone" | "mini";

/** The pictures of every board, from the ground up, in one size. */
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

/** Marks of seats and the game's own signs, to be drawn from by their ids. */
export async function symbols(match: string, setting: Setting): Promise<string> {
  const there = ["marks", "symbols"].filter((name) => name in setting.art);
  return (await pictures(match, setting, there)).join("");
}

const pictures = (match: string, setting: Setting, names: string[]): Promise<string[]> =>
  Promise.all(names.map((name) => picture(match, name, setting.art[name] ?? "")));
