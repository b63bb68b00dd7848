import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // Collections are replaced, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
    },
  },
  { ignores: ["node_modules", "test-results", "playwright-report"] },
);
