// What opens also closes: with Esc, and with a press beside it.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { answer, prefer, numbers, start, visit } from "./player";

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
