import { expect, test } from "@playwright/test";
import { prefer, visit } from "./player";

test("a demo plays by itself", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  await page.getByRole("button", { name: "Watch a demo" }).click();
  await expect(page.locator(".prompt")).toBeVisible();
  await expect(page.locator(".prompt .option")).toHaveCount(0);
  const lines = page.locator(".chronicle li");
  await expect(lines.first()).toBeVisible();
  const before = await lines.count();
  await expect.poll(() => lines.count(), { timeout: 240_000 }).toBeGreaterThan(before);
});

test("a whole game of the gallery is replayed from its first line", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  await page.locator(".gallery button").first().click();
  await expect(page.getByText("Earlier position")).toBeVisible();
  await page.getByRole("button", { name: "Next line" }).click();
  await expect(page).toHaveURL(/#\/match\/\w+\/[1-9]\d*$/);
  await expect(page.locator(".prompt[data-over]")).toBeHidden();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.locator(".prompt[data-over]")).toBeVisible();
});

test("win rates are shown for the levels at which they were measured", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  await page.getByRole("slider").fill("6");
  await expect(page.locator("tr[aria-current]")).toContainText("%");
  await page.screenshot({ path: "test-results/lobby-measured.png", fullPage: true });
});

test("spectators have a heading of their own", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  const section = page.locator("details", { has: page.locator("summary", { hasText: "Spectators" }) });
  await section.locator("summary").click();
  for (const label of ["Others may watch and join", "answers late", "minutes late"])
    await expect(section.getByText(label)).toBeVisible();
});

test("the form of a table is longer than the screen, and its start stays in sight", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.getByRole("button", { name: /^Root/ }).click();
  const title = page.getByRole("heading", { name: "New game of Root" });
  await title.evaluate((heading) => heading.scrollIntoView());
  await expect(title).toBeInViewport();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeInViewport({ ratio: 1 });
  const last = page.locator("details summary").last();
  await last.focus();
  const bottom = await last.evaluate((summary) => summary.getBoundingClientRect().bottom);
  const top = await page.locator("section footer").evaluate((footer) => footer.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top);
});
