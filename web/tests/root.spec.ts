import { expect, test, type Page } from "@playwright/test";
import { answer, numbers, prefer, visit } from "./player";

/** Opens a table of Root: factions by seat and player, on a map. */
async function table(page: Page, seats: Record<string, string>, map = "autumn"): Promise<void> {
  await visit(page);
  await page.locator(".game", { hasText: "Root" }).click();
  for (const [seat, who] of Object.entries(seats))
    await page.locator(`[data-seat="${seat}"]`).selectOption(who);
  if (map !== "autumn") {
    await page.locator("summary", { hasText: "Packs and rulings" }).click();
    await page.getByLabel("The map: autumn").selectOption(map);
  }
  await page.locator("footer .primary").click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
}

test("the Eyrie play a round by clicks, with boards, cards and rulers on the table", async ({ page }) => {
  test.setTimeout(120_000);
  await prefer(page, {});
  await table(page, { marquise: "random", eyrie: "me" });
  const random = numbers(5);
  await expect(page.locator(".board use[href^='#kind:suit-']")).toHaveCount(12);
  await expect(page.locator(".hand article header svg").first()).toBeVisible();
  for (let k = 0; k < 16; k++) await answer(page, random);
  await expect(page.locator(".board use[href='#kind:rule-eyrie']").first()).toBeVisible();
  await expect(page.locator(".mat use[href='#kind:roost']").first()).toBeVisible();
  await expect(page.locator(".phases .here")).toBeVisible();
  await expect(page.locator(".mat ~ .columns [data-zone^='zone:decree.']")).toHaveCount(4);
  await page.screenshot({ path: "test-results/root-1440.png" });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await page.screenshot({ path: "test-results/root-dark.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: "test-results/root-390.png" });
});

test("the lobby lets factions join and leave; two stay", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  await page.locator(".game", { hasText: "Root" }).click();
  const box = (name: string) => page.locator(`.joining input[name="${name}"]`);
  await expect(box("marquise")).toBeDisabled();
  await box("vagabond").check();
  await expect(page.locator("[data-seat]")).toHaveCount(3);
  await page.screenshot({ path: "test-results/root-lobby.png" });
  await box("marquise").uncheck();
  await expect(page.locator("footer p")).toContainText("Eyrie: You");
});

test("the mountain has its boulders", async ({ page }) => {
  await prefer(page, {});
  await table(page, { eyrie: "random" }, "mountain");
  await expect(page.locator(".board use[href='#kind:boulders']")).toHaveCount(6);
  await page.screenshot({ path: "test-results/root-mountain.png" });
});
