import { expect, test, type Page } from "@playwright/test";
import { begin } from "./lesson";
import { PHONE, prefer, sizeOfMap, start } from "./player";

const prompt = (page: Page) => page.locator(".prompt h2");

/** Answers until the question has these words: with the first answer of one of these verbs, else with the last. */
async function until(page: Page, words: string, verbs: string[] = []): Promise<void> {
  await expect(async () => {
    if (await prompt(page).filter({ hasText: words }).count()) return;
    const answers = page.locator(".prompt [data-answer]:enabled");
    const texts = await answers.evaluateAll((all) =>
      all.map((each) => (each as HTMLElement).dataset["answer"]),
    );
    const wanted = texts.findIndex((text) => verbs.includes(text?.split(" ")[0] ?? ""));
    if (texts.length > 0) await answers.nth(wanted >= 0 ? wanted : texts.length - 1).click({ timeout: 1000 });
    await expect(prompt(page)).toContainText(words, { timeout: 50 });
  }).toPass({ intervals: [50] });
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  test(`at ${width}×${height} the cards that are asked about are in sight beside the mine`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, {});
    await start(page, { yellow: "random" }, 0, "Forge War");
    await until(page, "Your action in the market");
    await expect(page.locator(".tile.legal").first()).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator(".phases .here")).toHaveText("Market");
    await expect(page.locator(".order li")).toHaveCount(2);
    await expect(page.locator(".prompt [data-answer=pass]")).toContainText("gains 1 gold");
    if (height === 900)
      for (const zone of ["market.shown", "offer", "row"])
        await expect(page.locator(`[data-zone="zone:${zone}"] .tile`).last()).toBeInViewport({ ratio: 0.9 });
    await until(page, "Which quest do you take?", ["pass"]);
    await expect(page.locator('[data-zone="zone:offer"] .tile.legal').first()).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator(".tile.legal").first()).toContainText("free");
    await page.locator('[data-zone="zone:offer"] .tile.legal').first().click();
    await expect(prompt(page)).toContainText("Staff your quests");
    await expect(page.locator(".prompt [data-answer=done]")).toContainText("fails: costs 3 prestige");
    const code = /\b(a1|q1|[GKSW]\d\d[ab]?)\b/;
    await expect(page.locator(".table")).not.toContainText(code);
  });
}

test("an answer is typed in the words on screen", async ({ page }) => {
  await prefer(page, {});
  await start(page, { yellow: "random" }, 0, "Forge War");
  await until(page, "Move an overseer");
  const names = page.locator(".board text.code");
  await expect(names.filter({ hasText: /^e5$/ })).toBeVisible();
  await until(page, "Which quest do you take?", ["pass"]);
  const name = await page.locator('[data-zone="zone:offer"] .tile.legal .name').first().textContent();
  await page.keyboard.press("/");
  await page.locator(".asking input").fill(`Take ${name?.toUpperCase()}`);
  await page.keyboard.press("Enter");
  await expect(prompt(page)).toContainText("Staff your quests");
});

test("on a phone market, quests and designs are one tap away, and the phase is shown", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { holding: "never" });
  await start(page, { yellow: "random" }, 0, "Forge War");
  await until(page, "Your action in the market");
  await expect(page.locator(".phases .here")).toBeInViewport();
  await expect(page.locator(".order li").last()).toBeInViewport({ ratio: 1 });
  await page.getByRole("navigation").getByText("Table", { exact: true }).click();
  const card = page.locator('[data-zone="zone:market.shown"] .tile').first();
  await expect(card).toBeInViewport({ ratio: 0.9 });
  await expect(card.locator(".text")).toBeVisible();
  expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("on a phone four answers about quests are in sight beside the mine", async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await prefer(page, {});
  await begin(page, "forge", "Forge War");
  const way = page.locator(".note .ways button", { hasText: /^(Next|Do it for me)/ });
  const note = page.locator(".note p");
  while (!(await note.innerText()).includes("second adventurer")) {
    const text = await note.innerText();
    await way.tap();
    await expect(note).not.toHaveText(text);
    await way.waitFor();
  }
  await page.getByRole("button", { name: "Play on alone" }).tap();
  await expect(page.locator(".prompt .options li").nth(3)).toBeInViewport({ ratio: 1 });
  const { high } = await sizeOfMap(page);
  expect(high).toBeGreaterThan(0.49);
  await page.screenshot({ path: "test-results/forge-quests-phone.png" });
  await context.close();
});
