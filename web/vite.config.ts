import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/clockwood/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
