import { expect, test } from "@playwright/test";
import { answer, numbers, prefer, visit } from "./player";

test("the Underground Duchy plays a turn by clicks: Burrow, tunnels, crowns and ministers are seen", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await prefer(page, {});
  await visit(page);
  await page.locator(".game", { hasText: "Root" }).click();
  await page.locator('.joining input[name="duchy"]').check();
  await page.locator('[data-seat="marquise"]').selectOption("random");
  await page.locator('[data-seat="eyrie"]').selectOption("random");
  await page.locator('[data-seat="duchy"]').selectOption("me");
  await page.screenshot({ path: "test-results/duchy-lobby.png" });
  await page.locator("footer .primary").click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  const random = numbers(3);
  for (let k = 0; k < 12; k++) await answer(page, random);
  await expect(page.locator(".board use[href='#kind:tunnel']").first()).toBeVisible();
  await expect(page.locator(".mat use[href='#kind:citadel']").first()).toBeVisible();
  await expect(page.locator("[data-ref='place:burrow']").first()).toBeVisible();
  await expect(page.getByText("Banker, noble").first()).toBeVisible();
  await page.screenshot({ path: "test-results/duchy-1440.png" });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await page.screenshot({ path: "test-results/duchy-dark.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: "test-results/duchy-390.png" });
});
