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
    const seats = { player1: "me", player2: "me" };
    const options = { setup: "advanced", people: 2 };
    const body = { game: "root", seats, options, language: "en", seed: 1 };
    const reply = await page.request.post("/api/matches", { data: body });
    const { match } = ((await reply.json()) as { card: { match: string } }).card;
    await page.goto(`/#/match/${match}`);
    // Both players are people, so that no agent's choice changes which homelands are offered.
    await page.getByRole("button", { name: "I play Player 2" }).click();
    const sheet = page.locator(".draft");
    await expect(sheet.locator(".order .now")).toHaveText("Player 2 chooses now");
    const box = await sheet.boundingBox();
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: `test-results/draft-${width}.png` });
    const card = sheet.locator(".card.legal[data-ref='faction:eyrie']");
    await card.scrollIntoViewIfNeeded();
    if (width < 600) await card.tap();
    else await card.click();
    const prompt = page.locator(".prompt[data-ask]");
    await expect(prompt).toContainText(
      "which clearing is your homeland? One at the edge of the map, with an open slot",
    );
    await expect(sheet).toHaveCount(0);
    await expect(page.locator(".boards path.place[data-ref]").first()).toBeVisible();
    await expect(page.locator(".boards .place[data-state='legal']").first()).toBeVisible();
    await page.context().close();
  });
