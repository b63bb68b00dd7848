import { expect, test } from "@playwright/test";
import { ahead, answer, prefer, numbers, playOn, start, visit } from "./player";

test("a whole game of Iron Kings for two by clicks", async ({ page }) => {
  test.setTimeout(600_000);
  await prefer(page, {});
  await start(page, { yellow: "random" }, 0, "Iron Kings");

  const random = numbers(5);
  await expect(page.locator(".prompt h2")).toContainText("site");
  await answer(page, random);
  await expect(page.locator(".board use[href='#kind:red-king']").first()).toBeVisible();
  await ahead(page, "red", random, 100);
  await playOn(page, random);

  await expect(page.locator(".round b")).toHaveText("30");
  await expect(page.locator(".prompt h2")).toHaveText(/^(Red|Yellow) wins\.$/);
  await expect(page.getByText(/: \d+ VP on the Holdfast, \d+ VP for what the king carries\./)).toHaveCount(2);
});

test("the rival plays at the level on the dial", async ({ page }) => {
  await prefer(page, {});
  await start(page, { yellow: "rival" }, 4, "Iron Kings");
  await expect(page.locator(".others")).toContainText("Rival, level 4");
});

test("two rivals play at levels of their own", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  await page.locator(".game", { hasText: "Iron Kings" }).click();
  await page.getByLabel("How many play.").selectOption("3");
  await page.getByRole("slider", { name: "Level, Yellow" }).fill("3");
  await page.getByRole("slider", { name: "Level, Blue" }).fill("5");
  await expect(page.locator("footer p")).toContainText("Yellow: Rival, level 3 · Blue: Rival, level 5");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: "test-results/lobby-two-rivals.png", fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("footer .primary").click();
  await expect(page.locator(".others")).toContainText("Rival, level 3");
  await expect(page.locator(".others")).toContainText("Rival, level 5");
});
