import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8400";

/** The files of `public` that the page needs offline; the system reads the other icons when the page is installed. */
const STILL = ["mark.svg", "manifest.webmanifest", "icon-192.png"];

/** Writes the service worker that caches the page, with the names of its files. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((file) => file !== "index.html" && !/\.(br|gz)$/.test(file));
      const files = ["./", ...STILL.map((file) => `./${file}`), ...made.map((file) => `./${file}`)];
      const contents = createHash("sha256").update(files.join());
      for (const file of STILL) contents.update(readFileSync(`public/${file}`));
      const version = contents.digest("hex").slice(0, 12);
      const source = readFileSync("src/offline/worker.js", "utf8").replace(
        '["dev", "./"]',
        JSON.stringify([version, ...files]),
      );
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}

/** Writes each text file also compressed, for the server to send to browsers that read it. */
function compressed(): Plugin {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "compressed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [fileName, made] of Object.entries(bundle)) {
          if (!/\.(js|css|html|svg)$/.test(fileName)) continue;
          const source = Buffer.from(made.type === "chunk" ? made.code : made.source);
          this.emitFile({
            type: "asset",
            fileName: `${fileName}.br`,
            source: brotliCompressSync(source, best),
          });
          this.emitFile({
            type: "asset",
            fileName: `${fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          });
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offline(), compressed()],
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
