import { expect, test, type Page } from "@playwright/test";
import {
  ahead,
  answer,
  BOARDS,
  cutTexts,
  GAMES,
  numbers,
  openRoot,
  PHONE,
  prefer,
  sizeOfMap,
  start,
  visit,
} from "./player";

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
/** Enough answers for the first questions of every game: setting up, then a turn. */
const ANSWERS = 4;
/** Enough answers for a turn or two of a faction of Root. */
const TURNS = 16;

/** Returns the buttons beside the answers that end beyond the window. */
async function cutOff(page: Page, width: number): Promise<string[]> {
  const found: string[] = [];
  for (const way of await page.locator(".prompt .ways button").all()) {
    const box = await way.boundingBox();
    if (!box || box.x + box.width > width) found.push(await way.innerText());
  }
  return found;
}

test("no answer is cut off beside pages, an amount and the ways out", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  const seats = { duchy: "me", marquise: "random" };
  const options = { duchy: 1, eyrie: 0 };
  const body = { game: "root", seats, options, language: "en", seed: 3 };
  const reply = await page.request.post("/api/matches", { data: body });
  const { match } = ((await reply.json()) as { card: { match: string } }).card;
  await page.goto(`/#/match/${match}`);
  await expect(page.locator(".prompt[data-ask] h2")).toContainText("2 left");
  const group = page.locator(".prompt .options [data-group]").first();
  const paged = page.locator(".prompt .ways:has(.amount):has(.pager:not(.amount)):has(.out)");
  await group.click();
  await expect(paged).toBeVisible();
  for (const [width, height] of SIZES.filter(([each]) => each >= 1024)) {
    await page.setViewportSize({ width, height });
    const over = (): Promise<number> =>
      page.locator(".prompt .options").evaluate((list) => list.scrollWidth - list.clientWidth);
    await expect.poll(over, { message: `${width}` }).toBeLessThanOrEqual(1);
    await page.screenshot({ path: `test-results/answers-${width}.png` });
  }
  await page.setViewportSize(PHONE.viewport);
  await page.reload();
  await expect(paged).toBeVisible();
  expect(await cutOff(page, PHONE.viewport.width)).toEqual([]);
  await page.screenshot({ path: "test-results/answers-390.png" });
});

test("on a phone, one touch says how many warriors move", async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await prefer(page, { holding: "never" });
  await start(page, { eyrie: "me", marquise: "random" }, 0, "Root");
  const random = numbers(5);
  const prompt = page.locator(".prompt[data-ask]");
  while (!(await prompt.innerText()).includes("how many warriors")) await answer(page, random);
  const all = await prompt.locator(".options [data-answer]").allInnerTexts();
  expect(all.length).toBeGreaterThan(2);
  await expect(prompt.locator(".pager")).toHaveCount(0);
  await page.screenshot({ path: "test-results/how-many-390.png" });
  await page.context().close();
});

/** Checks at each size that the map is large and nothing scrolls, and returns what is wrong. */
async function wrong(
  page: Page,
  name: string,
  sizes: readonly (readonly [number, number])[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const board = page.locator(".front:not(.over) button").first();
    if (width < height && (await board.count())) await board.click();
    await expect(page.locator(".boards .board svg").first()).toBeVisible();
    // Right after the window has another size nothing may be drawn yet.
    await expect.poll(async () => (await sizeOfMap(page)).high).toBeGreaterThan(0);
    const { high, wide } = await sizeOfMap(page);
    if (high < 0.49 && wide < 0.97)
      found.push(`${width}×${height}: ${high.toFixed(2)} high, ${wide.toFixed(2)} wide`);
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.documentElement.scrollHeight - window.innerHeight,
    ]);
    if (over.some((by) => by > 0)) found.push(`${width}×${height} scrolls by ${over.join(", ")}`);
    found.push(...(await cutOff(page, width)).map((way) => `${width}×${height}: ${way} is cut off`));
    await page.screenshot({ path: `test-results/widths-${name}-${width}.png` });
  }
  return found;
}

for (const [game, seats] of GAMES)
  test(`${game}: the map keeps half of the height, or all of the width, at any width`, async ({ page }) => {
    await prefer(page, {});
    await start(page, seats, 0, game);
    const random = numbers(3);
    for (let k = 0; k < ANSWERS; k++) await answer(page, random);
    await page.locator(".prompt[data-ask]").waitFor();
    expect(await wrong(page, game.replace(" ", "-"), SIZES)).toEqual([]);
  });

for (const faction of BOARDS)
  test(`Root: the board of the ${faction} has room beside the map at any width`, async ({ page }) => {
    await openRoot(page, "en", { marquise: "random", eyrie: "random", [faction]: "me" }, { [faction]: 1 });
    await ahead(page, faction, numbers(3), TURNS);
    const widths = SIZES.filter(([width]) => [390, 820, 1100, 1440].includes(width));
    expect(await wrong(page, `Root-${faction}`, widths)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await cutTexts(page)).toEqual([]);
  });

test("the strip of opponents opens on click, and closes with Escape or a click beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await prefer(page, {});
  await start(page, { woodwalkers: "me", ironclad: "ironbot" }, 3);
  const strip = page.locator(".others .strip");
  expect((await strip.boundingBox())?.width).toBeCloseTo(72, 0);
  const sheet = page.getByRole("region", { name: "Ironclad" });
  await expect(sheet).toBeHidden();
  await strip.getByRole("button").click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await strip.getByRole("button").click();
  await expect(sheet).toBeVisible();
  await page.locator(".prompt h2").click();
  await expect(sheet).toBeHidden();
});

test("Iron Kings: the chronicle has room for eight lines and the market is in sight", async ({ page }) => {
  await prefer(page, {});
  await start(page, { yellow: "rival" }, 0, "Iron Kings");
  for (const [width, height] of SIZES.filter(([wide]) => wide >= 1024)) {
    await page.setViewportSize({ width, height });
    await expect(page.getByText("Field Upgrades").first()).toBeInViewport();
    const merged = width < 1200;
    if (merged) await page.locator(".columns button").last().click();
    const list = await page.locator(".chronicle ol").boundingBox();
    expect(list?.height, `${width}×${height}`).toBeGreaterThan(8 * 24);
    if (merged) await page.locator(".columns button").first().click();
  }
});

test("Iron Kings on a phone: the mat is in front while workers are placed, the map a touch away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, {});
  await start(page, { yellow: "rival" }, 0, "Iron Kings");
  await expect(page.locator(".boards .board")).toBeVisible();
  const random = numbers(3);
  while (!(await page.locator(".prompt h2").innerText()).startsWith("Place a worker"))
    await answer(page, random);
  const throttle = page.locator('[id="at place:red-throttle"]');
  await expect(throttle).toBeInViewport();
  await page.locator(".prompt button", { hasText: "Worker on a mat" }).first().click();
  const brake = page.locator('[data-answer="small red-brake"]');
  for (let pages = 0; pages < 4 && (await brake.count()) === 0; pages++)
    await page.getByRole("button", { name: "More answers" }).click();
  await expect(brake).toContainText("the king stays");
  await page.screenshot({ path: "test-results/kings-phone-workers.png" });
  await page.getByRole("button", { name: "The Balrog Zone" }).click();
  await expect(page.locator(".boards .board")).toBeVisible();
});

for (const [game, seats] of GAMES)
  test(`${game}: at 200 % nothing is lost, the page scrolls`, async ({ page }) => {
    await prefer(page, {});
    await start(page, seats, 0, game);
    await answer(page, numbers(3));
    await page.locator(".prompt[data-ask]").waitFor();
    await page.setViewportSize({ width: 720, height: 450 });
    await expect(page.locator(".prompt h2")).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    for (const part of [".board svg", ".prompt h2", ".prompt button", ".table > nav button"]) {
      const found = page.locator(part).last();
      await found.scrollIntoViewIfNeeded();
      await expect(found).toBeInViewport({ ratio: 0.5 });
    }
    await page.screenshot({ path: `test-results/zoomed-${game.replace(" ", "-")}.png`, fullPage: true });
  });
