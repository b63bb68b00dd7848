// A draft of Root: its sheet is in front while a faction is chosen, and makes room for the map afterwards.
import { expect, test } from "@playwright/test";
import { PHONE, prefer, visit } from "./player";

for (const [width, context] of [
  [1440, { viewport: { width: 1440, height: 900 } }],
  [390, PHONE],
] as const)
  test(`a faction is drafted from its card, ${width} pixels wide`, async ({ browser }) => {
    const page = await (await browser.newContext(context)).newPage();
    await prefer(page, { holding: "never" });
    await visit(page);
    const seats = { player1: "me", player2: "random" };
    const options = { setup: "advanced", people: 2 };
    const body = { game: "root", seats, options, language: "en", seed: 1 };
    const reply = await page.request.post("/api/matches", { data: body });
    const { match } = ((await reply.json()) as { card: { match: string } }).card;
    await page.goto(`/#/match/${match}`);
    const sheet = page.locator(".draft");
    await expect(sheet.locator(".order .now")).toHaveText("Player 1 chooses now");
    const box = await sheet.boundingBox();
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: `test-results/draft-${width}.png` });
    const card = sheet.locator(".card.legal").first();
    await card.scrollIntoViewIfNeeded();
    if (width < 600) await card.tap();
    else await card.click();
    // Where the other player's choice leaves the Eyrie a single homeland, their leader is asked for at once.
    const prompt = page.locator(".prompt[data-ask]");
    await expect(prompt).toContainText(/homeland|leader/);
    await expect(sheet).toHaveCount(0);
    await expect(page.locator(".boards path.place[data-ref]").first()).toBeVisible();
    if ((await prompt.textContent())?.includes("homeland"))
      await expect(page.locator(".boards .place[data-state='legal']").first()).toBeVisible();
    await page.context().close();
  });
