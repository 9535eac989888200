import { describe, expect, it } from "vitest";
import { isEmail, mailtoOf, normalizeEmail } from "~/base/addresses/email";

describe("an e-mail address", () => {
  it.each([
    "a@b.co",
    " ann.lee@shop.example ",
    `${"a".repeat(64)}@b.co`,
    `${"İ".repeat(21)}@b.co`,
    "o'hara+doors@küchen.example",
    "ann@xn--kchen-kva.example",
  ])("may be %s", (text) => {
    expect(isEmail(text)).toBe(true);
    expect(normalizeEmail(text).length).toBeLessThanOrEqual(254);
  });

  it.each([
    "",
    "a",
    "a@b",
    "ab.co",
    "a b@c.de",
    `${"a".repeat(65)}@b.co`,
    `a@${"b.".repeat(126)}co`,
    `${"İ".repeat(32)}@b.co`,
    `${"\u0958".repeat(21)}@b.co`,
    "ann@site.example,",
    "ann@site.example;",
    "<ann@site.example>",
    "Ann <ann@site.example>",
    "a..b@site.example",
    ".a@site.example",
    "a.@site.example",
    "ann@-site.example",
    "ann@site-.example",
    "ann@site..example",
    "ann@site.example.",
    "ann@192.0.2.1",
    "ann@bob@site.example",
    "“ann”@site.example",
    "ann(shop)@site.example",
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
