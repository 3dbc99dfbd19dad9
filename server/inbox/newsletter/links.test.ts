import { expect, test } from "vitest";
import { readTicket, signTicket } from "#server/inbox/newsletter/links.ts";

const id = "8c6b5b3e-7c39-4b2d-9d6f-0d7a3c1f2e4b";
const ticket = signTicket("confirm", id, 1000, "secret");

test("a ticket is good until it expires", () => {
  expect(readTicket("confirm", ticket, "secret", 999)).toBe(id);
  expect(readTicket("confirm", ticket, "secret", 1000)).toBeUndefined();
});

test("a ticket to leave never expires", () => {
  expect(readTicket("leave", signTicket("leave", id, 0, "secret"), "secret", Number.MAX_SAFE_INTEGER)).toBe(id);
});

test.each([
  ["for something else", "leave", ticket],
  ["with a later end", "confirm", ticket.replace(".1000.", ".9000.")],
  ["without an end", "confirm", ticket.replace(".1000.", ".0.")],
  ["of somebody else", "confirm", ticket.replace("8c6b", "9c6b")],
  ["with a changed signature", "confirm", ticket.slice(0, -2) + (ticket.endsWith("AA") ? "BB" : "AA")],
  ["that is cut short", "confirm", ticket.slice(0, -1)],
  ["of nothing", "confirm", ""],
] as const)("a ticket %s is worth nothing", (_case, purpose, changed) => {
  expect(readTicket(purpose, changed, "secret", 1)).toBeUndefined();
});

test("a ticket that another key signed is worth nothing", () => {
  expect(readTicket("confirm", ticket, "other", 1)).toBeUndefined();
});
