// A newcomer's first touches on a phone.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { answer, cutTexts, prefer, start, visit } from "./player";

/** Opens the first game of the Woodwalkers on a phone. */
async function firstGame(browser: Browser, language: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await prefer(page, { language });
  await visit(page);
  await page.locator('[data-lesson="woodwalkers"]').tap();
  await expect(page.locator(".note")).toBeVisible();
  return page;
}

/** Goes on to the next note: by its own button, else the lesson gives the answer. */
async function goOn(page: Page): Promise<void> {
  const before = await page.locator(".note p").innerText();
  await page.locator(".note .ways button:not([aria-label])").first().tap();
  await expect(page.locator(".note p")).not.toHaveText(before);
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
}

async function goTo(page: Page, text: string): Promise<void> {
  for (let k = 0; k < 20; k += 1) {
    if ((await page.locator(".note p").innerText()).includes(text)) return;
    await goOn(page);
  }
  throw new Error(`no note says ${text}`);
}

/** Everything of the prompt that is cut off or lies under the hand. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const list = document.querySelector(".prompt .options");
    if (list && list.scrollHeight > list.clientHeight + 1) found.push("answers are cut off");
    const [prompt, hand] = [".prompt", "footer"].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    if (prompt && hand && prompt.bottom > hand.top + 1) found.push("the hand covers the prompt");
    return found;
  });
}

for (const language of ["en", "pl"])
  test(`beside a note every answer can be reached on a phone: ${language}`, async ({ browser }) => {
    const page = await firstGame(browser, language);
    for (let k = 0; k < 13; k += 1) {
      await expect.poll(() => hidden(page), await page.locator(".note p").innerText()).toEqual([]);
      await goOn(page);
    }
  });

test("the note points at what is to be touched, and the touch is taken", async ({ browser }) => {
  const page = await firstGame(browser, "en");
  await goTo(page, "Send them back to Ferrum");
  await expect(page.locator(".ring")).toHaveCount(1);
  await tapRing(page);
  await expect(page.locator(".note p")).toContainText("Take the crystal");
  await goTo(page, "Discover Zincur");
  await expect(page.locator(".ring")).toHaveCount(2);
  await tapRing(page);
  await expect(page.locator(".prompt")).toContainText("Zincur → Forest 7");
  await expect(page.locator(".explain")).toHaveCount(0);
});

test("an answer closes the explanation over the board, and no ring is drawn on it", async ({ browser }) => {
  const page = await firstGame(browser, "en");
  await goTo(page, "Attack Zincur");
  await page.locator('[data-ref="place:ferrum"]').first().tap();
  await expect(page.locator(".explain")).toBeVisible();
  const bottom = await page.locator(".explain").evaluate((sheet) => sheet.getBoundingClientRect().bottom);
  await expect
    .poll(() => page.locator(".ring").evaluate((ring) => ring.getBoundingClientRect().top))
    .toBeGreaterThan(bottom);
  await page.locator(".note").getByRole("button", { name: "Do it for me" }).tap();
  await expect(page.locator(".note p")).toContainText("lay one card face down");
  await expect(page.locator(".explain")).toHaveCount(0);
});

test("a card of nothing but a name shows all of it", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await prefer(page, { language: "pl" });
  await start(page, {}, 0, "Forge War");
  await expect(page.locator(".hand header span").first()).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  const tabs = await page.locator("nav").last().boundingBox();
  expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(844);
});

test("one card of a set is not asked after as if it were the answer", async ({ page }) => {
  await prefer(page, { holding: "never" });
  await start(page, {});
  const refused: string[] = [];
  page.on("response", (response) => response.status() >= 400 && refused.push(response.url()));
  await page.locator('[data-answer="draw4"], .prompt .option').first().click();
  const card = page.locator(".prompt .option", { hasText: "Put back" }).first();
  await card.hover();
  await page.waitForTimeout(600);
  expect(refused).toEqual([]);
});

test("the tabs of a phone stay in sight whatever the seats have", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await prefer(page, { language: "pl", holding: "never" });
  await start(page, {}, 0, "Iron Kings");
  await answer(page, () => 0);
  await expect(page.locator("footer .hand")).toBeVisible();
  const tabs = await page.locator("nav").last().boundingBox();
  expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(844);
});

test("all phases stand in the rail of a narrow desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await prefer(page, {});
  await start(page, {}, 0, "Forge War");
  const [all, seen] = await page
    .locator(".phases")
    .evaluate((phases) => [phases.scrollWidth, phases.clientWidth]);
  expect(seen).toBe(all);
});

async function tapRing(page: Page): Promise<void> {
  const ring = await page.locator(".ring").first().boundingBox();
  if (!ring) throw new Error("nothing is pointed at");
  await page.touchscreen.tap(ring.x + ring.width / 2, ring.y + ring.height / 2);
}
