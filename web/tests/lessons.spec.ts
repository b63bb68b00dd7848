import { expect, test, type Page } from "@playwright/test";
import { prefer, seriousFaults, visit } from "./player";

/** Opens a first game from the lobby. */
async function begin(page: Page, lesson: string, game = "Ironwood"): Promise<void> {
  await visit(page);
  await page.locator(".game", { hasText: game }).click();
  await page.locator(`[data-lesson="${lesson}"]`).click();
  await expect(page.locator(".note")).toBeVisible();
}

const note = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.locator(".note p")).toContainText(text);

test("a first game explains by doing, points at things, and can be left", async ({ page }) => {
  await prefer(page, {});
  await begin(page, "woodwalkers");
  await note(page, "three of them home");
  await expect(page.locator(".ring")).toHaveCount(1);
  await page.screenshot({ path: "test-results/lesson-desktop.png" });
  expect(await seriousFaults(page)).toEqual([]);
  for (let k = 0; k < 5; k += 1) await page.keyboard.press("n");
  await note(page, "From the Thicket");
  await page.locator('[data-ref="card:WW02"]').click();
  await note(page, "Touch Forest 1");
  await expect(page.locator(".ring")).toHaveCount(2);
  await page.screenshot({ path: "test-results/lesson-desktop-2.png" });
  await page.getByRole("button", { name: "Do it for me" }).click();
  await note(page, "three are enough");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await note(page, "Touch Forest 1");
  await page.getByRole("button", { name: "Play on alone" }).click();
  await expect(page.locator(".note")).toHaveCount(0);
  await page.reload();
  await note(page, "Touch Forest 1");
});

test("another answer leads astray, and one touch leads back", async ({ page }) => {
  await prefer(page, {});
  await begin(page, "woodwalkers");
  await page.locator('[data-ref="card:WW03"]').click();
  await note(page, "another way");
  await page.getByRole("button", { name: "Take it back" }).click();
  await note(page, "three of them home");
});

test("the note covers neither board nor prompt on a phone", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await prefer(page, { language: "pl" });
  await begin(page, "woodwalkers");
  await page.screenshot({ path: "test-results/lesson-phone.png" });
  const boxes = await Promise.all(
    [".note", ".boards", ".prompt"].map(async (each) => {
      const box = await page.locator(each).first().boundingBox();
      if (!box) throw new Error(`${each} is not there`);
      return box;
    }),
  );
  const [over, board, prompt] = boxes as [(typeof boxes)[0], (typeof boxes)[0], (typeof boxes)[0]];
  expect(over.y).toBeGreaterThanOrEqual(board.y + board.height - 1);
  expect(prompt.y).toBeGreaterThanOrEqual(over.y + over.height - 1);
  expect(prompt.height).toBeGreaterThan(120);
  await context.close();
});
