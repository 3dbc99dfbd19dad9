import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "#app/ui/unbroken.tsx";

const kept = (words: string) => `<span class="whitespace-nowrap">${words}</span>`;

test.each([
  ["Try 4-7-8 breathing.", `Try ${kept("4-7-8")} breathing.`],
  ["Down 10-15 points", `Down ${kept("10-15")} points`],
  ["Twenty-four answers, one-to-one", `${kept("Twenty-four")} answers, ${kept("one-to-one")}`],
  ["a falls-prevention programme", "a falls-prevention programme"],
  ["half an hour", "half an hour"],
  ["Sleep, 30 min", "Sleep, 30\u00a0min"],
  ["Out for 4 seconds", "Out for 4\u00a0seconds"],
  ["a fever of 38 °C", "a fever of 38\u00a0°C"],
  ["The path · Part 1", "The path\u00a0· Part 1"],
])("keeps what belongs together in “%s” on one line", (words, markup) => {
  expect(renderToStaticMarkup(createElement(Unbroken, { children: words }))).toBe(markup);
});
