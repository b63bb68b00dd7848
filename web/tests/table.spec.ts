import { expect, test, type Locator } from "@playwright/test";
import { answer, cutTexts, prefer, numbers, seriousFaults, start, visit } from "./player";

const SOLO = { woodwalkers: "me", ironclad: "ironbot" };

test("the automaton's turn is a story whose choices show their criteria", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO, 5);
  const random = numbers(3);
  const traces = page.locator(".trace").filter({ hasNotText: ": none" });
  while ((await traces.count()) === 0) await answer(page, random);
  const trace = traces.last();
  await trace.locator("button").first().click();
  await expect(trace.locator("table")).toBeVisible();
  await expect(trace.locator("thead th").first()).toContainText("candidate");
  await expect(page.locator('.place[data-state="bot-chose"]').first()).toBeVisible();
  await page.screenshot({ path: "test-results/sieve.png" });
  await trace.locator(".closer").click();
  const close = page.getByRole("region", { name: "Close up" });
  await expect(close.locator('.place[data-state="bot-chose"], .sentence').first()).toBeVisible();
  await expect(close.locator("[aria-current=step]")).toHaveCount(1);
  expect(await seriousFaults(page)).toEqual([]);
  await page.screenshot({ path: "test-results/close-up.png" });
  await page.keyboard.press("Escape");
  await expect(close).toBeHidden();
});

test("with the setting for it, only answers that cannot be undone need a long press", async ({ page }) => {
  await prefer(page, { holding: "walls" });
  await start(page, SOLO);
  const now = async (): Promise<Locator> =>
    page.locator(`.prompt[data-ask="${await page.locator(".prompt[data-ask]").getAttribute("data-ask")}"]`);
  const draw = await now();
  const cards = draw.locator('[data-answer="draw-two"]');
  await expect(cards).toHaveAttribute("title", "Press and hold");
  await cards.click();
  await expect(cards).toBeEnabled();
  await cards.hover();
  await page.mouse.down();
  await expect(draw).toHaveCount(0);
  await page.mouse.up();

  const play = await now();
  const known = play.locator('[data-answer="play WW02"]');
  await expect(known).not.toHaveAttribute("title");
  await known.click();
  await expect(play).toHaveCount(0);
});

test("a seat gets the chosen colour, and no two are the same", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  const colours = (): Promise<string[]> =>
    page.evaluate(() =>
      [1, 2, 3, 4, 5, 6].map((seat) =>
        getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`).trim(),
      ),
    );
  const before = await colours();
  await page.getByRole("button", { name: "Settings" }).click();
  await page
    .getByRole("group", { name: /Woodwalkers/ })
    .getByRole("button", { name: "Colour 3" })
    .click();
  await expect.poll(async () => (await colours())[1]).toBe(before[2]);
  expect([...(await colours())].sort()).toEqual([...before].sort());
});

test("an answer is undone and redone", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  await page.locator('[data-answer="draw 2"], .prompt .option').last().click();
  const asked = page.locator(".prompt h2");
  await expect(asked).toContainText("Play a card");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(asked).toContainText("Draw 2");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(asked).toContainText("Play a card");
});

test("the keyboard is enough: numbers answer, a slash types, a question mark explains", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  await page.keyboard.press("2");
  await expect(page.locator(".prompt h2")).toContainText("Play a card");
  await page.keyboard.press("Shift+?");
  await expect(page.locator(".keys")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("play WW02");
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt h2")).not.toContainText("Play a card");
  await page.locator('[id="at place:ferrum"]').focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator('[id="at place:auria"]')).toBeFocused();
  await page.keyboard.press("Shift+?");
  await expect(page.locator(".explain h2")).toContainText("Auria");
  await page.locator(".explain .leads button").first().click();
  await expect(page.locator(".explain h2")).toContainText("Fighter");
  await expect(page.locator(".explain .tag").first()).toBeVisible();
  await page.locator('.hand [data-ref="card:WW01"]').focus();
  await page.keyboard.press("Shift+?");
  await expect(page.locator(".explain h2")).toContainText("Visions");
  await page.locator(".chronicle .line .text", { hasText: "played" }).last().focus();
  await page.keyboard.press("Shift+?");
  await expect(page.locator(".explain h2")).toContainText("played From the Thicket");
  await expect(page.locator(".explain .tag").first()).toHaveText("R5.2");
});

test("a place that may be chosen is highlighted and answers a click", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  await page.keyboard.press("2");
  await expect(page.locator(".prompt h2")).toContainText("Play a card");
  await page.keyboard.press("/");
  await page.keyboard.type("play WW02");
  await page.keyboard.press("Enter");
  const lit = page.locator('.place[data-state="legal"]');
  await expect(lit.first()).toBeVisible();
  await page.locator('[id="at place:auria"]').click();
  await expect(page.locator(".explain h2")).toContainText("Auria");
  const before = await page.locator(".chronicle li").count();
  await page.locator('[id="at place:o1"]').click();
  await expect(
    page.locator('.place[data-state="chosen"]').or(page.locator(".chronicle li").nth(before)).first(),
  ).toBeVisible();
});

test("the log is the replay: an earlier line shows the table as it was", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO, 3);
  const random = numbers(11);
  for (let given = 0; given < 12; given++) await answer(page, random);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await page.locator(".chronicle .line .text").first().click();
  await expect(page.getByText("Earlier position")).toBeVisible();
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(page.getByText("Earlier position")).toBeHidden();
});

test("a what-if looks different and leaves the game alone", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  const home = page.url();
  await page.getByRole("button", { name: "What if" }).click();
  await expect(page.locator("header.fork")).toBeVisible();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  expect(page.url()).not.toBe(home);
  await page.keyboard.press("2");
  await expect(page.locator(".prompt h2")).toContainText("Play a card");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(home);
  await expect(page.locator(".prompt h2")).toContainText("Draw 2");
});

test("closing the laptop loses nothing", async ({ page, context }) => {
  await prefer(page, {});
  await start(page, SOLO);
  await page.keyboard.press("2");
  await expect(page.locator(".prompt h2")).toContainText("Play a card");
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await prefer(again, {});
  await visit(again, address);
  await expect(again.locator(".prompt h2")).toContainText("Play a card");
});

for (const [name, size] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  for (const theme of ["light", "dark"]) {
    for (const language of ["en", "pl"]) {
      test(`${name}, ${theme}, ${language}: nothing scrolls sideways and the page is accessible`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await prefer(page, { theme, language });
        await start(page, SOLO, 5);
        await page.keyboard.press("2");
        await expect(page.locator(".standing .piece").first()).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
        await expect.poll(() => cutTexts(page)).toEqual([]);
        if (name === "desktop")
          expect((await page.locator(".prompt").boundingBox())?.height).toBeLessThan(90);
        expect(await seriousFaults(page)).toEqual([]);
        await page.screenshot({ path: `test-results/table-${name}-${theme}-${language}.png` });
        await visit(page, "/");
        expect(await seriousFaults(page)).toEqual([]);
        await page.screenshot({ path: `test-results/lobby-${name}-${theme}-${language}.png` });
      });
    }
  }
}
