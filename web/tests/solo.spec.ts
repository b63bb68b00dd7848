import { expect, test } from "@playwright/test";
import { ahead, prefer, numbers, playOn, start } from "./player";

for (const [bot, me, seats] of [
  ["ironbot", "woodwalkers", { woodwalkers: "me", ironclad: "ironbot" }],
  ["woodenbot", "ironclad", { ironclad: "me", woodwalkers: "woodenbot" }],
] as const) {
  test(`a whole solo game against the ${bot} is played through clicks`, async ({ page }) => {
    test.setTimeout(900_000);
    await prefer(page, {});
    await start(page, seats, 15);
    const random = numbers(7);
    await ahead(page, me, random, 60);
    await playOn(page, random);
    await expect(page.locator(".prompt[data-over] h2")).not.toBeEmpty();
    await page.screenshot({ path: `test-results/over-${bot}.png` });
    await page.getByRole("button", { name: "To the beginning" }).click();
    await expect(page.getByText("Earlier position")).toBeVisible();
    await page.getByRole("button", { name: "Next line" }).click();
    await expect(page).toHaveURL(/#\/match\/\w+\/[1-9]\d*$/);
    await page.reload();
    await expect(page.getByText("Earlier position")).toBeVisible();
  });
}
