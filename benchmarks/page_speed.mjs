// Measures, in a browser, the time from a click on an answer to the next question on the screen, for every game.
//
//   cd web && node ../benchmarks/page_speed.mjs [--answers 40] [--page ../docs/server.md]
//
// CLOCKWOOD names the command that serves (`clockwood` unless told), CHROMIUM the browser. Run it on an idle machine with
// the compiled rules. `server` is the time from sending an answer to receiving the change, `page` the time until the
// change is drawn; the rest is the time from the click to the sending. While other players move, no time is counted.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { chromium } = createRequire(join(process.cwd(), "package.json"))("@playwright/test");
const { values } = parseArgs({
  options: { answers: { type: "string", default: "40" }, page: { type: "string", default: "" } },
});
const WANTED = Number(values.answers);
const GAMES = {
  ironwood: { woodwalkers: "me", ironclad: "ironbot" },
  "forge-war": { blue: "me", yellow: "greedy" },
  "iron-kings": { red: "me", yellow: "greedy" },
  root: { marquise: "me", eyrie: "random" },
};
const OPTIONS = { "forge-war": { players: 2 }, "iron-kings": { players: 2 } };
const BEGIN = "<!-- click figures -->";
const END = "<!-- end of click figures -->";

async function served() {
  const folder = mkdtempSync(join(tmpdir(), "clockwood-"));
  const command = `${process.env.CLOCKWOOD ?? "clockwood"} serve --no-limits --port 0 --database sqlite:///${folder}/t.sqlite`;
  const server = spawn(command, { shell: true, detached: true });
  const said = await new Promise((done, fail) => {
    let text = "";
    const read = (part) => {
      text += part;
      if (text.includes("served at")) done(text);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.on("exit", () => fail(new Error(text)));
  });
  const [, address, form] = /served at (\S+) \(rules (\w+)/.exec(said);
  return { address, form, stop: () => process.kill(-server.pid) };
}

/** Runs in the page: notes when an answer is clicked, sent, answered by the server, and drawn. */
function watch() {
  const times = { click: 0, sent: 0, first: 0, heard: 0 };
  window.measured = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    if (String(message).includes('"choose"')) times.sent = performance.now();
    return send.call(this, message);
  };
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      this.addEventListener("message", ({ data }) => {
        if (!times.sent || !data.includes('"is":"change"')) return;
        times.heard = performance.now();
        times.first ||= times.heard;
      });
    }
  };
  addEventListener("pointerdown", () => Object.assign(times, { click: performance.now(), sent: 0, first: 0, heard: 0 }), true);
  let last = "";
  new MutationObserver(() => {
    const ask = document.querySelector(".prompt[data-ask]")?.dataset.ask ?? "";
    if (!ask || ask === last) return;
    last = ask;
    if (!times.heard) return;
    const { click, sent, first, heard } = times;
    times.heard = times.sent = 0;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const now = performance.now();
        window.measured.push({ whole: first - click + now - heard, server: first - sent, page: now - heard });
      };
      channel.port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ask"] });
}

async function measure(browser, address, game) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const settings = { language: "en", theme: "light", pace: "at-once", holding: "never" };
  await page.addInitScript((kept) => localStorage.setItem("clockwood.settings", kept), JSON.stringify(settings));
  await page.addInitScript(watch);
  await page.goto(address);
  const wish = { game, seats: GAMES[game], options: OPTIONS[game] ?? {}, seed: 7 };
  const opened = await page.request.post(`${address}api/matches`, { data: wish });
  await page.goto(`${address}#/match/${(await opened.json()).card.match}`);
  for (let given = 0; given < WANTED * 4; given++) {
    await page.locator(".prompt[data-ask], .prompt[data-over]").first().waitFor();
    const before = await page.locator(".prompt").evaluate((prompt) => {
      for (const old of document.querySelectorAll("[data-next]")) old.removeAttribute("data-next");
      const open = "[data-answer]:enabled:not([aria-pressed='true'])";
      const buttons = [...prompt.querySelectorAll(open)];
      const button = buttons.find((each) => each.dataset.answer === "done-set") ?? buttons[0];
      button?.setAttribute("data-next", "");
      return { ask: prompt.dataset.ask, got: prompt.dataset.got, over: "over" in prompt.dataset };
    });
    if (before.over) break;
    await page.locator("[data-next]").click();
    await page.locator(`.prompt[data-ask="${before.ask}"][data-got="${before.got}"]`).waitFor({ state: "detached" });
    await page.waitForTimeout(80);
    if ((await page.evaluate(() => window.measured.length)) >= WANTED) break;
  }
  const found = await page.evaluate(() => window.measured);
  await page.close();
  return found;
}

const median = (numbers, at = 0.5) =>
  [...numbers].sort((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * at))];
const ms = (number) => number.toFixed(0);

const server = await served();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const rows = ["| game | answers | click to question, median ms | 90 % | server | page |", "| --- | ---: | ---: | ---: | ---: | ---: |"];
try {
  for (const game of Object.keys(GAMES)) {
    const found = await measure(browser, server.address, game);
    const whole = found.map((each) => each.whole);
    const part = (name) => ms(median(found.map((each) => each[name])));
    rows.push(`| ${game} | ${found.length} | ${ms(median(whole))} | ${ms(median(whole, 0.9))} | ${part("server")} | ${part("page")} |`);
    console.log(rows.at(-1));
  }
} finally {
  await browser.close();
  server.stop();
}
const text = `rules ${server.form}, one table, ${process.platform}.\n\n${rows.join("\n")}`;
console.log(text);
if (values.page) {
  const page = readFileSync(values.page, "utf8");
  const [head, rest] = page.split(BEGIN);
  writeFileSync(values.page, `${head}${BEGIN}\n${text}\n${END}${rest.split(END)[1]}`);
}
