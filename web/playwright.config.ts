import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

/** A port nobody holds. Workers read this file too, and find it said already. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const port = (process.env["PORT"] ??= String(await freePort()));
const folder = (process.env["TABLES"] ??= mkdtempSync(join(tmpdir(), "clockwood-")));
const clockwood = process.env["CLOCKWOOD"] ?? "clockwood";

export default defineConfig({
  testDir: "tests",
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  // A browser on a busy machine may miss a beat: what fails three times is broken, what passes later is listed as flaky.
  retries: 2,
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // What does not come is a failure with its place named, not a wait for the whole test.
    actionTimeout: 120_000,
    // A worker would stand between the page and what a test watches; the test of it allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `${clockwood} serve --no-limits --port ${port} --database sqlite:///${folder}/tables.sqlite`,
    url: `http://localhost:${port}/api/games`,
    timeout: 120_000,
  },
});
