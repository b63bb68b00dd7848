// Root in Polish: the lobby, a table against an automaton, a guided first game, the rules and the guide.
import { expect, test, type Page } from "@playwright/test";
import { ahead, BOARDS, GAMES, numbers, openRoot, PHONE, prefer, visit } from "./player";

const ENGLISH =
  /\b(the|and|your|warriors?|clearing|turn|cards?|Marquise|Eyrie|Riverfolk|Lizards?|Duchy|Corvids?)\b/;
/** Ids that have a name on the page. */
const CODE = /\b(?:[cf]\d{1,2}|player\d|[a-z]+(?:-[a-z]+)*-\d|random|human|undefined|NaN)\b/;
/** Enough answers for a turn or two. */
const TURNS = 16;
/** The automaton of each faction, and what the faction is called. */
const AUTOMATA = {
  riverfolk: ["riverfolk-robots:1", "Kompania"],
  lizards: ["logical-lizards:1", "Kult"],
  duchy: ["drillbit-duchy:1", "Księstwo"],
  corvids: ["cogwheel-corvids:1", "Konspiracja"],
} as const;

/** The lines of the page that are English or name something by its id. */
async function notPolish(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  return text.split("\n").filter((line) => ENGLISH.test(line) || CODE.test(line));
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
    const seats = { marquise: "mechanical-marquise:1", eyrie: "me", alliance: "random" };
    await openRoot(page, "pl", seats, { alliance: 1 });
    await expect(page.locator(".prompt[data-ask]")).toBeVisible();
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

for (const faction of BOARDS) {
  test(`the board of the ${faction} is Polish, in their turns and on a phone`, async ({ page }) => {
    await openRoot(page, "pl", { marquise: "random", eyrie: "random", [faction]: "me" }, { [faction]: 1 });
    await ahead(page, faction, numbers(3), TURNS);
    await expect(page.locator(".prompt")).toBeVisible();
    expect(await notPolish(page)).toEqual([]);
    await fits(page, faction, 1440);
    await page.setViewportSize(PHONE.viewport);
    expect(await notPolish(page)).toEqual([]);
    await fits(page, faction, 390);
  });

  test(`the automaton of the ${faction} tells its turn in Polish`, async ({ page }) => {
    const [automaton, name] = AUTOMATA[faction];
    const seats = { marquise: "me", eyrie: "random", [faction]: automaton };
    await openRoot(page, "pl", seats, { [faction]: 1 });
    await ahead(page, "marquise", numbers(4), TURNS);
    await page.locator(`.sheet header button[aria-label='${name}']`).click();
    await expect(page.getByText("Przebieg tury").first()).toBeVisible();
    expect(await notPolish(page)).toEqual([]);
    await fits(page, `${faction}-automaton`, 1440);
    await page.setViewportSize(PHONE.viewport);
    await page.locator("[data-tab='others']").click();
    await expect(page.getByText("Przebieg tury").first()).toBeVisible();
    expect(await notPolish(page)).toEqual([]);
    await fits(page, `${faction}-automaton`, 390);
  });
}

for (const width of [1440, 390])
  test(`a faction is drafted in Polish, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await openRoot(page, "pl", { player1: "random", player2: "me" }, { setup: "advanced", people: 2 });
    const sheet = page.locator(".draft");
    await expect(sheet).toContainText("Kolejność wyboru");
    expect(await notPolish(page)).toEqual([]);
    await fits(page, "draft", width);
    await sheet.locator(".card.legal").first().click();
    await expect(sheet).toHaveCount(0);
    expect(await notPolish(page)).toEqual([]);
    await fits(page, "draft-chosen", width);
  });
