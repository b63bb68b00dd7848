import { expect, test } from "@playwright/test";
import type { GameInfo } from "../src/net/messages";
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

test("Root tells how often agents, factions and automata win, each share between its limits", async ({
  page,
}) => {
  await prefer(page, {});
  await visit(page);
  const games = (await (await page.request.get("/api/games")).json()) as GameInfo[];
  const root = games.find(({ name }) => name === "root");
  await page.locator(".game", { hasText: "Root" }).click();
  await page.locator("[data-measured] summary").click();
  const rows = page.locator("[data-measured] tbody tr");
  await expect(rows).toHaveCount(4 + 8 + 8);
  const shares = [...(root?.measured ?? []), ...(root?.sides ?? [])];
  await expect(rows.locator("td")).toHaveCount(shares.length);
  const said = (rate: { won: number; games: number; low: number; high: number }): string => {
    const [share, low, high] = [rate.won / rate.games, rate.low, rate.high].map((each) =>
      Math.round(100 * each),
    );
    return `${share} % ${low}–${high}`;
  };
  const found = (await rows.locator("td").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
  expect(found.toSorted()).toEqual(shares.map(said).toSorted());
  const duchy = root?.sides.find(({ seat, agent, level }) => seat === "duchy" && agent === "" && level === 2);
  if (!duchy) throw new Error("the Drillbit Duchy was not measured");
  await expect(rows.filter({ hasText: "Drillbit Duchy" }).locator("td").nth(2)).toContainText(said(duchy));
  await page.locator('[data-seat="eyrie"]').selectOption("electric-eyrie");
  await expect(page.getByRole("columnheader", { name: /^Itself/ })).toHaveCount(1);
});

for (const older of [true, false])
  test(`figures ${older ? "of older rules say so" : "of the rules now say nothing of rules"}`, async ({
    page,
  }) => {
    await prefer(page, {});
    await page.route("**/api/games*", async (route) => {
      const reply = await route.fetch();
      const games = (await reply.json()) as GameInfo[];
      for (const { rules, measured, sides, automata } of games) {
        const effects = automata.flatMap(({ traits }) => traits.flatMap(({ effect }) => effect ?? []));
        for (const rate of [...measured, ...sides, ...automata.flatMap((each) => each.measured), ...effects])
          rate.rules = older ? rules - 1 : rules;
      }
      await route.fulfill({ response: reply, json: games });
    });
    await visit(page);
    await page.locator(".game", { hasText: "Root" }).click();
    await page.locator("[data-measured] summary").click();
    const seat = page.locator("fieldset", { has: page.locator('[data-seat="eyrie"]') });
    for (const place of [
      page.locator("[data-measured]"),
      seat.locator("label").first(),
      seat.locator(".rates"),
    ]) {
      await expect(place).toBeVisible();
      await expect(place.locator("[data-older]")).toHaveCount(older ? 1 : 0);
    }
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
