import { expect, test } from "vitest";
import { outdatedShareImages } from "../../assets/pictures/share-images.ts";

test("every preview image shows its page's title and picture (otherwise run npm run share-images)", () => {
  expect(outdatedShareImages().map(({ file }) => file)).toEqual([]);
});
