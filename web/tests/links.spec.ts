// Links that others open, what the lobby says to bad ones, and what a spectator is told.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { answer, numbers, prefer, start, visit } from "./player";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function somebody(browser: Browser, more = {}): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", ...more });
  const page = await context.newPage();
  await prefer(page, { holding: "never" });
  return page;
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test("what the lobby cannot open is told in sight", async ({ page }) => {
  await prefer(page, {});
  await visit(page, "/#/key/nobody-ever-made-this-key");
  await expect(page.getByText("Ask for a new link.")).toBeInViewport();
  await page.getByRole("button", { name: "Close" }).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "neither this nor that");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(page.getByText("Nothing was changed.")).toBeInViewport();
});

test("a table that is not there is told in a sentence of the page's language", async ({ page }) => {
  await prefer(page, { language: "pl" });
  await visit(page, "/#/match/nowhere");
  await expect(page.getByText("Poproś kogoś, kto przy nim gra, o link dla widzów.")).toBeVisible();
});

test("a link to a step is opened by others, also on a phone, and leads back to now", async ({
  browser,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await prefer(page, {});
  await start(page, { woodwalkers: "me", ironclad: "ironbot" });
  const random = numbers(3);
  for (let given = 0; given < 4; given++) await answer(page, random);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await page.locator(".chronicle .line", { hasText: "Ironclad: gained" }).first().locator(".text").click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const link = await copied(page);
  for (const more of [{}, PHONE]) {
    const guest = await somebody(browser, more);
    await visit(guest, link);
    await expect(guest).toHaveURL(/#\/match\/\w+\/\d+$/);
    await expect(guest.locator(".telling")).toContainText("Ironclad: gained");
    await expect(guest.getByRole("button", { name: "Back to now" })).toBeInViewport({ ratio: 1 });
    await guest.getByRole("button", { name: "Back to now" }).click();
    await expect(guest.getByText("You are watching.")).toBeVisible();
    await guest.context().close();
  }
});

test("on a phone every control of an earlier table is in sight", async ({ browser }) => {
  const page = await somebody(browser, PHONE);
  await start(page, { woodwalkers: "me", ironclad: "ironbot" });
  await answer(page, () => 0);
  await page.goto(`${page.url()}/2`);
  for (const name of ["Back to now", "What if from here", "Copy link"])
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: "test-results/links-phone-step.png" });
  await page.context().close();
});

test("a spectator is told how far behind the players the table is", async ({ browser, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await prefer(page, {});
  await visit(page);
  await page.locator('[data-seat="ironclad"]').selectOption("invite");
  await page.locator("summary", { hasText: "Spectators" }).click();
  await page.getByLabel("Spectators see each answer").fill("3");
  await page.locator("footer .primary").click();
  await page.locator(".links a").click();

  // The link for the friend is to be had at the table, too.
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const link = await page.getByLabel("Link for Ironclad").inputValue();
  await page.keyboard.press("Escape");
  const friend = await somebody(browser);
  await visit(friend, link);
  await expect(page.locator(".people")).toContainText("here");
  await expect(page.getByRole("button", { name: "Link", exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Invite someone to watch" }).click();
  await expect(page.getByText("The link is on the clipboard.")).toBeVisible();
  const guest = await somebody(browser);
  await visit(guest, await copied(page));
  await expect(guest.getByText("You are watching, 3 answers behind the players.")).toBeVisible();
  for (const each of [friend, guest]) await each.context().close();
});

test("a line without an answer says that there is nothing to play for real", async ({ page }) => {
  await prefer(page, {});
  await start(page, { woodwalkers: "me", ironclad: "ironbot" });
  await page.getByRole("button", { name: "What if", exact: true }).click();
  await page.getByRole("button", { name: "Play this line for real" }).click();
  await expect(page.getByRole("alert")).toContainText("there is nothing to play.");
});

test("the button that finishes a set shows its key", async ({ page }) => {
  await prefer(page, {});
  await start(page, { woodwalkers: "me", ironclad: "ironbot" });
  await page.keyboard.press("1");
  const confirm = page.locator('[data-answer="done-set"]');
  await expect(confirm).toContainText("↵");
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await expect(confirm).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(confirm).toHaveCount(0);
});
