import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

/** Returns a free port. Workers read this file too, and find it in the environment. */
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
  // A browser on a busy machine may be too slow once: a test that passes on a retry is listed as flaky.
  retries: 2,
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // Fail at the action that does not come, instead of waiting for the timeout of the whole test.
    actionTimeout: 120_000,
    // A service worker would hide requests from the tests; the test of the worker itself allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `${clockwood} serve --no-limits --local-targets --port ${port} --database sqlite:///${folder}/tables.sqlite`,
    url: `http://localhost:${port}/api/games`,
    timeout: 120_000,
  },
});
