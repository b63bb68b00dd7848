import { expect, test } from "@playwright/test";
import { answer, numbers, startWith } from "./player";

test("the Corvid Conspiracy plays turns by clicks: its plots are seen as it knows them", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startWith(page, "corvids", { marquise: "random", eyrie: "random", corvids: "me" });
  const random = numbers(3);
  const mine = page.locator(".board use[href^='#kind:hidden-']").first();
  for (let k = 0; k < 12 || (k < 60 && !(await mine.isVisible())); k++) await answer(page, random);
  await expect(mine).toBeVisible();
  await expect(page.locator(".mat use[href='#kind:plot']").first()).toBeVisible();
  await expect(page.getByText("Raid: removed").first()).toBeVisible();
  await page.screenshot({ path: "test-results/corvids-1440.png" });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await page.screenshot({ path: "test-results/corvids-dark.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: "test-results/corvids-390.png" });
});
