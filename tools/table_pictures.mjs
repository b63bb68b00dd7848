// Opens every record of a folder on the page and takes a picture of the table; tools/table_pictures.py calls it.
import { spawn } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";

const { chromium } = createRequire(join(process.cwd(), "package.json"))("@playwright/test");
const [records, pictures] = process.argv.slice(2);
const QUALITY = 80;
const SETTINGS = { language: "en", theme: "light", pace: "at-once" };

async function served() {
  const command = `${process.env.CLOCKWOOD} serve --no-limits --port 0 --database sqlite:///${records}/t.sqlite`;
  const server = spawn(command, { shell: true, detached: true });
  const address = await new Promise((done, fail) => {
    let text = "";
    const read = (part) => {
      text += part;
      const found = /served at (\S+) /.exec(text);
      if (found) done(found[1]);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.on("exit", () => fail(new Error(text)));
  });
  return { address, stop: () => process.kill(-server.pid) };
}

async function take(page, address, record) {
  await page.addInitScript((stored) => localStorage.setItem("clockwood.settings", JSON.stringify(stored)), SETTINGS);
  await page.goto(address);
  await page.locator('input[type="file"]').setInputFiles(record);
  await page.waitForURL(/#\/match\//);
  const asked = page.locator(".prompt[data-ask]");
  const mine = page.getByRole("button", { name: "show the table" }).first();
  await asked.or(mine).first().waitFor();
  if (await mine.isVisible()) await mine.click();
  await asked.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  writeFileSync(join(pictures, `${basename(record, ".record")}.webp`), Buffer.from(data, "base64"));
}

const server = await served();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const name of readdirSync(records).filter((each) => each.endsWith(".record"))) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
    await take(page, server.address, join(records, name));
    await page.close();
    console.log(`${name.replace(".record", ".webp")} taken`);
  }
} finally {
  await browser.close();
  server.stop();
}
