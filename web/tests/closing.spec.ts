// What opens also closes: with Esc, and with a press beside it.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { ahead, answer, PHONE, prefer, numbers, start, visit } from "./player";

const SOLO = { woodwalkers: "me", ironclad: "ironbot" };

/** Opens a thing and closes it with Esc; opens it again and closes it with a press beside it. */
async function closes(page: Page, opener: Locator, thing: Locator): Promise<void> {
  await opener.click();
  await expect(thing).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(thing).toBeHidden();
  await opener.click();
  await expect(thing).toBeVisible();
  await page.mouse.click(300, 400);
  await expect(thing).toBeHidden();
}

test("menu, settings, keys and rules close with Esc and a press beside them", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  await closes(page, button("Menu"), page.locator(".menu"));
  await closes(page, button("Settings"), page.getByRole("region", { name: "Settings" }));
  await closes(page, button("Keys and help"), page.locator(".keys"));
  await answer(page, numbers(3));
  await closes(page, page.locator(".tag").first(), page.locator(".rule"));
});

test("in the lobby, settings close with Esc and a press beside them", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  const settings = page.getByRole("region", { name: "Settings" });
  await closes(page, page.getByRole("button", { name: "Settings" }), settings);
});

test("a turn without answers cannot be restarted", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  await expect(page.getByRole("button", { name: "Restart turn" })).toBeDisabled();
});

test("explanation and hint close with Esc and a press beside them", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  const beside = page.locator(".top .round");
  const explanation = page.getByRole("region", { name: "Explanation" });
  for (const close of [() => page.keyboard.press("Escape"), () => beside.click()]) {
    await page.locator('[id="at place:ferrum"]').click({ button: "right" });
    await expect(explanation).toBeVisible();
    await close();
    await expect(explanation).toBeHidden();
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await expect(page.locator(".hint")).toBeVisible();
    await close();
    await expect(page.locator(".hint")).toBeHidden();
  }
});

/** Opens the last choice of an automaton close up. */
async function closeUp(page: Page, phone: boolean): Promise<Locator> {
  const line = page.locator(".trace").last();
  const story = page.locator(".table > nav button", { hasText: "Story" });
  if (phone && (await page.locator(".drawer").count()) === 0) await story.tap();
  const closer = line.locator(".closer");
  if (!(await closer.isVisible())) await line.locator("button").first().click();
  await closer.click();
  const found = page.getByRole("region", { name: "Close up" });
  await expect(found).toBeVisible();
  return found;
}

for (const phone of [false, true])
  test(`the close-up closes with Esc, its button and a press beside it${phone ? ", on a phone" : ""}`, async ({
    browser,
  }) => {
    const context = await browser.newContext(phone ? PHONE : {});
    const page = await context.newPage();
    await prefer(page, { holding: "never" });
    await start(page, SOLO);
    const match = /match\/\w+/.exec(page.url())?.[0] ?? "";
    await ahead(page, "woodwalkers", numbers(3), 8);
    const ways = [
      () => page.keyboard.press("Escape"),
      (close: Locator) => close.getByRole("button", { name: "Close" }).click(),
      () => page.locator(phone ? ".top" : ".top .round").click({ position: { x: 5, y: 10 } }),
    ];
    for (const way of ways) {
      const close = await closeUp(page, phone);
      if (phone) await page.screenshot({ path: "test-results/close-up-phone.png" });
      await way(close);
      await expect(close).toBeHidden();
      expect(page.url()).toMatch(new RegExp(`${match}$`));
      await expect(page.locator(".prompt[data-ask]")).toBeVisible();
    }
    await context.close();
  });

test.describe("on a phone", () => {
  test.use(PHONE);

  test("every drawer has a button that closes it, and closes with Esc and a press above it", async ({
    page,
  }) => {
    await prefer(page, { holding: "never" });
    await start(page, { yellow: "rival" }, 0, "Iron Kings");
    const drawer = page.locator(".drawer");
    const close = page.locator("main > .close");
    for (const tab of ["Table", "Story", "Log", "My area", "Others"]) {
      const opener = page.locator(".table > nav button", { hasText: tab });
      await opener.tap();
      await expect(drawer).toBeVisible();
      const box = await close.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), tab).toBeGreaterThanOrEqual(44);
      if (tab === "Story") await page.screenshot({ path: "test-results/drawer.png" });
      await close.tap();
      await expect(drawer).toBeHidden();
      await opener.tap();
      await expect(drawer).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await opener.tap();
      await expect(drawer).toBeVisible();
      const ask = await page.locator(".prompt").getAttribute("data-got");
      const board = await page.locator("main").boundingBox();
      await page.touchscreen.tap(60, (board?.y ?? 0) + 20);
      await expect(drawer).toBeHidden();
      await expect(page.locator(".prompt")).toHaveAttribute("data-got", ask ?? "");
      await expect(page.getByRole("region", { name: "Explanation" })).toBeHidden();
    }
  });

  test("menu, settings, help, explanation and hint close with Esc and a press beside them", async ({
    page,
  }) => {
    await prefer(page, { holding: "never" });
    await start(page, SOLO);
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    const opened = async (name: string): Promise<void> => {
      await menu.tap();
      await page.locator(".menu button", { hasText: name }).tap();
    };
    const things: [() => Promise<void>, Locator][] = [
      [() => menu.tap(), page.locator(".menu")],
      [() => opened("Settings"), page.getByRole("region", { name: "Settings" })],
      [() => opened("Keys and help"), page.locator(".keys")],
      [() => opened("Hint"), page.locator(".hint")],
      [() => page.locator('[id="at place:ferrum"]').tap(), page.locator(".explain")],
    ];
    for (const [open, thing] of things) {
      await open();
      await expect(thing).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(thing).toBeHidden();
      await open();
      await expect(thing).toBeVisible();
      await page.locator(".strip").tap({ position: { x: 14, y: 20 } });
      await expect(thing).toBeHidden();
    }
  });
});
