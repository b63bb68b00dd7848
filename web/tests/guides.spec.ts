import { expect, test } from "@playwright/test";
import { prefer, seriousFaults, start, visit } from "./player";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("the lobby shows what each game is, and leads to a page about it", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  await expect(page.locator(".game .emblem svg")).toHaveCount(4);
  await expect(page.locator(".game").first()).toContainText(/1–2 players.*60–120 min.*weight 3 of 5/s);
  await page.screenshot({ path: "test-results/guide-lobby.png" });
  await page.getByRole("link", { name: "About Ironwood" }).click();
  await expect(page.locator("main h1", { hasText: /^Ironwood$/ })).toBeVisible();
  await expect(page.locator(".goal li")).toHaveCount(3);
  await expect(page.locator(".legend dt svg").first()).toBeVisible();
  await page.screenshot({ path: "test-results/guide-about.png", fullPage: true });
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "The rules, chapter by chapter" }).click();
  await expect(page.locator("main section h2").first()).toHaveText("Goal");
  await page.screenshot({ path: "test-results/guide-rules.png" });
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole("searchbox").fill("tie goes");
  await expect(page.locator("dt")).toHaveText(["R11.10"]);
});

test("the beginners' setup is one button", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  await page.getByRole("button", { name: /beginners' setup/ }).click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  // Beginners are not asked whether they would rather draw four cards.
  await expect(page.locator(".prompt h2")).toContainText("Play a card");
});

test("Root begins with its beginners' setup, and its rules tell what each automaton will do", async ({
  page,
}) => {
  await prefer(page, {});
  await visit(page);
  await page.locator(".game", { hasText: "Root" }).click();
  await expect(page.locator("[data-lesson='marquise']")).toBeVisible();
  await expect(page.locator("[data-seat='marquise']")).toBeInViewport();
  await page.getByText("8 more first games").click();
  await expect(page.locator("[data-lesson='riverfolk']")).toBeVisible();
  await page.getByRole("button", { name: /beginners' setup/ }).click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  await visit(page, "/#/rules/root/vagabot");
  await expect(page.locator("[id='chapter vagabot'] .text")).toContainText("He battles whoever leads");
  await expect(page.locator("[id='chapter vagabot'] h2")).toBeInViewport();
});

test("help at the table leads to goal, chapters and keys; a seat's sheet says something", async ({
  page,
}) => {
  await prefer(page, {});
  await start(page, { woodwalkers: "me", ironclad: "ironbot" });
  await page.keyboard.press("?");
  const help = page.locator(".keys");
  await expect(help.locator(".goal li")).toHaveCount(3);
  await expect(help.getByRole("link", { name: "Battles" })).toHaveAttribute(
    "href",
    "#/rules/ironwood/battle",
  );
  await expect(help.locator("kbd").first()).toBeVisible();
  await page.screenshot({ path: "test-results/guide-help.png" });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "About: Ironclad" }).click();
  await expect(page.locator(".explain")).toContainText("third Forge");
});

for (const game of ["Ironwood", "Forge War", "Iron Kings", "Root"])
  test(`the pages about ${game} fit a phone`, async ({ browser }) => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await prefer(page, { language: "pl" });
    const name = game.toLowerCase().replace(" ", "-");
    for (const where of ["about", "rules"]) {
      await visit(page, `/#/${where}/${name}`);
      await expect(page.locator(".legend dt svg").first()).toBeVisible();
      await page.screenshot({ path: `test-results/guide-phone-${where}-${name}.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await context.close();
  });

for (const language of ["en", "pl"])
  test(`no stage of a turn is cut off (${language})`, async ({ page }) => {
    await prefer(page, { language });
    await visit(page);
    for (const game of ["ironwood", "forge-war", "iron-kings", "root"]) {
      await page.goto(`/#/about/${game}`);
      const stages = page.locator("figure foreignObject");
      await expect(stages.nth(2)).toBeVisible();
      const cut = await stages.evaluateAll((boxes) =>
        boxes
          .filter(
            (box) => (box.firstElementChild?.scrollHeight ?? 0) > Number(box.getAttribute("height")) + 1,
          )
          .map((box) => box.textContent),
      );
      expect(cut, game).toEqual([]);
    }
  });

test("an automaton's turn is told in the lobby with what its level and traits change, and in the rules", async ({
  page,
}) => {
  await prefer(page, {});
  await visit(page);
  await page.locator(".game", { hasText: "Root" }).click();
  await page.locator("[data-seat='marquise']").selectOption("mechanical-marquise");
  await page.getByRole("slider", { name: "Level, Marquise" }).fill("2");
  await page.getByText(/^Blitz:/).click();
  await page.getByText("How it plays").first().click();
  const told = page.locator("[data-automaton='mechanical-marquise']");
  await expect(told).toContainText("Recruits four warriors");
  await expect(told).toContainText("Challenging: two more warriors with every recruit.");
  await expect(told.locator(".trait")).toHaveCount(1);
  await expect(told.locator(".trait")).toContainText(/In a hundred games|not measured/);
  await told.scrollIntoViewIfNeeded();
  await page.screenshot({ path: "test-results/automaton-lobby-1440.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  await told.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: "test-results/automaton-lobby-390.png" });
  await visit(page, "/#/rules/root/cogwheel-corvids");
  const rules = page.locator("[data-automaton='cogwheel-corvids']");
  await expect(rules).toContainText("Nightmare: one warrior more in each clearing");
  await rules.scrollIntoViewIfNeeded();
  await page.screenshot({ path: "test-results/automaton-rules-390.png" });
});
