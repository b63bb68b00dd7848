import { expect, test } from "@playwright/test";
import { ahead, answer, prefer, numbers, playOn, start } from "./player";

test("a whole simple game of Forge War by clicks", async ({ page }) => {
  test.setTimeout(600_000);
  await prefer(page, {});
  await start(page, { yellow: "random" }, 0, "Forge War");

  const random = numbers(11);
  await answer(page, random);
  await expect(page.locator(".prompt h2")).toContainText("overseer");
  await page.locator('.place[data-state="legal"]').nth(5).click();
  await expect(page.locator(".board use[href='#kind:blue-overseer']").first()).toBeVisible();
  await expect(page.locator(".board use[href^='#kind:ground-']")).toHaveCount(37);

  await ahead(page, "blue", random, 80);
  await playOn(page, random);
  await expect(page.locator(".prompt h2")).toContainText("won by prestige");
  await expect(page.getByText(/quests -?\d+, levels \d+, cards \d+/)).toHaveCount(2);
});

test("on a phone a long press on a place shows its consequences", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, {});
  await start(page, { yellow: "random" }, 0, "Forge War");
  const random = numbers(11);
  const prompt = page.locator(".prompt h2");
  const hand = page.locator(".table > footer");
  await expect(hand).toHaveCount(1);
  await answer(page, random);
  await expect(prompt).toContainText("overseer");
  await expect(hand, "an empty hand takes no room").toHaveCount(0);
  await expect(async () => {
    if (!(await prompt.textContent())?.includes("Move an overseer")) await answer(page, random);
    await expect(prompt).toContainText("Move an overseer", { timeout: 100 });
  }).toPass();
  const legal = page.locator('.place[data-state="legal"]');
  await legal.first().click();
  await legal.first().dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(page.getByRole("region", { name: "If you do this" })).toContainText("1 ");
});
