import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const LOCALES = "../src/clockwood/locale";
const files: Record<string, string> = {
  en: readFileSync(`${LOCALES}/page.en.ftl`, "utf8"),
  pl: readFileSync(`${LOCALES}/page.pl.ftl`, "utf8"),
};

function ids(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").sort();
}

function sources(folder = "src"): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts"),
    )
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"));
}

test("both languages have the same messages", () => {
  expect(ids(files["pl"] ?? "")).toEqual(ids(files["en"] ?? ""));
});

test.each(["en", "pl"])("%s is valid Fluent", (language) => {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(files[language] ?? ""))).toEqual([]);
});

test("every message the page uses exists", () => {
  const known = new Set(ids(files["en"] ?? ""));
  const said = sources().flatMap((text) => [...text.matchAll(/say\("([\w-]+)"/g)].map(([, id]) => id ?? ""));
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((id) => !known.has(id))).toEqual([]);
});

test("no message is unused", () => {
  const all = sources().join("\n");
  const stems = [...all.matchAll(/say\(`([\w-]+)\$\{/g)].map(([, stem]) => stem ?? "");
  const unused = ids(files["en"] ?? "").filter(
    (id) => !all.includes(`"${id}"`) && !stems.some((stem) => id.startsWith(stem)),
  );
  expect(unused).toEqual([]);
});
