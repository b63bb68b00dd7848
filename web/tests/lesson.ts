// Guided first games, for the tests: opening one, and what a newcomer must see at every note.
import { expect, type Page } from "@playwright/test";
import { visit } from "./player";

/** Opens a first game from the lobby. */
export async function begin(page: Page, lesson: string, game = "Ironwood"): Promise<void> {
  await visit(page);
  await page.locator(".game", { hasText: game }).click();
  const wanted = page.locator(`[data-lesson="${lesson}"]`);
  await wanted.waitFor({ state: "attached" });
  if (!(await wanted.isVisible())) await page.locator(".first summary").click();
  await wanted.click();
  await expect(page.locator(".note")).toBeVisible();
}

/** What is wrong with the note that is shown: the board is low, its text cut off, nothing is ringed, a ring is hidden. */
export function troubles(page: Page, points: boolean): Promise<string[]> {
  return page.evaluate((ringed) => {
    const found: string[] = [];
    const text = document.querySelector(".note p");
    const board = document.querySelector("main .boards, main:has(.mats)")?.getBoundingClientRect();
    if (!board || board.height < 0.495 * innerHeight) found.push(`the board is ${board?.height} px high`);
    if (text && text.scrollHeight > text.clientHeight + 30) found.push("the note is cut off");
    const rings = [...document.querySelectorAll(".ring")].map((ring) => ring.getBoundingClientRect());
    if (ringed && rings.length === 0) found.push("nothing is ringed");
    for (const { x, y, width, height } of rings) {
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!hit || hit.closest(".note")) found.push(`a ring is out of sight, at ${x}, ${y}`);
    }
    return found.map((each) => `${each}: ${text?.textContent}`);
  }, points);
}
