import { expect, test } from "@playwright/test";
import { asked, numbers, question, send, startWith } from "./player";

test("the Corvid Conspiracy plays turns: its plots are seen as it knows them", async ({ page }) => {
  test.setTimeout(120_000);
  await startWith(page, "corvids", { marquise: "random", eyrie: "random", corvids: "me" });
  const random = numbers(3);
  const mine = page.locator(".board use[href^='#kind:hidden-']");
  const match = /match\/(\w+)/.exec(page.url())?.[1] ?? "";
  for (let k = 0; k < 40 && (await mine.count()) < 2 && (await asked(page)); k++) {
    const { standing, scene } = await question(page, match, "corvids");
    const answers = [...(scene.question?.options ?? []), ...(scene.question?.out ?? [])].map(
      (each) => each.answer,
    );
    const plot = answers.find((each) => each.startsWith("plot "));
    await send(page, match, "corvids", plot ?? answers[random(answers.length)] ?? "");
    await page.locator(`.prompt[data-ask="${standing.ask}"]`).waitFor({ state: "detached" });
  }
  await expect(mine.first()).toBeVisible();
  await expect(page.getByText("Raid: removed").first()).toBeVisible();
  await page.screenshot({ path: "test-results/corvids-1440.png" });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await page.screenshot({ path: "test-results/corvids-dark.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: "test-results/corvids-390.png" });
});
