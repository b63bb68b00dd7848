// The work between an answer and the next question: how often the page lays itself out, and what it waits for.
import { expect, test } from "@playwright/test";
import { answer, GAMES, numbers, prefer, start } from "./player";

const ANSWERS = 6;
/** Layouts from an answer to the next question: of the answer given, of the question, and of its list made to fit. */
const MOST_LAYOUTS = 14;

for (const [game, seats] of GAMES)
  test(`${game}: the page is laid out a few times between an answer and the next question`, async ({
    page,
  }) => {
    await prefer(page, {});
    await start(page, seats, 0, game);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Performance.enable");
    const layouts = async (): Promise<number> => {
      const { metrics } = await browser.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0;
    };
    const random = numbers(3);
    const counted: number[] = [];
    for (let k = 0; k < ANSWERS; k++) {
      await page.locator(".prompt[data-ask]").waitFor();
      const before = await layouts();
      await answer(page, random);
      await page.locator(".prompt[data-ask]").waitFor();
      counted.push((await layouts()) - before);
    }
    counted.sort((one, other) => one - other);
    expect(counted[ANSWERS / 2], counted.join(", ")).toBeLessThan(MOST_LAYOUTS);
  });

test("the next question can be answered without waiting for the acknowledgement of the answer before", async ({
  page,
}) => {
  await prefer(page, {});
  await page.routeWebSocket(/\/api\/.*\/socket|\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!String(message).includes('"is":"done"')) socket.send(message);
    });
  });
  await start(page, { woodwalkers: "me", ironclad: "ironbot" });
  const random = numbers(3);
  for (let k = 0; k < 2; k++) await answer(page, random);
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
});
