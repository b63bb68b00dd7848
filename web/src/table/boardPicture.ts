// The boards as they are shown, as a picture that stands alone: with its styles, symbols and letters.

const SVG = "http://www.w3.org/2000/svg";
/** Pixels of a painted picture for each unit of the drawing. */
const SCALE = 2;
const REFERENCE = /(?:href="#|url\(["']?#)([^"')]+)/g;

/** Returns the boards, one below the other, as an SVG file. */
export async function drawn(boards: SVGSVGElement[]): Promise<Blob> {
  return new Blob([await written(boards)], { type: "image/svg+xml" });
}

/** Returns the same as a PNG file. */
export async function painted(boards: SVGSVGElement[]): Promise<Blob> {
  const address = URL.createObjectURL(await drawn(boards));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((made) => (made ? done(made) : fail(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function written(boards: SVGSVGElement[]): Promise<string> {
  const whole = document.createElementNS(SVG, "svg");
  let width = 0;
  let height = 0;
  for (const board of boards) {
    const copy = atRest(board);
    const own = copy.viewBox.baseVal;
    width = Math.max(width, own.width);
    copy.setAttribute("y", String(height));
    copy.setAttribute("width", String(own.width));
    copy.setAttribute("height", String(own.height));
    whole.append(copy);
    height += own.height;
  }
  whole.setAttribute("viewBox", `0 0 ${width} ${height}`);
  whole.setAttribute("width", String(width));
  whole.setAttribute("height", String(height));
  const style = document.createElementNS(SVG, "style");
  style.textContent = `svg { ${tokens()} background: var(--map); }\n${rules(boards)}\n${await fonts()}`;
  whole.prepend(style, named(whole, style.textContent));
  return new XMLSerializer().serializeToString(whole);
}

/** A copy of a board at its full extent, without what can be chosen or is being shown. */
function atRest(board: SVGSVGElement): SVGSVGElement {
  const copy = board.cloneNode(true) as SVGSVGElement;
  for (const place of copy.querySelectorAll(".place")) place.remove();
  for (const lit of copy.querySelectorAll("[data-state]")) lit.setAttribute("data-state", "rest");
  copy.setAttribute("viewBox", board.dataset["whole"] ?? "");
  copy.firstElementChild?.removeAttribute("transform");
  return copy;
}

/** The drawings that are used by name: symbols, patterns and gradients, and what these use. */
function named(whole: SVGElement, style: string): SVGDefsElement {
  const definitions = document.createElementNS(SVG, "defs");
  const seen = new Set<string>();
  const follow = (text: string): void => {
    for (const [, id = ""] of text.matchAll(REFERENCE)) {
      const drawing = seen.has(id) ? null : document.getElementById(id);
      seen.add(id);
      if (!drawing || whole.querySelector(`[id="${CSS.escape(id)}"]`)) continue;
      definitions.append(drawing.cloneNode(true));
      follow(drawing.outerHTML);
    }
  };
  follow(whole.outerHTML + style);
  return definitions;
}

function everyRule(): CSSRule[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
}

/** The values of the tokens in the present theme. */
function tokens(): string {
  const root = getComputedStyle(document.documentElement);
  const names = everyRule().flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText.includes(":root")
      ? [...rule.style].filter((name) => name.startsWith("--"))
      : [],
  );
  return [...new Set(names)].map((name) => `${name}: ${root.getPropertyValue(name)};`).join(" ");
}

/** The rules that apply to something on the boards. */
function rules(boards: SVGSVGElement[]): string {
  const applies = (selector: string): boolean =>
    boards.some((board) => board.matches(selector) || board.querySelector(selector) !== null);
  return everyRule()
    .filter((rule) => rule instanceof CSSStyleRule && !rule.selectorText.includes(":root"))
    .filter((rule) => applies((rule as CSSStyleRule).selectorText))
    .map((rule) => rule.cssText)
    .join("\n");
}

/** The Latin letters of the page's fonts, as data. */
async function fonts(): Promise<string> {
  const faces = everyRule().filter(
    (rule) => rule instanceof CSSFontFaceRule && /U\+0(-|000-00)FF/i.test(rule.cssText),
  );
  const made = await Promise.all(
    faces.map(async ({ cssText, parentStyleSheet }) => {
      const [, file = ""] = /url\("?([^")]+)/.exec(cssText) ?? [];
      const font = await fetch(new URL(file, parentStyleSheet?.href ?? location.href));
      return cssText.replace(/url\([^)]+\)/, `url(${await asData(await font.blob())})`);
    }),
  ).catch(() => []);
  return made.join("\n");
}

function asData(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error("a font cannot be read"));
    reader.readAsDataURL(file);
  });
}
