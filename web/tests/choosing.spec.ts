import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { answer, numbers, PHONE, prefer, start } from "./player";

const SOLO = { woodwalkers: "me", ironclad: "ironbot" };

async function type(page: Page, text: string): Promise<void> {
  const ask = await page.locator(".prompt[data-ask]").getAttribute("data-ask");
  await page.keyboard.press("/");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await expect(page.locator(`.prompt[data-ask]:not([data-ask="${ask}"])`)).toBeVisible();
}

/** Collects the answers that the page sends. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { is?: string; answer?: string };
      if (message.is === "choose" && message.answer) sent.push(message.answer);
    }),
  );
  return sent;
}

async function refsIn(page: Page, state: string): Promise<string[]> {
  return page
    .locator(`.place[data-state="${state}"]`)
    .evaluateAll((places) => places.map((place) => (place as SVGPathElement).dataset["ref"] ?? ""));
}

test("whatever is touched on the map, the move that is made is the one that was shown", async ({ page }) => {
  const sent = listen(page);
  await prefer(page, {});
  await start(page, SOLO);
  await type(page, "draw-two");
  await type(page, "play WW02");
  sent.length = 0;
  const random = numbers(5);
  const places = page.locator(".place");
  for (let touches = 0; touches < 25 && sent.length < 2; touches++) {
    await page.mouse.move(2, 2);
    const lit = await refsIn(page, "legal");
    const shown = await refsIn(page, "chosen");
    const wild = random(4) === 0 || lit.length === 0;
    const ref = wild
      ? ((await places.nth(random(await places.count())).getAttribute("data-ref")) ?? "")
      : (lit[random(lit.length)] ?? "");
    const before = sent.length;
    await page.locator(`.place[data-ref="${ref}"]`).dispatchEvent("click");
    const count = page.locator(".prompt .option.number").last();
    if (!wild && (await count.isVisible())) await count.click();
    await expect(page.locator(".prompt[data-ask]")).toBeVisible();
    if (sent.length === before) continue;
    expect(lit).toContain(ref);
    const [, from, to] = (sent.at(-1) ?? "").split(" ");
    expect([...shown, ref]).toEqual(expect.arrayContaining([`place:${from}`, `place:${to}`]));
  }
  expect(sent.length).toBeGreaterThan(0);
});

test("board and prompt keep their size, and every answer can be seen and has a key", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  const sizes = async (): Promise<unknown[]> =>
    Promise.all([".board", ".prompt", ".right"].map((each) => page.locator(each).first().boundingBox()));
  const first = await sizes();
  const random = numbers(3);
  for (let given = 0; given < 14; given++) {
    expect(await sizes()).toEqual(first);
    const cut = await page.locator(".options").evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(cut).toBeLessThanOrEqual(1);
    const all = await page.locator(".options .option:not(.number)").count();
    await expect(page.locator(".options .option:not(.number) .key")).toHaveCount(all);
    await answer(page, random);
  }
});

test("a long list has pages that a key turns", async ({ page }) => {
  await prefer(page, {});
  await start(page, { yellow: "random" }, 0, "Forge War");
  await answer(page, numbers(11));
  await expect(page.locator(".prompt h2")).toContainText("overseer");
  const first = page.locator(".options .option").first();
  const before = (await first.getAttribute("data-answer")) ?? "";
  await page.keyboard.press("+");
  await expect(page.locator(`.options [data-answer="${before}"]`)).toHaveCount(0);
  await expect(first.locator(".key")).toHaveText("1");
  await page.keyboard.press("-");
  await expect(first).toHaveAttribute("data-answer", before);
});

test("what is pointed at is forgotten with its answer, and nobody asks what a dead answer would do", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await prefer(page, {});
  await start(page, SOLO);
  await page.keyboard.press("2");
  await type(page, "play WW02");
  await page.locator(".options .option").first().hover();
  await expect(page.locator('.place[data-state="chosen"]')).toHaveCount(2);
  await type(page, "move 1 7");
  await expect(page.getByRole("region", { name: "If you do this" })).toBeVisible();
  await page.keyboard.press("0");
  await expect(page.locator(".prompt h2")).not.toContainText("Move up to");
  await page.waitForTimeout(400);
  await expect(page.locator('[id="at place:o1"]')).toHaveAttribute("data-state", "rest");
  expect(refused).toEqual([]);
});

test("where nothing can be chosen the map is one stop of the Tab key", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  await expect(page.locator('.place[data-state="legal"]')).toHaveCount(0);
  await expect(page.locator('.place[tabindex="0"]')).toHaveCount(1);
});

test("an answer that is pointed at brings its card into view", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await prefer(page, {});
  await start(page, SOLO);
  await type(page, "draw-two");
  await expect(page.locator(".prompt h2")).toContainText("Play a card");
  while (await page.locator(".pager .more").isEnabled()) await page.locator(".pager .more").click();
  const last = page.locator(".options .option").last();
  const card = ((await last.getAttribute("data-answer")) ?? "").split(" ")[1];
  await last.hover();
  await expect(page.locator(`.hand [data-ref="card:${card}"]`)).toBeInViewport({ ratio: 0.95 });
});

// -- fingers

async function finger(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

async function touchAt(cdp: CDPSession, is: string, ...points: [number, number][]): Promise<void> {
  await cdp.send("Input.dispatchTouchEvent", {
    type: is as "touchStart",
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
}

async function middle(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a hold answers once, and a tap on it says so", async ({ page }) => {
    const sent = listen(page);
    await prefer(page, { holding: "walls" });
    await start(page, SOLO);
    const cdp = await finger(page);
    const draw = await middle(page, '[data-answer="draw-two"]');
    await page.touchscreen.tap(...draw);
    await expect(page.locator('[data-answer="draw-two"]')).toContainText("Press and hold");
    expect(sent).toEqual([]);
    await touchAt(cdp, "touchStart", draw);
    await expect(page.locator(".prompt h2")).toContainText("Play a card");
    await page.waitForTimeout(500);
    await touchAt(cdp, "touchEnd");
    await page.waitForTimeout(500);
    expect(sent).toEqual(["draw-two"]);
    await expect(page.locator(".prompt h2")).toContainText("Play a card");
  });

  test("the question and the way out stay in sight", async ({ page }) => {
    await prefer(page, { holding: "never" });
    await start(page, SOLO);
    const random = numbers(3);
    for (let given = 0; given < 8; given++) {
      await answer(page, random);
      await expect(page.locator(".prompt[data-ask]")).toBeVisible();
      const wrong = page.locator(".prompt h2, .ways button, .option").evaluateAll((things) =>
        things
          .filter((each) => {
            const { top, bottom, height } = each.getBoundingClientRect();
            return top < 0 || bottom > window.innerHeight || (each.tagName === "BUTTON" && height < 43.5);
          })
          .map((each) => each.textContent),
      );
      expect(await wrong).toEqual([]);
    }
  });

  test("small places are enlarged by a tap before one is chosen, and there is a way back", async ({
    page,
  }) => {
    await prefer(page, { holding: "never" });
    await start(page, { yellow: "random" }, 0, "Forge War");
    await answer(page, numbers(11));
    await expect(page.locator(".prompt h2")).toContainText("overseer");
    const ask = await page.locator(".prompt").getAttribute("data-ask");
    const lit = '.place[data-state="legal"]';
    const whole = page.getByRole("button", { name: "Whole board" });
    await whole.tap();
    await expect(whole).toBeHidden();
    await page.waitForTimeout(600);
    await page.touchscreen.tap(...(await middle(page, lit)));
    await expect(whole).toBeVisible();
    await expect(page.locator(".prompt")).toHaveAttribute("data-ask", ask ?? "");
    await expect.poll(async () => (await page.locator(lit).first().boundingBox())?.width).toBeGreaterThan(43);
    await page.screenshot({ path: "test-results/enlarged.png" });
    // Two taps within half a second are a double tap, which enlarges further.
    await page.waitForTimeout(600);
    await page.touchscreen.tap(...(await middle(page, lit)));
    await expect(page.locator(`.prompt[data-ask="${ask}"]`)).toHaveCount(0);
    await whole.tap();
    await expect(whole).toBeHidden();
  });

  test("the board is enlarged by pinch and by double tap", async ({ page }) => {
    await prefer(page, { holding: "never" });
    await start(page, SOLO);
    const whole = page.getByRole("button", { name: "Whole board" });
    const [x, y] = await middle(page, ".board svg");
    const cdp = await finger(page);
    await touchAt(cdp, "touchStart", [x - 30, y], [x + 30, y]);
    for (const far of [45, 60, 80]) await touchAt(cdp, "touchMove", [x - far, y], [x + far, y]);
    await touchAt(cdp, "touchEnd");
    await expect(whole).toBeVisible();
    await whole.tap();
    await expect(whole).toBeHidden();
    await page.waitForTimeout(600);
    await page.touchscreen.tap(x - 60, y - 60);
    await page.touchscreen.tap(x - 60, y - 60);
    await expect(whole).toBeVisible();
    await expect(page.locator(".explain")).toHaveCount(0);
  });
});
