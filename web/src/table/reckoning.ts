// The sums of a sheet, kept in sight until it closes: what they were made of, such as wagered cards, leaves the table before.
import type { Ref, SheetEntry, View } from "../net/scene";

type Section = SheetEntry["sections"][number];

/** The sheets that are open, as they were one after another. One screen may show them to several seats in turn. */
const open = new Map<Ref, SheetEntry[]>();

/** Takes the views that follow each other, the last of which is the table now. */
export function remember(views: View[]): void {
  for (const view of views) {
    for (const [ref, entry] of Object.entries(view))
      if (entry.is === "sheet") {
        const before = open.get(ref) ?? [];
        open.set(ref, before[0] && sameSides(before[0], entry) ? [...before, entry] : [entry]);
      }
    for (const ref of open.keys()) if (!(ref in view)) open.delete(ref);
  }
}

/** The sheet with the sections and the parts of sums that it had before, where it no longer has them. */
export function reckoned(ref: Ref, sheet: SheetEntry): SheetEntry {
  const before = (open.get(ref) ?? []).filter((each) => sameSides(each, sheet)).reverse();
  const known = sheet.sections.map((section) =>
    isBare(section)
      ? (before
          .flatMap(({ sections }) => sections)
          .find((each) => isSame(each, section) && !isBare(each) && totals(each) === totals(section)) ??
        section)
      : section,
  );
  const whole = before.find(
    ({ sections }) => sections.length > sheet.sections.length && sections.every(isKnown),
  );
  const gone = (whole?.sections ?? []).filter((each) => !sheet.sections.some((other) => isSame(each, other)));
  const left = gone.length > 0 ? known.filter((section) => !isBare(section)) : known;
  return { ...sheet, sections: [...left, ...gone] };
}

function sameSides(one: SheetEntry, other: SheetEntry): boolean {
  return one.said.text === other.said.text && one.places.join() === other.places.join();
}

function isSame(one: Section, other: Section): boolean {
  return one.said.id === other.said.id;
}

function isBare(section: Section): boolean {
  return section.columns.every(({ rows }) => rows.length === 0);
}

function isKnown(section: Section): boolean {
  return section.columns.every(({ total }) => total !== null);
}

function totals(section: Section): string {
  return section.columns.map(({ total }) => total).join();
}
