import { expect, test } from "@playwright/test";
import { answer, like, numbers, playOn, start } from "./sitting";

test("a whole simple game of Forge War by clicks", async ({ page }) => {
  test.setTimeout(600_000);
  await like(page, {});
  await start(page, { yellow: "random" }, 0, "Forge War");

  const random = numbers(11);
  await answer(page, random);
  await expect(page.locator(".prompt h2")).toContainText("overseer");
  await page.locator('.place[data-state="legal"]').nth(5).click();
  await expect(page.locator(".board use[href='#kind:blue-overseer']").first()).toBeVisible();
  await expect(page.locator(".board use[href^='#kind:ground-']")).toHaveCount(37);

  await playOn(page, random);
  await expect(page.locator(".prompt h2")).toContainText("won by prestige");
  await expect(page.getByText(/quests -?\d+, levels \d+, cards \d+/)).toHaveCount(2);
});
