import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparisonAddress, normalComparison, readComparison } from "~/storefront/compare/compared-styles";
import { comparedPath } from "~/trade/catalog/finish";

const read = (search: string) => readComparison(new URLSearchParams(search)).ids;
const normal = (search: string) => normalComparison(new URLSearchParams(search));

describe("the address of a comparison", () => {
  it("is read as it was written, and is normal", () => {
    const id = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,8}$/);
    const name = fc.option(fc.stringMatching(/^[\wé&=%+,/#"]( ?[\wé&=%+,/#"])*$/));
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 6 }), name, name, (ids, finish, find) => {
        const query = new URL(comparisonAddress(ids, finish, find ?? ""), "https://shop.example").searchParams;
        expect(readComparison(query)).toEqual({ ids, finish: ids.length > 0 ? finish : null, find: find ?? "" });
        expect(normalComparison(query)).toBeNull();
      }),
    );
  });

  it.each([
    ["styles=ashby&styles=rowan", "/compare?styles=ashby,rowan"],
    ["styles=ashby,rowan&styles=", "/compare?styles=ashby,rowan"],
    ["styles=ashby,,ashby,%20rowan", "/compare?styles=ashby,rowan"],
    ["styles=rowan,%3Cscript%3E,../x", "/compare?styles=rowan"],
    ["styles=", "/compare"],
    ["finish=Sage", "/compare"],
    ["styles=ashby&finish=", "/compare?styles=ashby"],
    ["styles=ashby,rowan&finish=Sage", "/compare?finish=Sage&styles=ashby,rowan"],
    ["finish=+Chalk%20white%0A&styles=ashby", "/compare?finish=Chalk+white&styles=ashby"],
    ["styles=ashby&finish=Sage&find=+oak%0A", "/compare?find=oak&finish=Sage&styles=ashby"],
    ["finish=Sage&find=oak", "/compare?find=oak"],
    ["finish=Sage&finish=Oat&styles=ashby", "/compare?finish=Sage&styles=ashby"],
  ])("of %s is %s", (search, address) => {
    expect(normal(search)).toBe(address);
  });

  it("is normal however a comma is escaped, and with parameters added by advertisers", () => {
    for (const search of [
      "styles=ashby%2Crowan",
      "finish=Chalk%20white&styles=ashby%2Crowan",
      "styles=ashby,rowan&utm_source=mail",
      "utm_source=mail",
      "",
    ]) {
      expect([search, normal(search)]).toEqual([search, null]);
    }
  });

  it("is the target of the link on a style's page", () => {
    for (const finish of [undefined, "Chalk white", "1/2 & 1/2, 50 % = so-so"]) {
      const query = new URL(comparedPath({ productId: "ashby", finish }), "https://shop.example").searchParams;
      expect(readComparison(query)).toEqual({ ids: ["ashby"], finish: finish ?? null, find: "" });
      expect(normalComparison(query)).toBeNull();
    }
  });

  it("keeps the requested order, and is limited in length", () => {
    expect(read("styles=rowan,ashby")).toEqual(["rowan", "ashby"]);
    expect(read(`styles=${Array.from({ length: 500 }, (_, at) => `s${at}`)}`)).toHaveLength(20);
    const long = new URLSearchParams({ finish: "🚪".repeat(500), styles: "ashby" });
    expect([...(readComparison(long).finish ?? "")]).toHaveLength(120);
  });
});
