import { describe, expect, it } from "vitest";
import { DEFAULT_FACTS } from "~/base/brand/shop-facts";
import { changeRule, changeWords, TOO_LATE, untilConfirmed } from "~/ordering/orders/change-rule";
import { writtenTexts } from "../support/written-texts";

const texts = writtenTexts();

/** The files that contain text matching a pattern. */
const filesWith = (pattern: RegExp) =>
  [...new Set(texts.filter(({ text }) => pattern.test(text)).map(({ path }) => path))].sort();

const COUNT = "(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|several)";
const DAYS = new RegExp(`\\b${COUNT}(?: (?:to|or) \\w+)? (?:working |business )?(?:days?|weeks?)\\b`, "i");

/** Days and weeks that do not describe the lead time. */
const OTHER_DAYS = [
  "a day such as 2026-11-26",
  "a day to cure",
  "A kitchen takes two people one day",
  "lie flat in the room for two days",
  "after 14 days",
  "an order's page after 30 days",
  "for 180 days",
  "within one business day",
  "works once, for a week or",
  "trying after about a day",
  "where you can read it for 90 days",
  "unsent mail is stored for 90 days",
  "in the last 90 days shipped on time",
  "goes 30 days later",
  "the oldest of them is a day old",
  "30 days ahead",
  "closed for more than",
  "was not stored goes within two days",
  "30 days after they were sent",
  "is gone 30 days later",
  "what is unused ends after a week",
  "a week for an invitation to run the shop",
  "30 days after it is taken away",
  "until it is sent, or for 30 days",
  "or sign out, or for 14 days",
  "30 days after we remove them",
  "after a week, until somebody else is invited",
  "nobody uses up a day's orders",
  "a day, and then until the next order",
  "a day at most",
];

describe("what the shop promises", () => {
  it("has one lead time: no text states other days or weeks", () => {
    const found = texts.filter(({ text }) => DAYS.test(text) && !OTHER_DAYS.some((other) => text.includes(other)));
    // The steps of a filter, which are compared with the styles' own lead times, the periods of figures of sales, and the
    // schedule, which only the people who run the shop read.
    const isOther = ({ path, text }: (typeof found)[number]) =>
      /^Within \d+ working days$/.test(text) || /^app\/office\/(?:figures|schedule)\//.test(path);
    expect(found.filter((one) => !isOther(one))).toEqual([]);
    expect(OTHER_DAYS.filter((other) => !texts.some(({ text }) => text.includes(other)))).toEqual([]);
  });

  it("has one rule for changes: the owner's, and what the shop's own pages keep of it", () => {
    const rule = /(?:first|the) door is cut|Once doors are cut,|at no cost|costs? a fee|may cost|free of charge/i;
    // The office's own field, and where the customer of one order changes it.
    const fields = ["What holds from your confirmation until the first door is cut.", "here, at no cost"];
    const others = texts.filter(({ text }) => rule.test(text) && !fields.some((field) => text.includes(field)));
    expect([...new Set(others.map(({ path }) => path))].sort()).toEqual([
      "app/base/brand/brand.ts",
      "app/ordering/orders/change-rule.ts",
    ]);
    expect(changeWords({ state: "confirmed" })).toBe(DEFAULT_FACTS.changeRule);
    expect(changeWords({ state: "received" })).toBe(untilConfirmed());
    for (const part of [
      "Until we confirm an order, you can change or cancel it on its page at no cost.",
      "until the first door is cut, we cancel an order at no cost",
      "a change may cost a fee, which you see before you agree",
    ]) {
      expect(changeRule()).toContain(part);
    }
    expect(TOO_LATE).toMatch(/can no longer be changed, canceled or returned/);
  });

  it("limits changing and canceling by the order's state, never by hours", () => {
    const limited = texts.filter(({ text }) => /\bcancel|\bchange/i.test(text) && /\bhours?\b/i.test(text));
    expect(limited.filter(({ text }) => !text.includes("Mail for changes"))).toEqual([]);
  });

  it("has one processing time, the owner's; the form has it as an example", () => {
    expect(filesWith(/\d+ hours/)).toEqual(["app/base/brand/brand.ts", "app/house/facts/page/facts-form.tsx"]);
  });

  it("goes by the smallest reading of an opening only for inset doors, as the order form does", () => {
    const found = texts.filter(({ text }) => /smallest of each|the smallest:|smaller (?:figure|reading)/i.test(text));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ text }) => !/inset/i.test(text))).toEqual([]);
  });

  it("mentions invoices only where there are orders, and an account for transfers only in the owner's words", () => {
    const withoutOrders = /^app\/(?:storefront|house\/promises|ordering\/(?:cart|checkout|quotes))\//;
    // The privacy page's list of what is stored about orders.
    const STORED = "app/storefront/marketing/stored-data.ts";
    expect(filesWith(/\binvoices?\b(?!Url)/i).filter((path) => withoutOrders.test(path))).toEqual([STORED]);
    // The hint beside the field in which the owner types it.
    const HINT = "app/house/invoices/page/money-forms.tsx";
    expect(filesWith(/accounts? for (?:a )?(?:bank )?transfers?|payable to|bank transfer/i)).toEqual([HINT]);
  });
});
