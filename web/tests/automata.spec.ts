// Tables of Root where automata play: alone, while one watches, and against people who win together.
import { expect, test, type Page } from "@playwright/test";
import { ahead, answer, numbers, prefer, visit } from "./player";

const FOUR = {
  marquise: "mechanical-marquise",
  eyrie: "electric-eyrie",
  alliance: "automated-alliance",
  vagabond: "vagabot",
};

/** Starts Root from the lobby: the players of all seats, and the rulings that are switched on, by their words. */
async function begin(page: Page, seats: Record<string, string>, ...rulings: string[]): Promise<void> {
  await visit(page);
  await page.locator(".game", { hasText: "Root" }).click();
  for (const [seat, who] of Object.entries(seats)) {
    await page.locator(`.joining input[name="${seat}"]`).setChecked(true);
    await page.locator(`[data-seat="${seat}"]`).selectOption(who);
  }
  if (rulings.length > 0) await page.locator("summary", { hasText: "Packs and rulings" }).click();
  for (const ruling of rulings) await page.getByLabel(ruling).setChecked(true);
  await page.locator("footer .primary").click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
}

/** The rail below the table with what a seat has; a watcher has nothing. */
const ownThings = (page: Page) => page.locator(".table > footer");

test("four automata play while one watches, turn by turn and then to the end", async ({ page }) => {
  await prefer(page, {});
  await begin(page, FOUR);
  const prompt = page.locator(".prompt[data-ask]");
  const order = page.getByRole("list", { name: "Turn order" }).getByRole("listitem");
  await expect(order).toHaveCount(4);
  for (let turns = 0; turns < 6; turns++) {
    await expect(prompt).toContainText("Watcher: go on to the next turn?");
    await expect(prompt.locator("[data-answer]")).toHaveText([/Next turn/, /To the end/]);
    await expect(order.nth(turns % 4)).toHaveClass(/asked/);
    await answer(page, () => 0);
  }
  await expect(ownThings(page)).toHaveCount(0);
  await page.screenshot({ path: "test-results/watcher-1440.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(prompt.locator("[data-answer]").last()).toBeInViewport();
  await page.screenshot({ path: "test-results/watcher-390.png" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await answer(page, () => 1);
  await expect(page.locator(".prompt[data-over] h2")).toContainText("30 points");
  await page.screenshot({ path: "test-results/watcher-over.png" });
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(prompt).toContainText("Watcher: go on to the next turn?");
  await visit(page);
  const mine = page.locator(".mine li");
  await expect(mine).toHaveCount(2);
  await expect(mine.first()).toContainText("Watcher: You");
  await expect(mine.first()).toContainText("your turn");
  await expect(mine.last()).toContainText(" won");
});

test("a watcher steps through what an automaton does", async ({ page }) => {
  await prefer(page, { pace: "step" });
  await begin(page, FOUR);
  const telling = page.locator(".telling[data-playing]");
  for (let turns = 0; turns < 3; turns++) {
    await answer(page, () => 0);
    await telling.waitFor();
    const lines: string[] = [];
    while ((await telling.count()) > 0) {
      lines.push((await telling.locator("p").textContent()) ?? "");
      await telling.getByRole("button", { name: "Step" }).click();
    }
    expect(new Set(lines).size).toBeGreaterThan(1);
  }
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("button", { name: "Invite someone to watch" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Give up" })).toHaveCount(0);
});

test("people play together against automata, and who gives up loses for all", async ({ page }) => {
  await prefer(page, {});
  const seats = {
    eyrie: "me",
    duchy: "random",
    marquise: "mechanical-marquise",
    alliance: "automated-alliance",
  };
  await begin(page, seats, "Whether people win together against the automata");
  await ahead(page, "eyrie", numbers(5), 12);
  await expect(ownThings(page)).toBeVisible();
  await page.screenshot({ path: "test-results/co-op.png" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Really give up?" }).click();
  const over = page.locator(".prompt[data-over]");
  await expect(over).toContainText("Marquise, Alliance");
  await expect(over).not.toContainText("Duchy");
  await page.screenshot({ path: "test-results/co-op-over.png" });
});
