// One clock: what the prompt says and what the board shows belong to the same moment.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { answer, numbers, prefer, seriousFaults, start } from "./player";

const SOLO = { woodwalkers: "me", ironclad: "ironbot" };

/** Plays until the automaton's turn is told, which then waits at its first line. */
async function toTheTelling(page: Page): Promise<Locator> {
  const telling = page.locator(".telling[data-playing]");
  const random = numbers(3);
  const either = page.locator(".prompt[data-ask], .telling");
  await either.first().waitFor();
  while ((await telling.count()) === 0) {
    await answer(page, random);
    await either.first().waitFor();
  }
  return telling;
}

/** Plays until a turn of the automaton was told that changed the board; returns the board at each of its lines. */
async function toATurnThatMoves(page: Page): Promise<Map<string, string[]>> {
  for (;;) {
    const telling = await toTheTelling(page);
    const told = new Map<string, string[]>();
    while ((await telling.count()) > 0) {
      told.set((await telling.locator("p").textContent()) ?? "", await pieces(page));
      await telling.getByRole("button", { name: "Step" }).click();
    }
    if (new Set([...told.values()].map(String)).size > 1) return told;
  }
}

/** The pieces on the board: which stand where, and how many. */
const pieces = (page: Page, board = ".boards"): Promise<string[]> =>
  page
    .locator(`${board} .place`)
    .evaluateAll((places) => places.map((each) => each.getAttribute("aria-label") ?? ""));

for (const [screen, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test.describe(screen, () => {
    test.use({ viewport, hasTouch: screen === "phone" });

    test("while an automaton's turn is told, the prompt says who decides and answers wait", async ({
      page,
    }) => {
      await prefer(page, { pace: "step", holding: "never" });
      await start(page, SOLO);
      const telling = await toTheTelling(page);
      await expect(telling.getByRole("heading")).toHaveText("Ironbot decides");
      await expect(page.locator("[data-answer]")).toHaveCount(0);
      await expect(page.locator('.place[data-state="legal"]')).toHaveCount(0);
      await page.keyboard.press("1");
      await expect(telling).toBeVisible();
      await expect(telling).not.toContainText("Woodwalkers: ");
      const first = await telling.locator("p").textContent();
      await page.screenshot({ path: `test-results/telling-${screen}.png` });
      await telling.getByRole("button", { name: "Step" }).click();
      await expect(telling.locator("p")).not.toHaveText(first ?? "");
      await telling.getByRole("button", { name: "Previous line" }).click();
      await expect(telling.locator("p")).toHaveText(first ?? "");
      await expect(telling.getByLabel("Speed")).toBeInViewport();
      await telling.getByRole("button", { name: "Skip" }).click();
      await expect(page.locator(".prompt[data-ask]")).toBeVisible();
      await expect(page.locator("[data-answer]").first()).toBeEnabled();
      if (screen === "phone") {
        const tab = page.getByRole("button", { name: /Story/ });
        await expect(tab).toContainText(/\d+ new lines/);
        await page.screenshot({ path: "test-results/unread-phone.png" });
        await tab.click();
        await page.screenshot({ path: "test-results/story-phone.png" });
        await expect(tab).not.toContainText("new line");
      }
    });
  });
}

test("a line inside an automaton's turn shows the table at that step, also by its address", async ({
  page,
}) => {
  await prefer(page, { pace: "step" });
  await start(page, SOLO);
  const told = await toATurnThatMoves(page);
  const count = told.size;
  const now = await pieces(page);
  const looking = page.locator(".telling:not([data-playing])");
  let addressed = "";
  for (let k = 0; k < count; k++) {
    await page.getByRole("button", { name: k ? "Previous line" : "Log", exact: true }).click();
    if (k === 0) {
      await page.getByRole("button", { name: "Story", exact: true }).click();
      await page.locator(".chronicle .line .text").last().click();
    }
    await expect(looking).toBeVisible();
    const text = (await looking.locator("p").textContent()) ?? "";
    const then = told.get(text);
    if (then) await expect.poll(() => pieces(page)).toEqual(then);
    if (then && String(then) !== String(now)) addressed = text;
    if (addressed) break;
  }
  await page.screenshot({ path: "test-results/looking.png" });
  expect(addressed).not.toBe("");
  await page.reload();
  const shown = (await looking.locator("p").textContent()) ?? "";
  await expect.poll(() => pieces(page)).toEqual(told.get(shown));
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  await page.goto(`${page.url()}/9999`);
  await page.reload();
  await expect(page.locator(".prompt")).toContainText("no step 9999");
});

test("the sieve and the close-up show everything of a choice", async ({ page }) => {
  await prefer(page, { pace: "at-once" });
  await start(page, SOLO);
  const random = numbers(3);
  const line = page.locator(".trace", { hasText: "Expand, target" });
  while ((await line.count()) === 0) await answer(page, random);
  await line.last().locator("button").first().click();
  const sieve = line.last().locator(".frame");
  await expect(sieve.locator("thead .winner")).toBeInViewport({ ratio: 1 });
  await expect(sieve.locator("thead .left")).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: "test-results/sieve-wide.png" });
  const more = sieve.getByRole("button", { name: /more candidate/ });
  const candidates = await sieve.locator("thead .candidate").count();
  expect(candidates).toBeGreaterThan(8);
  // The last press takes the button away, perhaps between counting and pressing.
  while ((await more.count()) > 0) await more.click({ timeout: 2000 }).catch(() => undefined);
  await expect(sieve.locator("thead .candidate").last()).toBeInViewport({ ratio: 1 });
  await expect(sieve.locator("thead .winner")).toBeInViewport({ ratio: 1 });
  await line.last().locator(".closer").click();
  const close = page.getByRole("region", { name: "Close up" });
  await expect(close.locator(".board svg").first()).toBeVisible();
  await page.screenshot({ path: "test-results/close-up-whole.png" });
  for (const part of [".board", ".legend", "tbody tr:last-child", ".sentence"])
    await expect(close.locator(part).last()).toBeInViewport({ ratio: 1 });
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(close).toBeHidden();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("an explanation leaves the rest of the board in sight", async ({ page }) => {
    await prefer(page, { holding: "never" });
    await start(page, SOLO);
    await page.locator('[id="at place:ferrum"]').click();
    const about = page.locator(".explain");
    await expect(about).toBeVisible();
    const [board, sheet] = [await page.locator(".boards").boundingBox(), await about.boundingBox()];
    expect(sheet?.y).toBeGreaterThan((board?.y ?? 0) + 60);
  });
});
