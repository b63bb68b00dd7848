import { expect, test } from "@playwright/test";
import { answer, numbers, startWith } from "./player";

test("the Riverfolk Company plays a turn by clicks: posts, boxes, prices and the open hand are seen", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startWith(page, "riverfolk", { marquise: "random", eyrie: "random", riverfolk: "me" });
  const random = numbers(5);
  for (let k = 0; k < 14; k++) await answer(page, random);
  await expect(page.locator(".mat use[href='#kind:post']").first()).toBeVisible();
  await expect(page.locator("[data-ref='place:payments']").first()).toBeVisible();
  await expect(page.getByText("Riverboats, rivers are paths").first()).toBeVisible();
  await page.screenshot({ path: "test-results/riverfolk-1440.png" });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await page.screenshot({ path: "test-results/riverfolk-dark.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: "test-results/riverfolk-390.png" });
});

test("others see the Market of the Riverfolk Robots", async ({ page }) => {
  test.setTimeout(120_000);
  await startWith(page, "riverfolk", { marquise: "me", eyrie: "random", riverfolk: "riverfolk-robots" });
  const random = numbers(3);
  for (let k = 0; k < 16; k++) await answer(page, random);
  await expect(page.getByText("Market", { exact: true }).first()).toBeVisible();
  await page.screenshot({ path: "test-results/robots-1440.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: "test-results/robots-390.png" });
});

test("others see the open hand of the Riverfolk with the prices beside it, on a phone too", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await startWith(page, "riverfolk", { marquise: "me", eyrie: "random", riverfolk: "random" });
  const random = numbers(3);
  const held = page.locator("[data-zone='zone:open-hand.riverfolk'] .chip:visible");
  for (let k = 0; k < 8; k++) await answer(page, random);
  await page.getByRole("group", { name: "Marquise" }).getByRole("button", { name: "Riverfolk" }).click();
  await expect(held.first()).toBeVisible();
  await expect(page.getByText("Riverboats, rivers are paths").first()).toBeVisible();
  await page.screenshot({ path: "test-results/open-hand-1440.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("[data-tab='others']").click();
  await expect(held.first()).toBeVisible();
  await held.first().scrollIntoViewIfNeeded();
  await page.screenshot({ path: "test-results/open-hand-390.png" });
});
