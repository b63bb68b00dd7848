import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { answer, prefer, numbers, start, visit } from "./player";

const SOLO = { woodwalkers: "me", ironclad: "ironbot" };

async function menu(page: Page, name: string): Promise<void> {
  const open = page.getByRole("button", { name: "Menu", exact: true });
  if ((await open.getAttribute("aria-expanded")) !== "true") await open.click();
  await page.getByRole("button", { name }).click();
}

test("a position is shared as its seat knows it, and a record is saved and opened again", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await prefer(page, {});
  await start(page, SOLO, 3);
  const random = numbers(11);
  for (let given = 0; given < 10; given++) await answer(page, random);

  await menu(page, "Share the position");
  await expect(page.getByText("The position is on the clipboard.")).toBeVisible();
  const position = await page.evaluate(() => navigator.clipboard.readText());
  expect(position).toContain("woodwalkers");
  expect(position).not.toContain("seed");

  const saved = page.waitForEvent("download");
  await menu(page, "Download the record");
  const record = readFileSync(await (await saved).path(), "utf8");
  expect(record).toContain("! note");
  const asked = await page.locator(".prompt h2").innerText();
  await page.getByRole("button", { name: "Clockwood" }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: "mine.record",
    mimeType: "text/plain",
    buffer: Buffer.from(record),
  });
  await expect(page).toHaveURL(/#\/match\//);
  await expect(page.locator(".prompt h2")).toHaveText(asked);
});

test("the log can be filtered by seat, shows where undo stops, and a link opens it at a line", async ({
  page,
  context,
}) => {
  await prefer(page, {});
  await start(page, SOLO, 3);
  const random = numbers(11);
  for (let given = 0; given < 10; given++) await answer(page, random);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const lines = page.locator(".chronicle .line");
  await expect(page.locator(".chronicle .wall").first()).toBeVisible();
  await expect(lines.filter({ hasText: "Ironclad:" }).first()).toBeVisible();
  await page.getByRole("combobox", { name: "Show lines of" }).selectOption("woodwalkers");
  await expect(lines.filter({ hasText: /^Ironclad:/ })).toHaveCount(0);

  const played = lines.filter({ hasText: "Woodwalkers: played" }).first();
  await played.locator(".text").click();
  await expect(page).toHaveURL(/#\/match\/\w+\/\d+$/);
  const again = await context.newPage();
  await prefer(again, {});
  await visit(again, page.url());
  await expect(again.getByText("Earlier position")).toBeVisible();
  await expect(again.locator(".chronicle .current")).toContainText("Woodwalkers: played");
});
