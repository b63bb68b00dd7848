import { expect, test, type Page } from "@playwright/test";
import { begin, troubles } from "./lesson";
import { PHONE, prefer, seriousFaults } from "./player";

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

test("the place below a mouse that has not moved is not marked", async ({ page }) => {
  await prefer(page, {});
  await begin(page, "woodwalkers");
  const { x, y, width, height } = (await page.locator('[id="at place:ferrum"]').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(page.locator(".edge.over").first()).toBeAttached();
  await page.reload();
  await expect(page.locator(".ring").first()).toBeVisible();
  await expect(page.locator(".edge.over")).toHaveCount(0);
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
  expect(board.height).toBeGreaterThan(0.49 * 844);
  await context.close();
});

test("a whole first game is played by taps on a phone", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await prefer(page, {});
  await begin(page, "woodwalkers");
  const next = page.getByRole("button", { name: "Next", exact: true });
  const does = page.getByRole("button", { name: "Do it for me" });
  const ended = page.getByText("From here on it is your game");
  const shown = page.locator(".note p");
  for (let taps = 0; taps < 60 && !(await ended.isVisible()); taps += 1) {
    const before = await shown.textContent();
    if (await next.isVisible()) await next.tap();
    else if (before?.includes("From the Thicket")) {
      await page.locator('footer [data-ref="card:WW02"]').tap();
      await page.locator('.raised [data-ref="card:WW02"]').tap();
    } else await does.tap();
    await expect(shown).not.toHaveText(before ?? "");
    if (taps === 6) await page.screenshot({ path: "test-results/lesson-phone-6.png" });
    await does.or(next).or(ended).first().waitFor();
  }
  await expect(ended).toBeVisible();
  await page.screenshot({ path: "test-results/lesson-phone-end.png" });
  await context.close();
});

for (const [game, lesson] of [
  ["Forge War", "forge"],
  ["Iron Kings", "king"],
] as const)
  test(`the first game of ${game} begins and points at things`, async ({ page }) => {
    await prefer(page, {});
    await begin(page, lesson, game);
    await expect(page.locator(".ring").first()).toBeVisible();
    const next = page.getByRole("button", { name: "Next", exact: true });
    while (await next.isVisible()) await next.click();
    await expect(page.locator(".ring").first()).toBeVisible();
    await page.screenshot({ path: `test-results/lesson-${lesson}.png` });
    await page.getByRole("button", { name: "Do it for me" }).click();
    await expect(page.locator(".note small")).toContainText("Step 2");
  });

for (const [game, lesson] of [
  ["Ironwood", "ironclad"],
  ["Forge War", "forge"],
  ["Iron Kings", "king"],
] as const)
  test(`${game} on a phone: every note of ${lesson} leaves the board its room and rings what it speaks of`, async ({
    browser,
  }) => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    let notes: { text: string; refs: string[]; answer: string }[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/lesson?"))
        void response.json().then(
          (found: { notes: typeof notes } | null) => (notes = found?.notes ?? []),
          () => undefined,
        );
    });
    await prefer(page, {});
    await begin(page, lesson, game);
    const way = page.locator(".note .ways button", { hasText: /^(Next|Do it for me)/ });
    const found: string[] = [];
    for (;;) {
      await page.locator(".prompt[data-ask]").waitFor();
      await way
        .or(page.locator(".note .primary", { hasText: "Play on alone" }))
        .first()
        .waitFor();
      const text = (await page.locator(".note p").textContent()) ?? "";
      const note = notes.find((each) => text.includes(each.text));
      const points = note !== undefined && (note.refs.length > 0 || note.answer !== "");
      if (points)
        await page
          .locator(".ring")
          .first()
          .waitFor({ timeout: 5000 })
          .catch(() => undefined);
      found.push(...(await troubles(page, points)));
      if ((await way.count()) === 0) break;
      await way.click();
      await expect(page.locator(".note p")).not.toHaveText(text);
    }
    expect(found).toEqual([]);
    await context.close();
  });

test("on a phone the answers wait for a note that is read, or put away", async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await prefer(page, {});
  await begin(page, "woodwalkers");
  await expect(page.locator(".prompt [data-answer]")).toHaveCount(0);
  await page.getByRole("button", { name: "Put the note away" }).tap();
  await expect(page.locator(".prompt [data-answer]").first()).toBeVisible();
  await page.getByRole("button", { name: "Show the note" }).tap();
  await expect(page.locator(".prompt [data-answer]")).toHaveCount(0);
  await context.close();
});
