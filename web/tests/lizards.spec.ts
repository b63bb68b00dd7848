import { expect, test, type Locator, type Page } from "@playwright/test";
import { answer, numbers, startWith } from "./player";

/** Whether Lost Souls are there at the next question: each Birdsong of the Cult empties them. */
async function seen(page: Page, souls: Locator): Promise<boolean> {
  await page.locator(".prompt[data-ask]").waitFor();
  return souls.isVisible();
}

test("the Lizard Cult plays a turn by clicks: gardens, Outcast, Lost Souls and acolytes are seen", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startWith(page, "lizards", { marquise: "random", eyrie: "random", lizards: "me" });
  const random = numbers(3);
  const souls = page.locator("[data-zone='zone:souls']").first();
  for (let k = 0; k < 12 || (k < 60 && !(await seen(page, souls))); k++) await answer(page, random);
  await expect(page.locator(".board use[href='#kind:garden']").first()).toBeVisible();
  await expect(page.locator(".mat use[href='#kind:garden']").first()).toBeVisible();
  await expect(souls).toBeVisible();
  await page.screenshot({ path: "test-results/lizards-1440.png" });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await page.screenshot({ path: "test-results/lizards-dark.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: "test-results/lizards-390.png" });
});

test("the Logical Lizards play a turn, and their marker and order are seen", async ({ page }) => {
  test.setTimeout(120_000);
  await startWith(page, "lizards", { marquise: "me", eyrie: "random", lizards: "logical-lizards" });
  const random = numbers(4);
  const souls = page.locator("[data-zone='zone:souls']").first();
  for (let k = 0; k < 14 || (k < 60 && !(await seen(page, souls))); k++) await answer(page, random);
  await expect(souls).toBeVisible();
  await expect(page.locator(".chronicle, .story").first()).toContainText("Lost Souls order");
  await page.screenshot({ path: "test-results/logical-1440.png" });
});
