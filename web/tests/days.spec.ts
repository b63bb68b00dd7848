// Play over days: notices and their settings, pauses, and an agent who plays for a seat.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { faults, prefer, visit } from "./player";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function somebody(browser: Browser, name: string, more = {}): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: "block", ...more })).newPage();
  await prefer(page, { name, holding: "never" });
  return page;
}

/** Lets Ada, at a desk, and Bo, at a phone, sit at one table. */
async function two(browser: Browser): Promise<[Page, Page]> {
  const ada = await somebody(browser, "Ada");
  await visit(ada);
  await ada.locator('[data-seat="ironclad"]').selectOption("invite");
  await ada.locator("footer .primary").click();
  const link = await ada.locator(".links input").inputValue();
  const bo = await somebody(browser, "Bo", PHONE);
  await visit(bo, link);
  await ada.locator(".links a").click();
  await expect(bo.locator(".people")).toContainText("Ada");
  return [ada, bo];
}

const menu = (page: Page): Promise<void> => page.getByRole("button", { name: "Menu", exact: true }).click();

test("a pause by the opener, a wish of the other, and going on", async ({ browser }) => {
  const [ada, bo] = await two(browser);
  await menu(bo);
  await bo.screenshot({ path: "test-results/days-menu-phone.png" });
  await bo.getByRole("button", { name: "Ask for a pause" }).click();
  await expect(ada.getByText("Bo would like to pause.")).toBeVisible();
  await ada.getByRole("button", { name: "Play on" }).click();
  await expect(bo.getByText("Bo would like to pause.")).toHaveCount(0);
  await menu(ada);
  await ada.screenshot({ path: "test-results/days-menu-desktop.png" });
  await ada.getByRole("button", { name: "Pause", exact: true }).click();
  for (const [page, size] of [
    [ada, "desktop"],
    [bo, "phone"],
  ] as const) {
    await expect(page.getByRole("status").filter({ hasText: "Paused" })).toBeVisible();
    await page.screenshot({ path: `test-results/days-paused-${size}.png` });
  }
  await ada.locator(".prompt .option").first().click();
  await expect(ada.getByText("The match is paused. Any player can go on.")).toBeVisible();
  await bo.getByRole("button", { name: "Go on" }).click();
  await expect(ada.getByRole("status").filter({ hasText: "Paused" })).toHaveCount(0);
  await ada.context().close();
  await bo.context().close();
});

test("an agent plays for a seat until its player takes it back", async ({ browser }) => {
  const [ada, bo] = await two(browser);
  await menu(bo);
  await bo.getByRole("button", { name: "Let an agent play for me" }).click();
  await bo.getByLabel("Agent", { exact: true }).selectOption("random");
  await bo.screenshot({ path: "test-results/days-agent-menu-phone.png" });
  await bo.getByRole("button", { name: "Hand over" }).click();
  await expect(bo.getByText("Random plays for you.")).toBeVisible();
  await expect(ada.locator(".people")).toContainText("Random plays instead");
  await ada.screenshot({ path: "test-results/days-agent-desktop.png" });
  await bo.screenshot({ path: "test-results/days-agent-phone.png" });
  await bo.getByRole("button", { name: "Take my seat back" }).click();
  await expect(bo.getByText("Random plays for you.")).toHaveCount(0);
  await expect(ada.locator(".people")).not.toContainText("plays instead");
  await ada.context().close();
  await bo.context().close();
});

test("others see who is away, and for how long somebody has been waited for", async ({ browser }) => {
  const [ada, bo] = await two(browser);
  // Both decide at once first; then it is Ada's turn.
  for (const page of [ada, bo]) await page.locator(".prompt .option", { hasText: "Draw 2" }).click();
  await expect(ada.locator(".people .turn")).toHaveText("Your turn");
  const earlier = 3.2 * 3_600_000;
  await bo.route(/\/api\/matches\/\w+(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as { changed: number } | { changed: number }[];
    for (const card of [told].flat()) card.changed -= earlier;
    await route.fulfill({ response, json: told });
  });
  await bo.reload();
  await expect(bo.locator(".people")).toContainText("waited for 3 h");
  await bo.screenshot({ path: "test-results/days-waiting-phone.png" });
  await bo.goto("/");
  await expect(bo.locator(".mine")).toContainText("waiting for Woodwalkers · for 3 h");
  await bo.screenshot({ path: "test-results/days-waiting-lobby-phone.png", fullPage: true });
  const away = { away_until: "2999-01-31", zone: "Europe/Warsaw" };
  expect((await bo.request.post("/api/notices/settings", { data: away })).ok()).toBe(true);
  await expect(ada.locator(".people")).toContainText("away until Jan 31, 2999");
  await ada.screenshot({ path: "test-results/days-away-desktop.png" });
  await ada.context().close();
  await bo.context().close();
});

/** Starts a receiver of webhooks; resolves `first` with the first body. */
async function receiver(): Promise<{ server: Server; url: string; first: Promise<string> }> {
  let taken: (body: string) => void;
  const first = new Promise<string>((resolve) => (taken = resolve));
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      response.writeHead(204).end();
      taken(body);
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/hook`, first };
}

for (const [size, more] of [
  ["desktop", {}],
  ["phone", PHONE],
] as const) {
  test(`settings of notices are stored, and a test arrives (${size})`, async ({ browser }) => {
    const page = await somebody(browser, "Ada", { timezoneId: "Europe/Warsaw", ...more });
    await visit(page);
    await page.getByRole("button", { name: "Turn notices" }).click();
    const sheet = page.getByRole("region", { name: "Turn notices" });
    await sheet.getByLabel("from").fill("22:00");
    await sheet.getByLabel("to", { exact: true }).fill("07:30");
    await sheet.getByLabel("until").fill("2999-01-31");
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect(sheet.getByText("Saved.")).toBeVisible();
    await sheet.getByText("E-mail and webhooks").click();
    await sheet.getByLabel("Webhook address").fill("https://127.0.0.1.invalid/hook");
    await sheet.getByRole("button", { name: "Add" }).click();
    await expect(sheet.getByText("Nothing can be sent to this address.")).toBeVisible();
    const { server, url, first } = await receiver();
    await sheet.getByLabel("Webhook address").fill(url);
    await sheet.getByRole("button", { name: "Add" }).click();
    await expect(sheet.getByLabel("Secret of the webhook")).not.toHaveValue("");
    await page.screenshot({ path: `test-results/days-notices-${size}.png`, fullPage: true });
    expect(await faults(page)).toEqual([]);
    await sheet.getByRole("button", { name: "Send a test" }).click();
    expect(JSON.parse(await first)).toMatchObject({ event: "test", match: "" });
    server.close();

    await page.reload();
    await page.getByRole("button", { name: "Turn notices" }).click();
    await expect(sheet.getByLabel("from")).toHaveValue("22:00");
    await expect(sheet.getByLabel("until")).toHaveValue("2999-01-31");
    await expect(sheet.getByLabel("Secret of the webhook")).toHaveCount(0);
    await sheet.getByRole("button", { name: `Remove ${url}` }).click();
    await expect(sheet.getByText("Removed.")).toBeVisible();
    await expect(sheet.getByText(url)).toHaveCount(0);
    await page.context().close();
  });
}

test("the browser is asked for permission only on a press; the table can be left out", async ({
  browser,
}) => {
  const page = await somebody(browser, "Ada");
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked });
    Notification.requestPermission = () => {
      asked.times += 1;
      return Promise.resolve("granted");
    };
    const keys = { p256dh: "", auth: "" };
    const made = { toJSON: () => ({ endpoint: "http://127.0.0.1:9/push", keys }), unsubscribe: () => true };
    const point = crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const text = (raw: ArrayBuffer): string =>
      btoa(String.fromCharCode(...new Uint8Array(raw)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    const pushManager = {
      getSubscription: () => Promise.resolve(null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        Object.assign(asked, { key: applicationServerKey });
        const { publicKey } = (await point) as CryptoKeyPair;
        keys.p256dh = text(await crypto.subtle.exportKey("raw", publicKey));
        keys.auth = text(new Uint8Array(16).buffer);
        return made;
      },
    };
    const worker = { getRegistration: () => Promise.resolve({ pushManager }) };
    Object.defineProperty(navigator, "serviceWorker", { value: { ...worker, addEventListener: () => 0 } });
  });
  await visit(page);
  await page.locator("footer .primary").click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
  await menu(page);
  await page.getByRole("button", { name: "Turn notices" }).click();
  const sheet = page.getByRole("region", { name: "Turn notices" });
  await expect(sheet.getByLabel("Notices of this table")).toBeChecked();
  const asked = (): Promise<{ times: number; key?: string }> =>
    page.evaluate(() => (window as unknown as { asked: { times: number; key?: string } }).asked);
  expect((await asked()).times).toBe(0);
  await sheet.getByRole("button", { name: "Tell me on this device" }).click();
  await expect(sheet.getByRole("button", { name: "No longer on this device" })).toBeVisible();
  expect((await asked()).times).toBe(1);
  expect((await asked()).key?.length).toBe(87);
  await sheet.getByLabel("Notices of this table").uncheck();
  await expect(sheet.getByText("Saved.")).toBeVisible();
  await page.screenshot({ path: "test-results/days-notices-table.png" });
  await sheet.getByRole("button", { name: "No longer on this device" }).click();
  await expect(sheet.getByRole("button", { name: "Tell me on this device" })).toBeVisible();
  await page.context().close();
});

test("a pushed notice is shown, and a press on it opens the table", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "allow", permissions: ["notifications"] });
  const page = await context.newPage();
  await prefer(page, {});
  await visit(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  const client = await context.newCDPSession(page);
  const id = new Promise<string>((resolve) =>
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === scope);
      if (found) resolve(found.registrationId);
    }),
  );
  await client.send("ServiceWorker.enable");
  await client.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(scope).origin,
    registrationId: await id,
    data: JSON.stringify({ title: "Ironwood", body: "It is your turn.", match: "abc" }),
  });
  const shown = (): Promise<string[][]> =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag }) => [title, body, tag]);
    });
  await expect.poll(shown).toEqual([["Ironwood", "It is your turn.", "abc"]]);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const press = Object.assign(new Event("notificationclick"), { notification, waitUntil: () => 0 });
    globalThis.dispatchEvent(press);
  });
  await expect(page).toHaveURL(/#\/match\/abc$/);
  await context.close();
});

test("a player goes on at another device, and takes the seat back from it", async ({ browser }) => {
  const [ada, bo] = await two(browser);
  await ada.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const devices = ada.getByRole("button", { name: "Devices and links" });
  await menu(ada);
  await devices.click();
  await ada.getByRole("button", { name: "Play on another device" }).click();
  await expect(ada.getByText("It gives your seat to one more device")).toBeVisible();
  const link = await ada.evaluate(() => navigator.clipboard.readText());
  const phone = await somebody(browser, "Ada", PHONE);
  await visit(phone, new URL(link).pathname + new URL(link).hash);
  await expect(phone.locator(".prompt .option").first()).toBeVisible();

  await ada.screenshot({ path: "test-results/days-devices-desktop.png" });
  await ada.getByRole("button", { name: "Play on this device only" }).click();
  await expect(ada.getByText("One other device has lost your seat")).toBeVisible();
  await expect(phone.getByText("This table is closed.")).toBeVisible();
  await phone.screenshot({ path: "test-results/days-device-lost-phone.png" });

  await ada.getByRole("button", { name: "Let nobody watch by link" }).click();
  await expect(ada.getByText("Links to watch do not work any more.")).toBeVisible();
  await menu(bo);
  await bo.getByRole("button", { name: "Devices and links" }).click();
  await bo.getByRole("button", { name: "Play on this device only" }).click();
  await expect(bo.getByText("No other device has your seat")).toBeInViewport();
  await bo.screenshot({ path: "test-results/days-devices-phone.png" });
  for (const page of [ada, bo, phone]) {
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  }
});
