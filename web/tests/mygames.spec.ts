// My games, what is pasted into the lobby, links to a step, and pictures.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { answer, numbers, prefer, start, visit } from "./player";

const SOLO = { woodwalkers: "me", ironclad: "ironbot" };
const PHONE = { width: 390, height: 844 };

async function menu(page: Page, name: string): Promise<void> {
  const open = page.getByRole("button", { name: "Menu", exact: true });
  if ((await open.getAttribute("aria-expanded")) !== "true") await open.click();
  await page.getByRole("button", { name }).click();
}

/** Pastes a text into the lobby, with the focus on nothing. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData("text/plain", given);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, text);
}

test("my games show players, level, round, result and date, and can be searched", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO, 3);
  await answer(page, numbers(3));
  await menu(page, "Give up");
  await page.getByRole("button", { name: "Really give up?" }).click();
  await expect(page.locator(".prompt[data-over]")).toBeVisible();
  await start(page, { blue: "me", yellow: "regular" }, 0, "Forge War");
  await visit(page);
  const mine = page.locator(".mine li");
  await expect(mine).toHaveCount(2);
  await expect(mine.first()).toContainText("Round 1 · your turn");
  await expect(mine.first()).not.toContainText("a person");
  await expect(mine.last()).toContainText("You lost to Ironclad");
  await expect(mine.last()).toContainText("Ironbot, level 3");
  await expect(mine.last()).toContainText(/\d\d:\d\d/);
  await page.screenshot({ path: "test-results/mygames-desktop.png" });
  await page.setViewportSize(PHONE);
  await page.locator(".mine").scrollIntoViewIfNeeded();
  await page.screenshot({ path: "test-results/mygames-phone.png" });
  await page.getByLabel("Search my games").fill("ironwood lost");
  await expect(mine).toHaveCount(1);
  await page.getByLabel("Search my games").fill("chess");
  await expect(page.getByText("No game has all these words.")).toBeVisible();
});

test("positions, links and nonsense are pasted anywhere in the lobby", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await prefer(page, {});
  await start(page, SOLO);
  await answer(page, numbers(3));
  await menu(page, "Share the position");
  await expect(page.getByText("The position is on the clipboard.")).toBeVisible();
  const asked = await page.locator(".prompt h2").innerText();
  const position = await page.evaluate(() => navigator.clipboard.readText());
  const match = page.url();

  await visit(page);
  await paste(page, "1. e4 e5 2. Nf3");
  await expect(page.getByText("This is neither a record, a position nor a link")).toBeVisible();
  await page.screenshot({ path: "test-results/paste-refused.png" });
  await paste(page, position.replace('game = "ironwood"', 'game = "chess"'));
  await expect(page.getByText("This position cannot be set up.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Record, position or link" })).toHaveValue(/chess/);
  await paste(page, position);
  await expect(page.locator(".prompt h2")).toHaveText(asked);
  expect(page.url()).not.toBe(match);
  await page.goto("/#/");
  await paste(page, match);
  await expect(page).toHaveURL(match);
});

test("a link leads to a step, and one that does not exist is told", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await prefer(page, {});
  await start(page, SOLO);
  for (let given = 0; given < 4; given++) await answer(page, numbers(3));
  await menu(page, "Copy link to this step");
  await expect(page.getByText("The link to this step is on the clipboard.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/key\/[\w-]+\/\d+$/);
  await page.goto("/#/");
  await page.goto(link);
  await expect(page.getByText("Earlier position")).toBeVisible();
  await page.goto("/#/");
  await page.goto(link.replace(/\d+$/, "9000"));
  await expect(page.getByText("step 9000")).toBeVisible();
  await expect(page.locator(".prompt .option").first()).toBeVisible();
});

test("the board is saved as a picture", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  const svg = page.waitForEvent("download");
  await menu(page, "Picture (SVG)");
  const drawing = readFileSync(await (await svg).path(), "utf8");
  expect(drawing).toContain("--map:");
  expect(drawing).not.toContain('class="place');
  const png = page.waitForEvent("download");
  await menu(page, "Picture (PNG)");
  const painted = readFileSync(await (await png).path());
  expect(painted.subarray(1, 4).toString()).toBe("PNG");
  expect(painted.length).toBeGreaterThan(100_000);
  await (await png).saveAs("test-results/board.png");
});
