import { expect, test } from "@playwright/test";
import { answer, asked, like, numbers, visit } from "./sitting";

test("a whole simple game of Forge War by clicks", async ({ page }) => {
  test.setTimeout(600_000);
  await like(page, {});
  await visit(page);
  await page.locator(".game", { hasText: "Forge War" }).click();
  await page.locator('[data-seat="yellow"]').selectOption("random");
  await page.locator("footer .primary").click();

  const random = numbers(11);
  await answer(page, random);
  await expect(page.locator(".prompt h2")).toContainText("overseer");
  await page.locator('.place[data-state="legal"]').nth(5).click();
  await expect(page.locator(".board use[href='#kind:blue-overseer']").first()).toBeVisible();
  await expect(page.locator(".board use[href^='#kind:ground-']")).toHaveCount(37);

  while (await asked(page)) await answer(page, random);
  await expect(page.locator(".prompt h2")).toContainText("won by prestige");
  await expect(page.getByText(/quests -?\d+, levels \d+, cards \d+/)).toHaveCount(2);
});
