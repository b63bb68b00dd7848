// A phone: the map has half of the height, and a finger hits everything that can be pressed.
import { expect, test, type Page } from "@playwright/test";
import { answer, GAMES, numbers, PHONE, prefer, sizeOfMap, start, visit } from "./player";

test.use(PHONE);

const LEAST = 44;

/** Everything in view that can be pressed but is hit by a finger only within less than 44 px. Places enlarge by a tap. */
function tooSmall(page: Page, where: string, within = "body"): Promise<string[]> {
  return page.evaluate(
    ([least, place, part]) => {
      const found: string[] = [];
      const pressed = "button, a[href], select, input, summary, textarea, [role='button'], [role='slider']";
      // At the edge of a list that scrolls, a thing is cut off.
      const atEdge = (thing: Element, x: number, y: number): boolean => {
        for (let around = thing.parentElement; around; around = around.parentElement) {
          if (around.scrollHeight <= around.clientHeight && around.scrollWidth <= around.clientWidth)
            continue;
          if (getComputedStyle(around).overflow === "visible") continue;
          const { left, right, top, bottom } = around.getBoundingClientRect();
          if (x - least / 2 < left || x + least / 2 > right) return true;
          if (y - least < top || y + least > bottom) return true;
        }
        return y + least / 2 > innerHeight || y < least / 2;
      };
      for (const thing of document.querySelector(part)?.querySelectorAll<HTMLElement>(pressed) ?? []) {
        if (thing.matches(".place, :disabled") || !thing.checkVisibility({ visibilityProperty: true }))
          continue;
        const target = thing.matches("input") ? (thing.closest("label") ?? thing) : thing;
        const box = target.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hits = (dx: number, dy: number): boolean => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && target.contains(hit);
        };
        if (!hits(0, 0) || atEdge(target, x, y)) continue;
        const reach = (dx: number, dy: number): number => {
          let far = 0;
          while (far < least && hits(dx * (far + 1), dy * (far + 1))) far += 1;
          return far;
        };
        const wide = reach(-1, 0) + reach(1, 0) + 1;
        const high = reach(0, -1) + reach(0, 1) + 1;
        if (wide < least - 1 || high < least - 1)
          found.push(
            `${place}: ${target.tagName} ${target.className} “${(target.getAttribute("aria-label") ?? target.textContent).trim().slice(0, 24)}” ${wide}×${high}`,
          );
      }
      return [...new Set(found)];
    },
    [LEAST, where, within] as const,
  );
}

for (const [game, seats] of GAMES)
  test(`${game}: the map keeps half of the height, and targets are 44 px`, async ({ page }) => {
    await prefer(page, { holding: "never" });
    await start(page, seats, 0, game);
    const random = numbers(5);
    const found: string[] = [];
    for (let k = 0; k < 7; k++) {
      await page.locator(".prompt[data-ask]").waitFor();
      const map = page.locator(".boards .board svg[data-whole]");
      const { high } = (await map.count()) > 0 ? await sizeOfMap(page) : { high: 1 };
      if (high < 0.495) found.push(`map ${high}`);
      found.push(...(await tooSmall(page, "table")));
      await page.screenshot({ path: `test-results/touch-${game.replace(" ", "-")}-${k}.png` });
      await answer(page, random);
    }
    for (const tab of ["Story", "Log", "My area", "Others"]) {
      const drawer = page.locator(".table > nav button", { hasText: tab });
      await drawer.click();
      found.push(...(await tooSmall(page, tab)));
      await drawer.click();
    }
    await page.getByRole("button", { name: "Menu" }).click();
    found.push(...(await tooSmall(page, "menu", ".menu")));
    await page.getByRole("button", { name: "Settings" }).click();
    found.push(...(await tooSmall(page, "settings", "[aria-label='Settings']")));
    expect([...new Set(found)]).toEqual([]);
  });

test("every word of a criterion can be read in the story of a phone", async ({ page }) => {
  await prefer(page, { holding: "never" });
  await start(page, { woodwalkers: "me", ironclad: "ironbot" });
  const random = numbers(3);
  await page.locator(".table > nav button", { hasText: "Story" }).click();
  const line = page.locator(".trace", { hasText: "Expand, target" });
  while ((await line.count()) === 0) await answer(page, random);
  await line.last().locator("button").first().click();
  const criteria = line.last().locator("tbody th");
  await expect(criteria.first()).toBeVisible();
  const cut = await criteria.evaluateAll((heads) =>
    heads.flatMap((head) =>
      [head, ...head.querySelectorAll("*")]
        .filter((each) => each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 0)
        .map((each) => each.textContent),
    ),
  );
  expect(cut).toEqual([]);
});

test("the hand shows its heads; a touch raises it, a touch beside lowers it", async ({ page }) => {
  await prefer(page, { holding: "never" });
  await start(page, { woodwalkers: "me", ironclad: "ironbot" });
  await page.locator('[data-answer="draw-two"]').click();
  await expect(page.locator(".prompt h2")).toContainText("Play a card");
  const text = page.locator(".hand .text").first();
  await expect(text).not.toBeInViewport();
  await page.locator("footer .hand button").first().click();
  await expect(text).toBeInViewport();
  await page.screenshot({ path: "test-results/hand-raised.png" });
  await page.locator(".prompt h2").click();
  await expect(text).not.toBeInViewport();
  await page.locator("footer .hand button").first().click();
  await page.keyboard.press("Escape");
  await expect(text).not.toBeInViewport();
  await page.locator("footer .hand button").first().click();
  await page.locator(".raised .hand button").nth(1).click();
  await expect(page.locator(".prompt h2")).not.toContainText("Play a card");
  await expect(page.locator(".raised")).toHaveCount(0);
});

test("a map wider than the phone begins at its middle, says so at its edges, and can be seen whole", async ({
  page,
}) => {
  await prefer(page, { holding: "never" });
  await start(page, { woodwalkers: "me", ironclad: "ironbot" });
  const middle = async (): Promise<number> => {
    const box = await page.locator('[id="at place:ferrum"]').boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  await expect.poll(async () => Math.abs((await middle()) - 195)).toBeLessThan(20);
  await expect(page.locator(".beyond")).toHaveCount(2);
  await page.getByRole("button", { name: "Whole board" }).click();
  await expect(page.locator(".beyond")).toHaveCount(0);
  await expect(page.locator('[id="at place:cobaltis"]')).toBeInViewport({ ratio: 1 });
});

test("in the lobby and on the pages about games, targets are 44 px", async ({ page }) => {
  await prefer(page, {});
  await visit(page);
  const found: string[] = [];
  for (const [game] of GAMES) {
    await page.locator(".game", { hasText: game }).click();
    await page.evaluate(() => scrollTo(0, 0));
    for (let down = 0; down < 4; down++) {
      found.push(...(await tooSmall(page, `lobby, ${game}`)));
      await page.evaluate(() => scrollBy(0, innerHeight - 80));
    }
  }
  for (const address of ["/#/about/ironwood", "/#/rules/ironwood", "/#/rules/root"]) {
    await page.goto(address);
    await expect(page.locator("h1").first()).toBeVisible();
    found.push(...(await tooSmall(page, address)));
  }
  expect([...new Set(found)]).toEqual([]);
});
