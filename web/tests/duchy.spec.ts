import { expect, test } from "@playwright/test";
import { answer, numbers, startWith } from "./player";

test("the Underground Duchy plays a turn by clicks: Burrow, tunnels, crowns and ministers are seen", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startWith(page, "duchy", { marquise: "random", eyrie: "random", duchy: "me" });
  const random = numbers(3);
  for (let k = 0; k < 12; k++) await answer(page, random);
  await expect(page.locator(".board use[href='#kind:tunnel']").first()).toBeVisible();
  await expect(page.locator(".mat use[href='#kind:citadel']").first()).toBeVisible();
  await expect(page.locator("[data-ref='place:burrow']").first()).toBeVisible();
  await expect(page.getByText("Banker, noble").first()).toBeVisible();
  const ministers = page.locator(".rail .panel[data-ref='panel:ministers']");
  expect(await ministers.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(1);
  for (const rank of ["squire", "noble", "lord"])
    await expect(page.locator(`.rail use[href='#icon:crown-${rank}']`).first()).toBeVisible();
  await page.screenshot({ path: "test-results/duchy-1440.png" });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await page.screenshot({ path: "test-results/duchy-dark.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: "test-results/duchy-390.png" });
});

test("the Drillbit Duchy plays a turn, and its ministers are seen beside its board", async ({ page }) => {
  test.setTimeout(120_000);
  await startWith(page, "duchy", { marquise: "me", eyrie: "random", duchy: "drillbit-duchy" });
  const random = numbers(4);
  const story = page.locator(".chronicle, .story").first();
  for (let k = 0; k < 14 || (k < 60 && !/swayed the/.test(await story.innerText())); k++)
    await answer(page, random);
  await expect(story).toContainText("swayed the");
  await page.locator(".sheet header button[aria-label='Duchy']").click();
  await expect(page.getByText("Mayor, mouse").first()).toBeVisible();
  await page.screenshot({ path: "test-results/drillbit-1440.png" });
});
