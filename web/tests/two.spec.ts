import { readFileSync } from "node:fs";
import { expect, test, type Browser, type Locator, type Page } from "@playwright/test";
import { answer, prefer, numbers, send, visit } from "./player";

const RECORD = "../src/clockwood/games/ironwood/gallery/two-who-search.record";

interface Given {
  seat: string;
  answer: string;
}

/** A whole game for two from its record: the seed and every answer. */
function recorded(): { seed: number; given: Given[] } {
  const [head = "", ...lines] = readFileSync(RECORD, "utf8").trim().split("\n");
  const given = lines.filter((line) => /^[a-z]/.test(line)).map((line) => line.split(": "));
  return {
    seed: Number(/seed (\d+)/.exec(head)?.[1]),
    given: given.map(([seat = "", text = ""]) => ({ seat, answer: text })),
  };
}

const PHONE = { width: 390, height: 844 };

async function somebody(browser: Browser, address = "/", viewport = PHONE): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: "block", viewport })).newPage();
  await prefer(page, {});
  await visit(page, address);
  return page;
}

/** Gives an answer by its button, or types it if it has none or is one of a set. */
async function gives(page: Page, text: string): Promise<void> {
  await page.locator(".prompt[data-ask]").waitFor();
  const ask = (await page.locator(".prompt").getAttribute("data-ask")) ?? "";
  const asked = page.locator(`.prompt[data-ask="${ask}"]`);
  const button = asked.locator(`[data-answer="${text}"]:not([aria-pressed])`);
  if (await button.count()) {
    await button.click();
    const once = asked.locator(".option.number").first();
    if (await once.count()) await once.click();
    if (await button.and(page.locator("[data-doubted]")).count()) await button.click();
  } else {
    await page.keyboard.press("/");
    await page.keyboard.insertText(text);
    await page.keyboard.press("Enter");
  }
  await asked.waitFor({ state: "detached" });
}

test("two browsers play a game to its end, one reconnects after losing the connection, a third watches", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const { seed, given } = recorded();
  const wood = await somebody(browser, "/", { width: 1100, height: 760 });
  const opened = await wood.request.post("/api/matches", {
    data: { game: "ironwood", seats: { woodwalkers: "me", ironclad: "me" }, open: true, seed },
  });
  const { match } = ((await opened.json()) as { card: { match: string } }).card;
  const half = Math.floor(given.length / 2);
  for (const { seat: who, answer: text } of given.slice(0, half)) await send(wood, match, who, text);
  const rest = given.slice(half);
  const seat = { seat: "ironclad" };
  const invited = await wood.request.post(`/api/matches/${match}/invitations`, { data: seat });
  const { key } = (await invited.json()) as { key: string };
  const iron = await somebody(browser, `/#/key/${key}`);
  await expect(iron.locator(".prompt")).toBeVisible();
  expect(iron.url()).not.toContain("/key/");
  await iron.request.post(`/api/matches/${match}/revoke`, { data: seat });
  await wood.goto(`/#/match/${match}`);
  const third = await somebody(browser);
  await third.locator(`.lists a[href="#/match/${match}"]`).click();
  await expect(third.locator(".board")).toBeVisible();

  const pages: Record<string, Page> = { woodwalkers: wood, ironclad: iron };
  const middle = rest.findIndex(({ seat: who }, k) => k > rest.length / 2 && who === "woodwalkers");
  for (const [k, { seat: who, answer: text }] of rest.entries()) {
    const page = pages[who];
    if (!page) throw new Error(`nobody sits at ${who}`);
    if (k === middle) await wood.locator(".prompt[data-ask]").waitFor();
    if (k === middle) await wood.context().setOffline(true);
    if (k === middle + 1) await expect(wood.getByText("No connection")).toBeVisible();
    // Long enough for one failed attempt to reconnect.
    if (k === middle + 1) await wood.waitForTimeout(1500);
    if (k === middle + 1) await wood.context().setOffline(false);
    await gives(page, text);
  }
  const end = (page: Page): Locator => page.locator(".prompt[data-over] h2");
  await expect(end(wood)).toHaveText(/win: /);
  for (const other of [iron, third]) await expect(end(other)).toHaveText(await end(wood).innerText());
  await expect(third.locator(".prompt .option")).toHaveCount(0);
  await expect(wood.getByText("No connection")).toBeHidden();
  for (const page of [wood, iron, third]) await page.context().close();
});

test("a friend joins by link and plays on after the connection was lost during an answer", async ({
  browser,
}) => {
  const first = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  let sockets = 0;
  await prefer(first, {});
  await first.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    sockets += 1;
    let said = 0;
    line.onMessage((message) => {
      server.send(message);
      said += 1;
      if (sockets === 1 && said === 2) void server.close().then(() => line.close());
    });
  });
  await visit(first);
  await first.locator('[data-seat="ironclad"]').selectOption("invite");
  await first.locator("footer .primary").click();
  const link = await first.locator(".links input").inputValue();
  await first.locator(".links a").click();
  await expect(first.locator(".prompt")).toBeVisible();
  const second = await somebody(browser, link);
  await expect(second.locator(".prompt")).toBeVisible();

  const random = numbers(5);
  const here = (page: Page): Locator => page.locator(".prompt[data-ask]");
  for (let turn = 0; turn < 8; turn++) {
    await Promise.race([here(first).waitFor(), here(second).waitFor()]);
    await answer((await here(first).count()) ? first : second, random);
  }
  await expect.poll(() => sockets).toBeGreaterThan(1);
  const rounds = await first.locator(".round b").innerText();
  await expect(second.locator(".round b")).toHaveText(rounds);
});

test("one screen serves two people: it is passed on before the other sees anything", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  await page.locator('[data-seat="ironclad"]').selectOption("me");
  await page.locator("footer .primary").click();
  await page.locator(".handover .primary").first().click();
  await page.locator(".prompt .option").last().click();
  await expect(page.locator(".handover h1")).toContainText("Ironclad");
  await expect(page.locator(".hand")).toHaveCount(0);
  await page.locator(".handover .primary").click();
  await expect(page.locator(".prompt .option").first()).toBeVisible();
});
