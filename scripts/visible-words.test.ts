import { expect, test } from "vitest";
import { visibleWords } from "#scripts/visible-words.ts";

test("a visitor sees a closed fold's summary, not what is inside it", () => {
  const html = `<body><header>Menu</header><main><h1>One<span class="sr-only"> unseen</span></h1><p>two<em>s</em></p>
    <details><summary>three</summary><p>folded</p></details><details open><summary>four</summary><p>five</p></details>
    <div class="sheet-end">printed</div><audio>Your browser</audio></main></body>`;
  expect(visibleWords(html)).toEqual(["One", "twos", "three", "four", "five"]);
});
