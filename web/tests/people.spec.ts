// People on several devices: names, presence, turns, taking back by consent.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { answer, numbers, prefer, visit } from "./player";

const PHONE = { width: 390, height: 844 };

async function somebody(browser: Browser, settings: Record<string, unknown>, more = {}): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: "block", ...more })).newPage();
  await prefer(page, settings);
  return page;
}

/** Opens a game for two from the lobby; returns the link for the friend. */
async function invite(page: Page): Promise<string> {
  await visit(page);
  await page.locator('[data-seat="ironclad"]').selectOption("invite");
  await page.locator("footer .primary").click();
  return page.locator(".links input").inputValue();
}

test("names, presence, whose turn it is, and taking back by consent", async ({ browser }) => {
  const ada = await somebody(browser, { name: "<b>Ada</b> 👩‍🚀" });
  const link = await invite(ada);
  await expect(ada.getByText("Waiting for Ironclad")).toBeVisible();
  await expect(ada.getByRole("button", { name: "Start" })).toHaveCount(0);
  await ada.screenshot({ path: "test-results/people-links.png" });
  const bo = await somebody(browser, { name: "Bo", holding: "never" }, { viewport: PHONE, hasTouch: true });
  await visit(bo, link);
  await expect(ada.getByText("Everybody is here.")).toBeVisible();
  await ada.locator(".links a").click();
  await expect(bo.locator(".people")).toContainText("<b>Ada</b> 👩‍🚀");
  await expect(ada.locator(".people")).toContainText("Bo (Ironclad)");
  await expect(ada.locator(".people")).toContainText("here");

  // Both decide at once first; then Bo waits for Ada.
  for (const page of [ada, bo]) await page.locator(".prompt .option", { hasText: "Draw 2" }).click();
  const [turn, waits] = [ada, bo];
  await expect(turn).toHaveTitle(/^Your turn · Ironwood/);
  await expect(waits).toHaveTitle(/decides · Ironwood$/);
  await expect(turn.locator(".people .turn")).toHaveText("Your turn");

  const before = await waits.locator(".prompt h2").innerText();
  await waits.getByRole("button", { name: "Ask to take back" }).click();
  await expect(waits.getByText("You asked to take back")).toBeVisible();
  await expect(turn.getByText("asks to take back the last answer.")).toBeVisible();
  for (const [page, name] of [
    [ada, "desktop"],
    [bo, "phone"],
  ] as const)
    await page.screenshot({ path: `test-results/people-takeback-${name}.png` });
  await turn.getByRole("button", { name: "Refuse" }).click();
  await expect(waits.getByText("The request was refused.")).toBeVisible();
  await expect(waits.locator(".prompt h2")).toHaveText(before);
  await waits.getByRole("button", { name: "Ask to take back" }).click();
  await waits.getByRole("button", { name: "Withdraw the request" }).click();
  await expect(turn.getByText("The request was withdrawn.")).toBeVisible();
  await expect(turn.getByRole("button", { name: "Agree" })).toHaveCount(0);
  await waits.getByRole("button", { name: "Ask to take back" }).click();
  await turn.getByRole("button", { name: "Agree" }).click();
  await expect(waits.locator(".prompt[data-ask]")).toBeVisible();
  await expect(waits.getByText("The answer was taken back.")).toBeVisible();

  await bo.context().close();
  await expect(ada.locator(".people")).toContainText("away");
  await ada.context().close();
});

test("a bad name is refused with a sentence and the good one stays", async ({ browser }) => {
  const page = await somebody(browser, { name: "Ada" });
  await visit(page);
  await page.locator('[data-seat="ironclad"]').selectOption("invite");
  const field = page.getByLabel("Your name");
  await field.fill("x".repeat(10_000));
  await field.blur();
  await expect(page.getByText("A name has at most 40 characters.")).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("clockwood.settings"));
  expect(stored).toContain('"Ada"');
  await page.context().close();
});

test("a notice is shown when the page is out of sight, with the sound that was asked for", async ({
  browser,
}) => {
  const ada = await somebody(browser, { name: "Ada", notices: true, sound: true });
  await ada.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    class Notice {
      static permission = "granted";
      constructor(_: string, { body }: { body: string }) {
        told.push(body);
      }
      close(): void {
        told.pop();
      }
    }
    class Sound extends AudioContext {
      constructor() {
        super();
        told.push("sound");
      }
    }
    Object.assign(window, { Notification: Notice, AudioContext: Sound });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  });
  const link = await invite(ada);
  await ada.locator(".links a").click();
  const bo = await somebody(browser, { name: "Bo" });
  await visit(bo, link);
  const random = numbers(5);
  for (const page of [ada, bo]) {
    await page.locator(".prompt[data-ask]").waitFor();
    await answer(page, random);
  }
  const told = (): Promise<string[]> => ada.evaluate(() => (window as unknown as { told: string[] }).told);
  for (let given = 0; given < 8 && (await told()).length === 0; given++) {
    await Promise.race([ada, bo].map((page) => page.locator(".prompt[data-ask]").waitFor()));
    await answer((await bo.locator(".prompt[data-ask]").count()) ? bo : ada, random);
  }
  expect(await told()).toEqual(["sound", "Ironwood: it is your turn."]);
  for (const page of [ada, bo]) await page.context().close();
});

test("the seal is shown from the start, and checked at the end", async ({ browser }) => {
  const ada = await somebody(browser, { holding: "never" });
  const link = await invite(ada);
  const bo = await somebody(browser, {}, { viewport: PHONE, hasTouch: true });
  await visit(bo, link);
  await ada.locator(".links a").click();
  await ada.getByRole("button", { name: "Sealed chance" }).click();
  const seal = await ada.locator(".seal input").inputValue();
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  await ada.screenshot({ path: "test-results/seal-desktop.png" });
  await bo.locator(".seal button").tap();
  await expect(bo.locator(".seal input")).toHaveValue(seal);
  await bo.screenshot({ path: "test-results/seal-phone.png" });
  await ada.keyboard.press("Escape");
  await expect(ada.locator(".seal input")).toHaveCount(0);
  const match = /match\/(\w+)/.exec(ada.url())?.[1] ?? "";
  const resigned = await ada.request.post(`/api/matches/${match}/resign`, {
    data: { seat: "woodwalkers", client: "enough" },
  });
  expect(resigned.ok()).toBe(true);
  await expect(ada.getByRole("button", { name: "Seal checked" })).toBeVisible();
});
