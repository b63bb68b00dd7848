import { expect, test } from "@playwright/test";
import { answer, prefer, sizeOfMap, start } from "./player";

const SOLO = { woodwalkers: "me", ironclad: "ironbot" };

test("a hint gives odds, tries and how sure it is", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(hint.locator("li")).toHaveCount(2);
  await expect(hint).toContainText("tries:");
  await expect(hint).toContainText(/clearly the best|Not sure/);
  await page.screenshot({ path: "test-results/hint.png" });
  await answer(page, () => 0);
  await expect(hint).toHaveCount(0);
});

test("the end has a summary and ways on", async ({ page }) => {
  await prefer(page, { holding: "never" });
  await start(page, SOLO, 3);
  for (let k = 0; k < 5; k++) await answer(page, () => 0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Really give up?" }).click();
  const ending = page.getByRole("region", { name: "The end of the game" });
  await expect(ending).toContainText("Rounds: 1");
  for (const [width, height] of [
    [1440, 900],
    [1100, 760],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(ending.getByRole("button", { name: "One level harder" })).toBeInViewport();
    expect((await sizeOfMap(page)).high, `${width}×${height}`).toBeGreaterThan(0.49);
    await page.screenshot({ path: `test-results/ending-${width}.png` });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ending.getByRole("button", { name: "One level harder" })).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: "test-results/ending-phone.png" });
  await ending.getByRole("button", { name: "One level harder" }).click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  await expect(page).toHaveURL(/#\/match\/\w+$/);
});

test("a what-if with moved pieces, then its line for real", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  const game = page.url();
  await page.getByRole("button", { name: "What if" }).click();
  const trial = page.getByRole("region", { name: "What if" });
  await expect(trial).toContainText("Touch a place");
  await expect(page.getByText("An experiment from what you know")).toHaveCount(1);
  await page.locator('[data-ref="place:auria"]').first().click();
  await trial.getByLabel("Golems").fill("2");
  await trial.getByLabel("Golems").blur();
  const before = page.url();
  await trial.getByRole("button", { name: "Try with these pieces" }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  await answer(page, () => 0);
  await page.screenshot({ path: "test-results/trial.png" });
  await page.getByRole("button", { name: "Play this line for real" }).click();
  await expect(page).toHaveURL(game);
  await expect(page.locator(".prompt[data-ask]")).toContainText(/shuffle back/);
});

test("what if from an earlier line", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  for (let k = 0; k < 3; k++) await answer(page, () => 0);
  const game = page.url();
  await page.goto(`${game}/3`);
  await page.reload();
  await page.getByRole("button", { name: "What if from here" }).click();
  await expect(page).not.toHaveURL(new RegExp(game));
  await expect(page.locator(".prompt[data-ask]")).toContainText("Draw 2 special cards");
});

test("a what-if with a piece put into the mine of Forge War", async ({ page }) => {
  await prefer(page, {});
  await start(page, { blue: "me", yellow: "random" }, 0, "Forge War");
  await page.getByRole("button", { name: "What if" }).click();
  const trial = page.getByRole("region", { name: "What if" });
  await expect(trial).toContainText("Touch a place");
  await page.locator('[data-ref="place:e5"]').first().click();
  await trial.getByLabel("Piece in the hex").selectOption("yellow overseer");
  const before = page.url();
  await page.screenshot({ path: "test-results/trial-forge.png" });
  await trial.getByRole("button", { name: "Try with these pieces" }).click();
  await expect(page).not.toHaveURL(before);
  await page.locator('[data-ref="place:e5"]').first().click();
  await expect(trial.getByLabel("Piece in the hex")).toHaveValue("yellow-overseer");
});
