import { expect, test, type Locator, type Page } from "@playwright/test";
import { answer, like, numbers, visit } from "./sitting";

test("two browsers play one game, one comes back after losing the line, a third watches", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const first = await (await browser.newContext()).newPage();
  let sockets = 0;
  await like(first, {});
  await first.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    sockets += 1;
    let said = 0;
    line.onMessage((message) => {
      server.send(message);
      said += 1;
      if (sockets === 1 && said === 4) void server.close().then(() => line.close());
    });
  });
  await visit(first);
  await first.locator('[data-seat="ironclad"]').selectOption("invite");
  await first.locator("summary").click();
  await first.getByRole("checkbox", { name: /watch and join/ }).check();
  await first.locator("footer .primary").click();
  const link = await first.locator(".links input").inputValue();
  await first.locator(".links a").click();
  await expect(first.locator(".prompt")).toBeVisible();
  const match = new URL(first.url()).hash;

  const second = await (await browser.newContext()).newPage();
  await like(second, {});
  await visit(second, link);
  await expect(second.locator(".prompt")).toBeVisible();
  expect(second.url()).not.toContain("/key/");

  const third = await (await browser.newContext()).newPage();
  await like(third, {});
  await visit(third);
  await third.locator(`.lists a[href="${match}"]`).click();
  await expect(third.locator(".board")).toBeVisible();
  await expect(third.locator(".prompt .option")).toHaveCount(0);

  const random = numbers(5);
  const here = (page: Page): Locator => page.locator(".prompt[data-ask]");
  for (let turn = 0; turn < 30; turn++) {
    await Promise.race([here(first).waitFor(), here(second).waitFor()]);
    await answer((await here(first).count()) ? first : second, random);
  }
  await expect.poll(() => sockets).toBeGreaterThan(1);
  const rounds = await first.locator(".round b").innerText();
  await expect(second.locator(".round b")).toHaveText(rounds);
  await expect(third.locator(".round b")).toHaveText(rounds);
});

test("one screen serves two people: it goes over before the other sees anything", async ({ page }) => {
  await like(page, {});
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
