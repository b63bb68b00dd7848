// Actions of a player on the page, for the tests.
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const SEED = 7;

/** Every game by its title, with seats for one person. */
export const GAMES = [
  ["Ironwood", { woodwalkers: "me", ironclad: "ironbot" }],
  ["Forge War", {}],
  ["Iron Kings", { yellow: "rival" }],
  ["Root", { eyrie: "random" }],
] as const;

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens the lobby, and fails the test on any error of the page. Games without people elsewhere get a known seed. */
export async function visit(page: Page, address = "/"): Promise<void> {
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.route("**/api/matches", (route) => {
    const wanted = route.request().postDataJSON() as { seats: Record<string, string> };
    const elsewhere = Object.values(wanted.seats).some((who) => who === "invite" || who === "open");
    return route.continue(elsewhere ? {} : { postData: { ...wanted, seed: SEED } });
  });
  await page.goto(address);
  await expect(page.locator("#app > *").first()).toBeVisible();
}

/** Stores preferences as the page would. */
export async function prefer(page: Page, preferences: Record<string, unknown>): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem("clockwood.settings", JSON.stringify(stored)), {
    language: "en",
    theme: "light",
    pace: "at-once",
    ...preferences,
  });
}

/** Starts a game from the lobby: players by seat id, the level on the dial, the game by its title. */
export async function start(
  page: Page,
  seats: Record<string, string>,
  level = 0,
  game = "Ironwood",
): Promise<void> {
  await visit(page);
  await page.locator(".game", { hasText: game }).click();
  for (const [seat, who] of Object.entries(seats))
    await page.locator(`[data-seat="${seat}"]`).selectOption(who);
  if (level > 0) await page.getByRole("slider").fill(String(level));
  await page.locator("footer .primary").click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
}

/** Starts Root with one faction more than usual: the players of all seats by their ids. */
export async function startWith(page: Page, faction: string, seats: Record<string, string>): Promise<void> {
  await prefer(page, {});
  await visit(page);
  await page.locator(".game", { hasText: "Root" }).click();
  await page.locator(`.joining input[name="${faction}"]`).check();
  for (const [seat, who] of Object.entries(seats))
    await page.locator(`[data-seat="${seat}"]`).selectOption(who);
  await page.screenshot({ path: `test-results/${seats[faction] ?? faction}-${faction}-lobby.png` });
  await page.locator("footer .primary").click();
  await expect(page.locator(".prompt[data-ask]")).toBeVisible();
}

/** The factions of Root whose boards came after the first ones. */
export const BOARDS = ["riverfolk", "lizards", "duchy", "corvids"] as const;

/** Opens a new match of Root with these players and options, in a language. */
export async function openRoot(
  page: Page,
  language: string,
  seats: Record<string, string>,
  options: Record<string, string | number>,
): Promise<void> {
  await prefer(page, { language, holding: "never" });
  await visit(page);
  const body = { game: "root", seats, options, language, seed: SEED };
  const reply = await page.request.post("/api/matches", { data: body });
  const { match } = ((await reply.json()) as { card: { match: string } }).card;
  await page.goto(`/#/match/${match}`);
  await expect(page.locator(".prompt")).toBeVisible();
}

/**
 * Gives an answer and waits until it is accepted: the nth button; sets are gathered until they are large enough, and
 * answers that are asked in parts are chosen part by part.
 */
export async function answer(page: Page, nth: (count: number) => number): Promise<void> {
  await page.locator(".prompt[data-ask]").waitFor();
  const { ask, got, answers } = await page.locator(".prompt").evaluate((prompt: HTMLElement) => ({
    ask: prompt.dataset["ask"] ?? "",
    got: prompt.dataset["got"] ?? "",
    answers: [
      ...prompt.querySelectorAll<HTMLElement>("[data-answer]:enabled:not([aria-pressed='true'])"),
    ].map((button) => button.dataset["answer"] ?? ""),
  }));
  const given = answers.includes("done-set") ? "done-set" : answers[nth(answers.length)];
  const asked = page.locator(`.prompt[data-ask="${ask}"][data-got="${got}"]`);
  const button = asked.locator(`[data-answer="${given}"]`);
  await button.click();
  if ((await button.and(page.locator("[data-doubted]")).count()) > 0) await button.click();
  await asked.waitFor({ state: "detached" });
  const parts = page.locator(`.prompt[data-ask="${ask}"][data-begun]`);
  if ((await parts.count()) > 0) await answer(page, nth);
}

/** Waits until this seat is asked (true) or the match is over (false). */
export async function asked(page: Page): Promise<boolean> {
  await page.locator(".prompt[data-ask], .prompt[data-over]").first().waitFor();
  return (await page.locator(".prompt[data-over]").count()) === 0;
}

interface Asked {
  standing: { ask: string };
  scene: { question: { shape: string; options: { answer: string }[]; out: { answer: string }[] } | null };
}

/** The question of a seat, as a program is told it. */
export async function question(page: Page, match: string, seat: string): Promise<Asked> {
  const reply = await page.request.get(`/api/matches/${match}/scene?seat=${seat}`);
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as Asked;
}

/** Gives an answer over HTTP, as a program would; an open page follows. */
export async function send(page: Page, match: string, seat: string, given: string): Promise<void> {
  const { ask } = (await question(page, match, seat)).standing;
  const reply = await page.request.post(`/api/matches/${match}/choose`, {
    data: { seat, client: ask, ask, answer: given },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Gives so many answers of a seat over HTTP, much faster than by clicks; sets are clicked all the same. */
export async function ahead(
  page: Page,
  seat: string,
  nth: (count: number) => number,
  count: number,
): Promise<void> {
  const match = /match\/(\w+)/.exec(page.url())?.[1] ?? "";
  for (let given = 0; given < count && (await asked(page)); given++) {
    const { standing, scene } = await question(page, match, seat);
    if (scene.question?.shape !== "one") {
      await answer(page, nth);
      continue;
    }
    const options = [...scene.question.options, ...scene.question.out];
    await send(page, match, seat, options[nth(options.length)]?.answer ?? "");
    await page.locator(`.prompt[data-ask="${standing.ask}"]`).waitFor({ state: "detached" });
  }
}

/** Plays to the end, one answer after another. */
export async function playOn(page: Page, nth: (count: number) => number): Promise<void> {
  while (await asked(page)) await answer(page, nth);
}

/** The parts of the window's height and width that the map's drawing takes. */
export function sizeOfMap(page: Page): Promise<{ high: number; wide: number }> {
  return page
    .locator(".boards .board svg[data-whole]")
    .first()
    .evaluate((svg: SVGSVGElement) => {
      const frame = svg.getBoundingClientRect();
      const { width, height } = svg.viewBox.baseVal;
      const scale = Math.min(frame.width / width, frame.height / height);
      return { high: (height * scale) / window.innerHeight, wide: (width * scale) / window.innerWidth };
    });
}

/** Pseudo-random numbers, the same every time. */
export function numbers(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % count;
  };
}

/** Everything that axe-core finds wrong with the page, of any severity. */
export async function faults(page: Page): Promise<string[]> {
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
    return violations.map(
      ({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(" "))
          .join(", ")}`,
    );
  });
}

export async function seriousFaults(page: Page): Promise<string[]> {
  return (await faults(page)).filter((fault) => /^(serious|critical)/.test(fault));
}

/** The texts on cards that do not fit. */
export function cutTexts(page: Page): Promise<string[]> {
  return page
    .locator(".hand .text, .hand header span, .hand footer span, .slot b, .slot .top")
    .evaluateAll((texts) =>
      texts
        .filter(
          (text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1,
        )
        .map((text) => text.textContent),
    );
}
