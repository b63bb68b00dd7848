import { expect, test, type Page } from "@playwright/test";
import { answer, faults, GAMES, numbers, prefer, start, visit } from "./player";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Shows the page in a theme, with no colour fading any more; in folded parts of the page a transition would wait for ever. */
async function paint(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.dataset["theme"] = value;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const each of document.getAnimations()) each.finish();
  }, theme);
}

/** What axe finds on the page as it is now, in every size and theme. */
async function faultsEverywhere(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES)
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize(size);
      await paint(page, theme);
      for (const fault of await faults(page)) found.push(`${what}, ${size.width}, ${theme}: ${fault}`);
    }
  return found;
}

/** Leaves three statements of each chapter: they are all alike, and axe takes minutes for the thousands of Root. */
async function thinOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const list of document.querySelectorAll("section dl"))
      for (const each of [...list.children].slice(6)) each.remove();
  });
}

for (const [game, seats] of GAMES)
  test(`${game}: axe finds nothing at the table, with the settings or the opponents open`, async ({
    page,
  }) => {
    await prefer(page, {});
    await start(page, seats, 0, game);
    const random = numbers(3);
    for (let k = 0; k < 3; k++) await answer(page, random);
    await page.locator(".prompt[data-ask]").waitFor();
    const found = await faultsEverywhere(page, "table");
    const card = page.locator("footer .hand button").first();
    if ((await card.count()) > 0) {
      await card.click();
      found.push(...(await faults(page)).map((fault) => `raised hand: ${fault}`));
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    const strip = page.locator(".others .strip button").first();
    await strip.click();
    await expect(page.locator(".opened")).toBeVisible();
    found.push(...(await faults(page)).map((fault) => `opponents: ${fault}`));
    await page.keyboard.press("Escape");
    await expect(page.locator(".opened")).toBeHidden();
    await page.getByRole("button", { name: "Settings" }).click();
    for (const theme of ["light", "dark"]) {
      await paint(page, theme);
      found.push(...(await faults(page)).map((fault) => `settings, ${theme}: ${fault}`));
    }
    expect(found).toEqual([]);
  });

test("axe finds nothing in the lobby and on the rules page", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  const found: string[] = [];
  for (const [game] of GAMES) {
    await page.locator(".game", { hasText: game }).click();
    found.push(...(await faultsEverywhere(page, `lobby, ${game}`)));
  }
  for (const address of ["rules/ironwood", "rules/root", "about/forge-war"]) {
    await page.goto(`/#/${address}`);
    await expect(page.locator("h1").first()).toBeVisible();
    if (address.startsWith("rules/")) {
      await page.locator("section dl dt").first().waitFor();
      await thinOut(page);
    }
    found.push(...(await faultsEverywhere(page, address)));
  }
  expect(found).toEqual([]);
});
