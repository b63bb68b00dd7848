import { expect, test } from "@playwright/test";
import { prefer, visit } from "./player";

const MOST = 250_000;

test("the lobby needs less than 250 kB on the first visit, everything that can be is compressed", async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const sizes = new Map<string, number>();
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  const plain: string[] = [];
  page.on("response", (reply) => {
    const text = /javascript|css|html|json/.test(reply.headers()["content-type"] ?? "");
    if (text && reply.status() === 200 && !reply.headers()["content-encoding"]) plain.push(reply.url());
  });
  await prefer(page, {});
  await visit(page);
  await expect(page.locator("footer .primary")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sum = [...sizes.values()].reduce((one, other) => one + other, 0);
  expect(sizes.size).toBeGreaterThan(5);
  expect(sum).toBeLessThan(MOST);
  // Short lists stay as they are: the games of a new visitor, and the lessons.
  expect(plain.filter((address) => !/\/api\/(matches\/|lessons)/.test(address))).toEqual([]);
});
