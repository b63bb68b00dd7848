import { expect, test, type Page } from "@playwright/test";
import { answer, numbers, prefer, start } from "./player";

const SIZES = [
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1100, 800],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const GAMES = [
  ["Ironwood", { woodwalkers: "me", ironclad: "ironbot" }, ".board"],
  ["Forge War", {}, ".board"],
  ["Iron Kings", { yellow: "rival" }, ".board"],
] as const;
/** Enough answers for the first questions of every game: setting up, then a turn. */
const ANSWERS = 4;

/** The part of the window's height that the map's drawing takes, and the part of the width. */
async function drawn(page: Page): Promise<[number, number]> {
  return page
    .locator(".boards .board svg")
    .first()
    .evaluate((svg: SVGSVGElement) => {
      const frame = svg.getBoundingClientRect();
      const { width, height } = svg.viewBox.baseVal;
      const scale = Math.min(frame.width / width, frame.height / height);
      return [(height * scale) / window.innerHeight, (width * scale) / window.innerWidth];
    });
}

for (const [game, seats] of GAMES)
  test(`${game}: the map keeps half of the height, or all of the width, at any width`, async ({ page }) => {
    await prefer(page, {});
    await start(page, seats, 0, game);
    const random = numbers(3);
    for (let k = 0; k < ANSWERS; k++) await answer(page, random);
    await page.locator(".prompt[data-ask]").waitFor();
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const board = page.locator(".front button").first();
      if (await board.count()) await board.click();
      await expect(page.locator(".boards .board svg").first()).toBeVisible();
      const [high, wide] = await drawn(page);
      if (high < 0.5 && wide < 0.97)
        found.push(`${width}×${height}: ${high.toFixed(2)} high, ${wide.toFixed(2)} wide`);
      const over = await page.evaluate(() => [
        document.documentElement.scrollWidth - window.innerWidth,
        document.documentElement.scrollHeight - window.innerHeight,
      ]);
      if (over.some((by) => by > 0)) found.push(`${width}×${height} scrolls by ${over.join(", ")}`);
      await page.screenshot({ path: `test-results/widths-${game.replace(" ", "-")}-${width}.png` });
    }
    expect(found).toEqual([]);
  });
