// What a person does at the page, for tests to say in one line.
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

export interface Wish {
  seats?: Record<string, string>;
  options?: Record<string, number | string>;
  open?: boolean;
}

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Opens the lobby, and fails the test on any error of the page. */
export async function visit(page: Page, address = "/"): Promise<void> {
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(address);
  await expect(page.locator("#app > *").first()).toBeVisible();
}

/** Keeps what a person likes, as the settings would. */
export async function like(page: Page, liked: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("clockwood.settings", JSON.stringify(kept)), {
    language: "en",
    theme: "light",
    pace: "at-once",
    ...liked,
  });
}

/** Starts a game from the lobby: who sits where by the seats' ids, the level by the dial. */
export async function start(page: Page, seats: Record<string, string>, level = 0): Promise<void> {
  await visit(page);
  for (const [seat, who] of Object.entries(seats))
    await page.locator(`[data-seat="${seat}"]`).selectOption(who);
  if (level > 0) await page.getByRole("slider").fill(String(level));
  await page.locator("footer .primary").click();
  await expect(page.locator(".prompt")).toBeVisible();
}

/** Gives some answer to what is asked: the nth button, sets gathered until they suffice. */
export async function answer(page: Page, nth: (count: number) => number): Promise<boolean> {
  const take = page.locator('[data-answer="done-set"]:enabled');
  if (await take.count()) {
    await take.click();
    return true;
  }
  const buttons = page.locator(".prompt button[data-answer]:enabled");
  const count = await buttons.count();
  if (count === 0) return false;
  await buttons.nth(nth(count)).click();
  return true;
}

/** Numbers that look random and are the same every time. */
export function numbers(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % count;
  };
}

export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = (
      window as unknown as {
        axe: {
          run(): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
        };
      }
    ).axe;
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.target.join(" "))
            .join(", ")}`,
      );
  });
}
