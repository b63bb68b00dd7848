import { expect, test } from "@playwright/test";
import { answer, like, numbers, start } from "./sitting";

for (const [bot, seats] of [
  ["ironbot", { woodwalkers: "me", ironclad: "ironbot" }],
  ["woodenbot", { ironclad: "me", woodwalkers: "woodenbot" }],
] as const) {
  test(`a whole solo game against the ${bot} is played through clicks`, async ({ page }) => {
    test.setTimeout(600_000);
    await like(page, {});
    await start(page, seats, 15);
    const random = numbers(7);
    const prompt = page.locator(".prompt h2");
    for (let given = 0; given < 3000; given++) {
      if (await page.locator(".prompt[data-over]").count()) break;
      await answer(page, random);
    }
    await expect(page.locator(".prompt[data-over]")).toBeVisible();
    await expect(prompt).not.toBeEmpty();
    await page.screenshot({ path: `test-results/over-${bot}.png` });
  });
}
