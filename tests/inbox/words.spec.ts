import { expect, test } from "./site-with-inbox.ts";

// What the pages say must be true of this build.
test("the pages of a site with an inbox do not say that nothing is sent", async ({ page }) => {
  await page.goto("/privacy");
  const privacy = page.getByRole("main");
  await expect(privacy).toContainText("are sent to our own server");
  await expect(privacy).toContainText("Only if you confirm there is the address put on the list");
  await expect(privacy).not.toContainText("sends nothing");
  await expect(privacy).not.toContainText("newsletter is not open");
  await page.goto("/contact");
  await expect(page.getByRole("main")).toContainText("The form, email, phone and WhatsApp reach us directly");
  await expect(page.getByRole("main")).not.toContainText("one of these three for anything that must arrive");
});

test("the inbox's answers have the security headers, and only its own addresses accept posts", async ({ request }) => {
  const answer = await request.get("/api/messages");
  expect(answer.status()).toBe(405);
  expect(answer.headers()).toMatchObject({
    allow: "POST",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
  });
  expect((await request.post("/contact", { form: {} })).status()).toBe(405);
});
