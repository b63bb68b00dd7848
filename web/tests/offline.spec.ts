// The installed page: offline, behind a path of its host, with answers that wait, and newer versions of itself.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { PHONE, prefer, seriousFaults, visit } from "./player";
import { Proxy } from "./proxy";

test.use({ serviceWorkers: "allow" });

let proxy: Proxy;
test.beforeEach(async () => {
  proxy = await Proxy.start();
});
test.afterEach(() => proxy.close());

/** Opens a table for one at Ironwood behind the proxy, with the worker installed. */
async function seated(page: Page, preferences = {}): Promise<void> {
  await prefer(page, preferences);
  await visit(page, proxy.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator('[data-seat="ironclad"]').selectOption("invite");
  await page.locator("footer .primary").click();
  await page.locator(".links a").click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
}

const matchOf = (page: Page): string => /match\/(\w+)/.exec(page.url())?.[1] ?? "";

/** The open question of the seat, as the server tells it: empty once it has answered. */
async function open(page: Page): Promise<string> {
  const reply = await page.request.get(`${proxy.address}api/matches/${matchOf(page)}/scene?seat=woodwalkers`);
  return ((await reply.json()) as { standing: { ask: string } }).standing.ask;
}

async function pictured(browser: Browser, more = {}): Promise<Page> {
  return (await browser.newContext({ serviceWorkers: "allow", ...more })).newPage();
}

test("the page opens offline, says so, and recovers by itself", async ({ page, context }) => {
  await prefer(page, {});
  await visit(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("No connection to the server")).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator("footer .primary")).toBeVisible();
  await expect(page.getByText("No connection to the server")).toBeHidden();
});

test("the page can be installed, also under a path of its host", async ({ page }) => {
  await prefer(page, {});
  await visit(page, proxy.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect(url).toBe(`${proxy.address}manifest.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A window of a test is always a private one.
  expect(installabilityErrors.map((each) => each.errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const manifest = (await (await page.request.get(url)).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, url).href);
    expect(icon.headers()["content-type"]).toBe(type);
    if (type === "image/png")
      expect(`${(await icon.body()).readUInt32BE(16)}x${(await icon.body()).readUInt32BE(20)}`).toBe(sizes);
  }
});

for (const [name, device] of [
  ["desktop", {}],
  ["phone", PHONE],
] as const)
  test(`an answer made without the server waits, survives a reload and is taken once (${name})`, async ({
    browser,
  }) => {
    const page = await pictured(browser, device);
    await seated(page, { holding: "never" });
    expect(await open(page)).not.toBe("");
    await page.waitForTimeout(1000);
    proxy.cut();
    await expect(page.getByText("No connection. Your table is safe")).toBeVisible();
    await page.locator(".prompt .option", { hasText: "Draw 2" }).click();
    await expect(page.getByText("waits here")).toBeVisible();
    await page.screenshot({ path: `test-results/offline-waits-${name}.png` });

    // Closed and opened again, still without the server: the table as it was seen, and the answer.
    await page.reload();
    await expect(page.getByText("The table as you last saw it")).toBeVisible();
    await expect(page.locator(".prompt h2")).toBeVisible();
    await expect(page.getByText("waits here")).toBeVisible();
    await expect(page.locator(".prompt[data-ask]")).toHaveCount(0);
    await page.screenshot({ path: `test-results/offline-table-${name}.png` });
    await page.goto(proxy.address);
    await expect(page.getByText("Your games as you last saw them")).toBeVisible();
    await expect(page.locator(".mine li").first()).toContainText("Ironwood");
    await expect(page.getByText("waits here")).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await page.screenshot({ path: `test-results/offline-lobby-${name}.png`, fullPage: true });

    await page.locator(".mine li a").first().click();
    await expect(page.getByText("The table as you last saw it")).toBeVisible();
    proxy.join();
    await expect(page.getByText("waits here")).toBeHidden();
    await expect(page.getByText("The table as you last saw it")).toBeHidden();
    await expect.poll(() => open(page)).toBe("");
    await page.reload();
    await expect(page.locator(".prompt h2")).toContainText("Ironclad");
    await expect(page.getByText("was not taken")).toHaveCount(0);
    await page.context().close();
  });

test("an answer that waits is sent from the lobby too, and one that comes too late is told", async ({
  page,
}) => {
  await seated(page);
  const match = matchOf(page);
  await page.waitForTimeout(1000);
  const scene = await page.request.get(`${proxy.address}api/matches/${match}/scene?seat=woodwalkers`);
  const { standing, scene: shown } = (await scene.json()) as {
    standing: { ask: string };
    scene: { question: { options: { answer: string }[] } };
  };
  proxy.cut();
  await page.locator(".prompt .option", { hasText: "Draw 2" }).click();
  await expect(page.getByText("waits here")).toBeVisible();
  // The same seat answers from another device meanwhile.
  const cookies = await page.context().cookies();
  const reply = await page.request.post(`/api/matches/${match}/choose`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") },
    data: {
      seat: "woodwalkers",
      client: "elsewhere",
      ask: standing.ask,
      answer: shown.question.options[0]?.answer,
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  await page.goto(proxy.address);
  proxy.join();
  await expect(page.getByText("was not taken")).toBeVisible();
  await page.screenshot({ path: "test-results/offline-refused-desktop.png" });
  await page.getByRole("button", { name: "All right" }).click();
  await expect(page.getByText("was not taken")).toBeHidden();
  await page.reload();
  await expect(page.locator(".mine li")).toHaveCount(1);
  await expect(page.getByText("was not taken")).toHaveCount(0);
});

test("an answer that waits can be called back", async ({ page }) => {
  await seated(page);
  const before = await open(page);
  proxy.cut();
  await expect(page.getByText("No connection. Your table is safe")).toBeVisible();
  await page.locator(".prompt .option", { hasText: "Draw 2" }).click();
  await page.getByRole("button", { name: "Do not send" }).click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  proxy.join();
  await expect(page.getByText("No connection")).toBeHidden();
  expect(await open(page)).toBe(before);
});

test("a newer page is offered quietly and opens at the same table", async ({ page }) => {
  await seated(page);
  const match = matchOf(page);
  await page.reload();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  proxy.newer = "\n// newer\n";
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText("A new version of Clockwood is ready")).toBeVisible();
  await page.screenshot({ path: "test-results/new-version-desktop.png" });
  // The table can be played on meanwhile.
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  await page.getByRole("button", { name: "Load it" }).click();
  await expect(page.getByText("A new version of Clockwood is ready")).toBeHidden();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  expect(matchOf(page)).toBe(match);
});

test("nothing of the API is in the caches of the worker", async ({ page }) => {
  await seated(page);
  await page.reload();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map((request) => new URL(request.url).pathname);
  });
  expect(cached).toContain("/clockwood/");
  expect(cached.filter((path) => path.includes("/api/"))).toEqual([]);
});
