import { expect, test, type Page } from "@playwright/test";
import { answer, prefer, visit } from "./player";

/** A game in which the Woodwalkers have just attacked Plumbarum, and wager next. */
const RECORD = "tests/battle.record";
/** A game of Root in which the Marquise attacks the Eyrie in clearing 5; a card may follow the roll of 3 and 1. */
const ROOT = "tests/root-battle.record";

/** The dashed edge of a place under attack leaves out the number, which decides ties. */
async function numberIsFree(page: Page): Promise<void> {
  const ring = page.locator(".boards [data-contested]").last();
  const mask = (await ring.getAttribute("mask")) ?? "";
  expect(mask).toMatch(/^url\(#/);
  await expect(page.locator(`[id="${mask.slice(5, -1)}"] circle`)).toHaveCount(1);
}

for (const [name, size] of [
  ["wide", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const)
  test(`a battle is a sheet beside the board, ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await prefer(page, { pace: "at-once" });
    await visit(page);
    await page.locator('input[type="file"]').setInputFiles(RECORD);
    await expect(page).toHaveURL(/#\/match\//);
    await page.getByRole("button", { name: "Woodwalkers" }).click();
    const sheet = page.locator('[data-sheet="sheet:battle"]');
    await expect(sheet).toBeVisible();
    if (size.width < 900) {
      await expect(page.locator(".prompt [data-answer]").first()).toBeInViewport();
      await page.screenshot({ path: `test-results/battle-${name}-closed.png` });
      await expect(sheet.locator("summary .sides")).toHaveText(/Woodwalkers : .*Ironclad/);
      await sheet.locator("summary").click();
    }
    await expect(sheet).toContainText("Golems");
    await expect(sheet).toContainText("Forge");
    await expect(sheet).toContainText("A tie is won by the attacker: Woodwalkers.");
    await expect(page.locator("[data-contested]")).toHaveCount(2);
    await numberIsFree(page);
    const board = await page.locator("svg[role=group]").first().boundingBox();
    const box = await sheet.boundingBox();
    if (!board || !box) throw new Error("nothing is drawn");
    const apart =
      box.x >= board.x + board.width - 1 ||
      box.y >= board.y + board.height - 1 ||
      box.x + box.width <= board.x + 1;
    expect(apart, "the sheet lies beside the board").toBe(true);
    if (size.width < 900) {
      const [prompt, tabs] = [page.locator(".prompt"), page.locator("nav", { hasText: "Story" })];
      const [above, below] = [await prompt.boundingBox(), await tabs.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    }
    await page.screenshot({ path: `test-results/battle-${name}.png` });
  });

test("the sums of a battle stay in sight until the retreat", async ({ page }) => {
  await prefer(page, { pace: "at-once", holding: "never" });
  await visit(page);
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await expect(page).toHaveURL(/#\/match\//);
  await expect(page.locator(".handover h1")).toBeVisible();
  await expect(page.getByRole("link", { name: "To the lobby" })).toBeVisible();
  await page.getByRole("button", { name: "I play Woodwalkers: show the table" }).click();
  const prompt = page.locator(".prompt");
  const sheet = page.locator('[data-sheet="sheet:battle"]');
  while (!(await prompt.innerText()).includes("retreat")) {
    await answer(page, () => 0);
    const next = page.locator(".handover button");
    await next.or(page.locator(".prompt[data-ask]")).first().waitFor();
    if (await next.isVisible()) await next.click();
    await expect(sheet).toBeVisible();
  }
  await expect(sheet).toContainText("The battle is won by");
  await expect(sheet.getByRole("row", { name: /Dominance/ })).toContainText(/Units/);
  await expect(sheet.getByRole("row", { name: /Damage/ })).toContainText(
    /Fighters|Golems|Defense|card|[A-Z]/,
  );
  await page.screenshot({ path: "test-results/battle-over.png" });
});

for (const [name, size] of [
  ["wide", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const)
  test(`a battle of Root is a sheet beside the board, ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await prefer(page, { pace: "at-once", holding: "never" });
    await visit(page);
    await page.locator('input[type="file"]').setInputFiles(ROOT);
    await expect(page).toHaveURL(/#\/match\//);
    await page.getByRole("button", { name: "I play Marquise: show the table" }).click();
    const sheet = page.locator('[data-sheet="sheet:battle"]');
    await expect(sheet).toBeVisible();
    const prompt = page.locator(".prompt[data-ask]");
    await expect(prompt).toContainText("anything after the roll?");
    if (size.width < 900) {
      await expect(prompt.locator("[data-answer]").first()).toBeInViewport();
      await page.screenshot({ path: `test-results/root-battle-${name}-closed.png` });
      await sheet.locator("summary").click();
    }
    await expect(sheet.getByRole("row", { name: /Most hits/ })).toContainText(/warriors/);
    await expect(sheet).toContainText("The attacker has the higher die; the defender has the lower one.");
    await expect(page.locator("[data-contested]")).toHaveAttribute("data-contested", "place:c5");
    await numberIsFree(page);
    const board = await page.locator("svg[role=group]").first().boundingBox();
    const box = await sheet.boundingBox();
    if (!board || !box) throw new Error("nothing is drawn");
    const apart =
      box.x >= board.x + board.width - 1 ||
      box.y >= board.y + board.height - 1 ||
      box.x + box.width <= board.x + 1;
    expect(apart, "the sheet lies beside the board").toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await page.screenshot({ path: `test-results/root-battle-${name}.png` });
    await prompt.locator("[data-answer]", { hasText: "Brutal Tactics" }).click();
    await page.getByRole("button", { name: "I play Eyrie: show the table" }).click();
    await expect(sheet).toContainText("cards used");
    await page.screenshot({ path: `test-results/root-battle-${name}-cards.png` });
  });
