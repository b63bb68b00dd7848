// Root in Polish: the lobby, a table against an automaton, a guided first game, the rules and the guide.
import { expect, test, type Page } from "@playwright/test";
import { GAMES, PHONE, prefer, visit } from "./player";

const ENGLISH = /\b(the|and|your|warriors?|clearing|turn|cards?|Marquise|Eyrie)\b/;

/** Opens a table of Root in Polish: a person against the Mechanical Marquise, with the Alliance played at random. */
async function open(page: Page): Promise<void> {
  await prefer(page, { language: "pl", holding: "never" });
  await visit(page);
  const seats = { marquise: "mechanical-marquise:1", eyrie: "me", alliance: "random" };
  const body = { game: "root", seats, options: { alliance: 1 }, language: "pl", seed: 7 };
  const reply = await page.request.post("/api/matches", { data: body });
  const { match } = ((await reply.json()) as { card: { match: string } }).card;
  await page.goto(`/#/match/${match}`);
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
}

async function fits(page: Page, name: string, width: number): Promise<void> {
  await page.screenshot({ path: `test-results/root-polish-${name}-${width}.png` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
}

test("what the lobby lets one choose has Polish names, and the map is chosen without opening anything", async ({
  page,
}) => {
  await prefer(page, { language: "pl" });
  await visit(page);
  for (const [game] of GAMES) {
    await page.locator(".game", { hasText: game }).click();
    await expect(page.locator("h1", { hasText: `Nowa gra: ${game}` })).toBeVisible();
    const words = await page
      .locator(".topbar ~ * select option, main select option")
      .evaluateAll((options) =>
        options.map((option) => [(option as HTMLOptionElement).value, option.textContent.trim()] as const),
      );
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter(([value, text]) => value === text && /[a-z]/.test(text))).toEqual([]);
  }
  await page.getByLabel("Mapa: jesień").selectOption({ label: "Jezioro" });
  await expect(page.getByLabel("Mapa: jesień")).toBeInViewport();
});

for (const [width, context] of [
  [1440, { viewport: { width: 1440, height: 900 } }],
  [390, PHONE],
] as const)
  test(`Root is Polish from the lobby to the rules, ${width} pixels wide`, async ({ browser }) => {
    const page = await (await browser.newContext(context)).newPage();
    await open(page);
    await page.keyboard.press("1");
    await expect(page.locator(".prompt[data-ask]")).toBeVisible();
    expect((await page.locator(".prompt").innerText()).match(ENGLISH)).toBeNull();
    await expect(page.locator("body")).toContainText("Dynastia");
    await fits(page, "table", width);
    for (const where of ["about", "rules"]) {
      await page.goto(`/#/${where}/root`);
      await expect(page.locator(".legend dt svg").first()).toBeVisible();
      await fits(page, where, width);
    }
    await page.goto("/#/");
    await page.locator(".game", { hasText: "Root" }).click();
    await page.locator('[data-seat="marquise"]').selectOption("mechanical-marquise");
    await expect(page.locator("fieldset.wide").first()).toContainText("Żelazna Wola");
    await fits(page, "lobby", width);
    const reply = await page.request.post("/api/lessons", {
      data: { game: "root", lesson: "eyrie", language: "pl" },
    });
    const { match } = ((await reply.json()) as { card: { match: string } }).card;
    await page.goto(`/#/match/${match}`);
    await expect(page.locator(".note")).toContainText("Dynastią");
    await fits(page, "lesson", width);
    await page.context().close();
  });
