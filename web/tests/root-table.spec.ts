// Root at the table: moves from either end, and a short game against three automata.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { numbers, prefer, visit } from "./player";

/** Opens a new match of Root with these players and options. */
async function open(
  page: Page,
  seats: Record<string, string>,
  options: Record<string, string | number>,
): Promise<void> {
  await prefer(page, { holding: "never" });
  await visit(page);
  const body = { game: "root", seats, options, language: "en", seed: 7 };
  const reply = await page.request.post("/api/matches", { data: body });
  const { match } = ((await reply.json()) as { card: { match: string } }).card;
  await page.goto(`/#/match/${match}`);
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
}

async function type(page: Page, text: string): Promise<void> {
  const ask = await page.locator(".prompt[data-ask]").getAttribute("data-ask");
  await page.keyboard.press("/");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await expect(page.locator(`.prompt[data-ask]:not([data-ask="${ask}"])`)).toBeVisible();
}

const MARQUISE = { marquise: "me", eyrie: "random" };
const TO_MARCH = ["corner c1", "build c1 sawmill", "build c9 workshop", "build c10 recruiter", "march"];

/** Marches to clearing 3, where nobody stands: its end is touched first, then its start. */
async function endFirst(page: Page, touch: (place: Locator) => Promise<void>): Promise<void> {
  await open(page, MARQUISE, { order: "letter" });
  for (const text of TO_MARCH) await type(page, text);
  const place = (name: string): Locator => page.locator(`[id="at place:${name}"]`);
  const lit = (state: string): Locator => page.locator(`.boards .place[data-state="${state}"]`);
  await expect(lit("end")).toHaveCount(1);
  await touch(place("c3"));
  await expect(place("c3")).toHaveAttribute("data-state", "chosen");
  await expect(lit("legal")).toHaveCount(3);
  await expect(page.locator(".prompt")).toContainText("From where?");
  await touch(place("c7"));
  await expect(place("c3")).toHaveAttribute("aria-label", /1 Marquise warriors/);
}

test("a move may begin with its destination", async ({ page }) => {
  await endFirst(page, (place) => place.click());
  await page.screenshot({ path: "test-results/root-end-first.png" });
});

test("the number of a move may be chosen first", async ({ page }) => {
  await open(page, MARQUISE, { order: "letter" });
  for (const text of [...TO_MARCH, "move c5 c1 x1"]) await type(page, text);
  const place = (name: string): Locator => page.locator(`[id="at place:${name}"]`);
  const starts = await page.locator('.boards .place[data-state="legal"]').count();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.keyboard.press("x");
  await expect(page.locator(".prompt")).toContainText("How many: 2");
  const left = page.locator('.boards .place[data-state="legal"]');
  expect(await left.count()).toBeLessThan(starts);
  await expect(place("c1")).toHaveAttribute("data-state", "chosen");
  await page.screenshot({ path: "test-results/root-number-first.png" });
  await place("c5").click();
  await expect(place("c5")).toHaveAttribute("aria-label", /2 Marquise warriors/);
});

const BOTS = {
  marquise: "mechanical-marquise:0",
  eyrie: "me",
  alliance: "automated-alliance:0",
  vagabond: "vagabot:0",
};
const TWO_ROUNDS = { alliance: 1, vagabond: 1, "round-limit": 2, map: "lake" };

/** Presses one thing that is lit: a place first, then a card, then a button. */
async function press(page: Page, nth: (count: number) => number, touch: boolean): Promise<void> {
  const prompt = page.locator(".prompt[data-ask]");
  const { ask = "", got = "" } = await prompt.evaluate((each: HTMLElement) => ({ ...each.dataset }));
  const lit = [
    page.locator(".boards .place[data-state='legal']"),
    // On a phone a touch on the hand only raises it.
    page.locator(touch ? ".raised .hand button:has(.legal)" : ".hand button:has(.legal)"),
    prompt.locator("[data-answer]:enabled:not([aria-pressed='true'])"),
  ];
  const counts = await Promise.all(lit.map((each) => each.count()));
  const which = counts.findIndex((count, k) => count > 0 && (k === 2 || nth(3) > 0));
  const found = (lit[which] as Locator).nth(nth(counts[which] ?? 1));
  if (touch) await found.tap({ force: true });
  else await found.click({ force: true });
  await expect(page.locator(`.prompt[data-ask="${ask}"][data-got="${got}"]:not([data-doubted])`)).toHaveCount(
    0,
  );
}

/** Plays to the end. */
async function playOut(page: Page, touch: boolean): Promise<void> {
  const random = numbers(5);
  const over = page.locator(".prompt[data-over]");
  for (let k = 0; k < 60; k++) {
    await page.locator(".prompt[data-ask], .prompt[data-over]").first().waitFor();
    if ((await over.count()) > 0) break;
    await press(page, random, touch);
  }
  await expect(over).toBeVisible();
}

test("the Eyrie play against three automata by clicks to the end", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, BOTS, TWO_ROUNDS);
  await expect(page.locator(".ruler [data-points]")).toHaveCount(4);
  await expect(page.locator("[data-zone^='zone:decree.']")).toHaveCount(4);
  await playOut(page, false);
  await expect(page.locator(".table")).toContainText("Rounds: 2");
  await page.getByRole("button", { name: "Marquise", exact: true }).first().click();
  await expect(page.locator(".printed")).toContainText("Battles in every clearing of the order's suit.");
  await expect(page.locator(".printed")).toContainText("Easy: recruits only two warriors.");
  await page.screenshot({ path: "test-results/root-end-1440.png" });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a move may begin with its destination, by touch", async ({ page }) => {
    await endFirst(page, (place) => place.tap());
    await page.screenshot({ path: "test-results/root-end-first-390.png" });
  });

  test("the Eyrie play against three automata by touch to the end", async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, BOTS, TWO_ROUNDS);
    await playOut(page, true);
    await expect(page.locator(".table")).toContainText("Rounds: 2");
    await page.screenshot({ path: "test-results/root-end-390.png" });
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`six seats leave every control of the top rail in sight, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, { pace: "at-once" });
    await visit(page);
    const bots = {
      marquise: "mechanical-marquise:0",
      alliance: "automated-alliance:0",
      lizards: "logical-lizards:0",
    };
    const seats = { ...bots, eyrie: "me", duchy: "drillbit-duchy:0", corvids: "cogwheel-corvids:0" };
    const options = { alliance: 1, lizards: 1, duchy: 1, corvids: 1 };
    const reply = await page.request.post("/api/matches", {
      data: { game: "root", seats, options, seed: 7 },
    });
    const { card } = (await reply.json()) as { card: { match: string } };
    await page.goto(`/#/match/${card.match}`);
    await expect(page.locator(".prompt[data-ask]")).toBeVisible();
    await expect(page.locator(".order li")).toHaveCount(6);
    for (const control of await page.locator(".top button:visible").all()) {
      const box = await control.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeLessThanOrEqual(48);
    }
    if (width > 899) {
      const ruler = await page.locator(".ruler").boundingBox();
      const first = await page.locator("[data-points]").first().boundingBox();
      expect(first?.x).toBeGreaterThanOrEqual(ruler?.x ?? 0);
    }
    await page.screenshot({ path: `test-results/six-seats-${width}.png` });
  });
