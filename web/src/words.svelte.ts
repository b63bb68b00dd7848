// The page's own messages. Texts of the table come from the server in the seat's language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../src/clockwood/locale/page.en.ftl?raw";
import polish from "../../src/clockwood/locale/page.pl.ftl?raw";
import { settings } from "./settings.svelte";

export const LANGUAGES: Record<string, string> = { en: "English", pl: "Polski" };

const bundles: Record<string, FluentBundle> = { en: bundle("en", english), pl: bundle("pl", polish) };

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** Returns why the server refused something: in the page's words where it has them for the code. */
export function refusal(refused: { code: string; message: string; place: string }): string {
  const { code, message, place } = refused;
  if (knows(`refused-${code}`)) return say(`refused-${code}`, { place, reason: message });
  return place ? `${place}: ${message}` : message;
}

/** Returns whether the page has a message. */
export function knows(id: string): boolean {
  return bundles["en"]?.hasMessage(id) ?? false;
}

/** Returns the text of a message. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = bundles[settings.language] ?? bundles["en"];
  const message = words?.getMessage(id);
  if (!words || !message?.value) throw new Error(`no words for ${id} in ${settings.language}`);
  return words.formatPattern(message.value, args);
}
