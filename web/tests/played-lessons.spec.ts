// The guided first games of Root, played through by touching what its notes point at.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { begin, troubles } from "./lesson";
import { PHONE, prefer } from "./player";

const LESSONS = [
  "marquise",
  "eyrie",
  "mechanical-marquise",
  "alliance",
  "vagabond",
  "lizards",
  "riverfolk",
  "duchy",
  "corvids",
];

interface Standing {
  done: number;
  astray: boolean;
  notes: { text: string; refs: string[]; answer: string }[];
}

/** Follows what the server says about the lesson of a page. */
function follow(page: Page): () => Standing {
  let last: Standing | null = null;
  page.on("response", (response) => {
    if (response.url().includes("/lesson?"))
      void response.json().then(
        (found: Standing) => (last = found),
        () => undefined,
      );
  });
  return () => {
    if (!last) throw new Error("the lesson has not been asked for");
    return last;
  };
}

const lit = (page: Page, ref: string): Locator =>
  page
    .locator(`.place[data-state="legal"][data-ref="${ref}"], button[data-ref="${ref}"]:has(.card.legal)`)
    .or(page.locator(`.tile.legal[data-ref="${ref}"]`))
    .filter({ visible: true })
    .first();

/** Touches a thing; a card of which only the head is seen is raised first. */
async function touch(thing: Locator): Promise<void> {
  if ((await thing.getAttribute("aria-expanded")) === "false") await thing.click();
  await thing.click();
}

/** Presses an answer; one that reveals something is held. */
async function press(button: Locator): Promise<void> {
  await button.click({ delay: (await button.locator(".wall").count()) > 0 ? 900 : 0 });
}

/** Gives the suggested answer: by its button, else by touching lit things the note points at until it is there. */
async function give(page: Page, note: Standing["notes"][0]): Promise<void> {
  const prompt = page.locator(".prompt[data-ask]");
  await prompt.waitFor();
  const ask = await prompt.getAttribute("data-ask");
  const button = page.locator(`.prompt [data-answer="${note.answer}"]`);
  const same = page.locator(`.prompt[data-ask="${ask}"]`);
  const more = page.locator(".prompt .more:enabled");
  for (const ref of ["", ...note.refs]) {
    if (await button.isVisible()) break;
    if (ref && (await lit(page, ref).count()) > 0) await touch(lit(page, ref));
    if ((await same.count()) === 0) return;
  }
  while (!(await button.isVisible()) && (await more.isVisible())) await more.click();
  // A touch on the head of a card raises the hand; the ring goes on to the card.
  for (let touches = 0; touches < 2; touches += 1) {
    if ((await same.count()) === 0 || (await button.isVisible())) break;
    const ring = await page.locator(".ring").first().boundingBox();
    if (!ring) throw new Error(`nothing is pointed at: ${note.text}`);
    await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
    await page.waitForTimeout(300);
  }
  if ((await same.count()) > 0) await press(button);
  await same.waitFor({ state: "detached" });
}

test.use({ actionTimeout: 20_000 });

for (const lesson of LESSONS)
  for (const phone of [false, true])
    test(`${lesson} is played by touching what is pointed at${phone ? ", on a phone" : ""}`, async ({
      browser,
    }) => {
      const context = await browser.newContext(phone ? PHONE : {});
      const page = await context.newPage();
      const standing = follow(page);
      await prefer(page, {});
      await begin(page, lesson, "Root");
      const note = page.locator(".note p");
      const next = page.getByRole("button", { name: "Next", exact: true });
      await expect(note).toContainText("Step 1");
      for (let done = 0; ; done += 1) {
        await expect(note).toContainText(`Step ${done + 1} `);
        await expect.poll(() => standing().done).toBe(done);
        const { notes, astray } = standing();
        expect(astray).toBe(false);
        for (const each of notes.slice(0, -1)) {
          await expect(note).toContainText(each.text);
          if (each.refs.length > 0) await expect(page.locator(".ring").first(), each.text).toBeVisible();
          if (phone) expect(await troubles(page, each.refs.length > 0)).toEqual([]);
          await next.click();
        }
        const last = notes.at(-1);
        await expect(note).toContainText(last?.text ?? "");
        if (!last?.answer) break;
        await expect(page.locator(".ring").first(), last.text).toBeVisible();
        if (phone) expect(await troubles(page, true)).toEqual([]);
        await give(page, last);
      }
      await expect(page.locator(".note button.primary")).toHaveText("Play on alone");
      await context.close();
    });
