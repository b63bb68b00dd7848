import { expect, test, type Page } from "@playwright/test";
import { prefer, start } from "./player";

const SOLO = { woodwalkers: "me", ironclad: "ironbot" };
const BOX = 52;
/** Linear red, green and blue as seen without green cones (Machado, Oliveira and Fernandes, 2009). */
const DEUTERANOPE = "0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0";

/** Draws every kind of piece, or every shape of a seat, in a row over the page; returns how many there are. */
async function lineUp(page: Page, what: string): Promise<number> {
  return page.evaluate(
    ([box, stem]) => {
      const kinds = [...document.querySelectorAll(`symbol[id^="${stem}:"]`)].map(({ id }) => id);
      const row = document.createElement("div");
      row.id = "row";
      row.style.cssText = "position:fixed;inset:0 auto auto 0;z-index:99;background:#fff";
      row.innerHTML = `<svg width="${kinds.length * box}" height="${box}">
        ${kinds.map((id, k) => `<use href="#${id}" x="${k * box + 3}" width="46" height="52" fill="#666"/>`).join("")}</svg>`;
      document.body.append(row);
      return kinds.length;
    },
    [BOX, what] as const,
  );
}

/** The least share of points in which two of the drawings differ clearly in brightness. */
async function leastDifference(page: Page, filter: string, count: number): Promise<number> {
  const row = page.locator("#row");
  await row.evaluate((node, value) => (node.style.filter = value), filter);
  const picture = (await row.screenshot()).toString("base64");
  return page.evaluate(
    async ([source, box, all]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext("2d");
      if (!pen) return 0;
      pen.drawImage(image, 0, 0);
      const seen = Array.from({ length: all }, (_, k) => {
        const { data } = pen.getImageData(k * box, 0, box, box);
        return Array.from(
          { length: box * box },
          (_, at) => (data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0),
        );
      });
      let least = 1;
      for (const [k, one] of seen.entries())
        for (const other of seen.slice(k + 1)) {
          const differ = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 150).length;
          least = Math.min(least, differ / one.length);
        }
      return least;
    },
    [picture, BOX, count] as const,
  );
}

test("pieces and marks can be distinguished in grey and without green", async ({ page }) => {
  await prefer(page, {});
  await start(page, SOLO);
  await page.screenshot({ path: "test-results/sight-plain.png" });
  await page.evaluate((matrix) => {
    const filter = `<filter id="deuteranope"><feColorMatrix values="${matrix}"/></filter>`;
    document.body.insertAdjacentHTML("beforeend", `<svg width="0" height="0">${filter}</svg>`);
  }, DEUTERANOPE);
  for (const [name, filter] of [
    ["grey", "grayscale(1)"],
    ["deuteranope", "url(#deuteranope)"],
  ] as const) {
    for (const what of ["kind", "shape"]) {
      const count = await lineUp(page, what);
      expect(count).toBeGreaterThan(5);
      expect(await leastDifference(page, filter, count)).toBeGreaterThan(0.03);
      await page.locator("#row").evaluate((row) => row.remove());
    }
    await page.locator(".table").evaluate((table, value) => (table.style.filter = value), filter);
    await page.screenshot({ path: `test-results/sight-${name}.png` });
  }
});
