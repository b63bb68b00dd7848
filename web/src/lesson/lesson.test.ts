import { expect, test } from "vitest";
import type { LessonStanding } from "../net/messages";
import { LessonState } from "./lesson.svelte";

const standing = (ids: string[], more: Partial<LessonStanding> = {}): LessonStanding => ({
  lesson: { game: "g", name: "l", seat: "s", title: "", text: "" },
  done: 0,
  length: 2,
  astray: false,
  over: false,
  notes: ids.map((id) => ({ id, text: id, refs: [], answer: "" })),
  ...more,
});

test("notes are read one by one, and new ones begin at the first", () => {
  const lesson = new LessonState(() => Promise.resolve(null));
  lesson.show(standing(["a", "b"]));
  lesson.go(1);
  lesson.go(1);
  expect(lesson.note?.id).toBe("b");
  expect(lesson.last).toBe(true);
  lesson.show(standing(["a", "b"]));
  expect(lesson.note?.id).toBe("b");
  lesson.show(standing(["c"]));
  expect(lesson.note?.id).toBe("c");
  lesson.go(-1);
  expect(lesson.note?.id).toBe("c");
});

test("there is nothing to say at another table, after the end, or to a player who left", () => {
  const lesson = new LessonState(() => Promise.resolve(null));
  expect(lesson.on).toBe(false);
  lesson.show(standing(["a"]));
  expect(lesson.on).toBe(true);
  lesson.show(standing([], { over: true }));
  expect(lesson.on).toBe(false);
  lesson.show(standing(["a"]));
  lesson.leave();
  expect(lesson.on).toBe(false);
});
