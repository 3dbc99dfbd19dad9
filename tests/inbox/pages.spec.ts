import { expect, test } from "./site-with-inbox.ts";

test("the pages of a site with an inbox describe what it does", async ({ page }) => {
  await page.goto("/privacy");
  const privacy = page.getByRole("main");
  await expect(privacy).toContainText("are sent to our own server");
  await expect(privacy).toContainText("Your address is put on the list only if you confirm there");
  await expect(privacy).not.toContainText("sends nothing");
  await expect(privacy).not.toContainText("newsletter is not open");
  await page.goto("/contact");
  await expect(page.getByRole("main").getByRole("form")).not.toContainText("not delivered");
});

test("replies of the inbox have the security headers, and pages accept no posts", async ({ request }) => {
  const response = await request.get("/api/messages");
  expect(response.status()).toBe(405);
  expect(response.headers()).toMatchObject({
    allow: "POST",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
  });
  expect((await request.post("/contact", { form: {} })).status()).toBe(405);
});
