import { describe, expect, it } from "vitest";
import { shopFacts } from "~/base/brand/shop-facts";
import { pageTitle } from "~/house/ui/head/page-title";
import { asRefused } from "~/house/ui/head/refused-title.server";

describe("a page's title", () => {
  it("begins with Error if a form was refused, but only in that answer", () => {
    expect(asRefused(() => pageTitle("Contact"))).toBe(`Error: Contact - ${shopFacts().name}`);
    expect(pageTitle("Contact")).toBe(`Contact - ${shopFacts().name}`);
  });

  it("is back to normal after a rendering that failed", () => {
    const fail = () => {
      throw new Error("no page");
    };
    expect(() => asRefused(fail)).toThrow("no page");
    expect(pageTitle("Contact")).toBe(`Contact - ${shopFacts().name}`);
  });
});
