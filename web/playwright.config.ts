import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env["PORT"] ?? 8499);
const folder = mkdtempSync(join(tmpdir(), "clockwood-"));
const clockwood = process.env["CLOCKWOOD"] ?? "clockwood";

export default defineConfig({
  testDir: "tests",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `${clockwood} serve --port ${port} --database sqlite:///${folder}/tables.sqlite`,
    url: `http://localhost:${port}/api/games`,
    timeout: 60_000,
  },
});
