import { describe, expect, it } from "vitest";
import { isEmail, mailtoOf, normalizeEmail } from "~/addresses/email";

describe("an e-mail address", () => {
  it.each(["a@b.co", " ann.lee@shop.example ", `${"a".repeat(249)}@b.co`, `${"İ".repeat(124)}@b.co`])(
    "may be %s",
    (text) => {
      expect(isEmail(text)).toBe(true);
      expect(normalizeEmail(text).length).toBeLessThanOrEqual(254);
    },
  );

  it.each([
    "",
    "a",
    "a@b",
    "a b@c.de",
    `${"a".repeat(250)}@b.co`,
    `${"İ".repeat(125)}@b.co`,
    `${"\u0958".repeat(125)}@b.co`,
  ])("is not %s", (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe("a mailto link", () => {
  it.each([
    ["ann@shop.example", "mailto:ann@shop.example"],
    ["ann+doors@shop.example", "mailto:ann%2Bdoors@shop.example"],
    ["a@b.c?bcc=eve@evil.example", "mailto:a@b.c%3Fbcc%3Deve@evil.example"],
    ["a&cc=b@c.de", "mailto:a%26cc%3Db@c.de"],
    ["a%3Fbcc=b@c.de", "mailto:a%253Fbcc%3Db@c.de"],
    ["a,b;c#d@e.fg", "mailto:a%2Cb%3Bc%23d@e.fg"],
    ["\ud800é@b.co", "mailto:%C3%A9@b.co"],
  ])("to %s is %s", (email, link) => {
    expect(mailtoOf(email)).toBe(link);
    expect(new URL(link).search + new URL(link).hash).toBe("");
  });
});
