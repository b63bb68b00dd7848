import { expect, test } from "@playwright/test";
import { answer, prefer, numbers, playOn, start } from "./player";

test("a whole game of Iron Kings for two by clicks", async ({ page }) => {
  test.setTimeout(600_000);
  await prefer(page, {});
  await start(page, { yellow: "random" }, 0, "Iron Kings");

  const random = numbers(5);
  await expect(page.locator(".prompt h2")).toContainText("site");
  await answer(page, random);
  await expect(page.locator(".board use[href='#kind:red-king']").first()).toBeVisible();
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
