import { describe, expect, it } from "vitest";
import { STATES } from "~/base/addresses/states";
import { FIRST_FREIGHT } from "~/trade/pricing/first-freight";
import { type FreightTable, freightOf } from "~/trade/pricing/freight";

const TABLE: FreightTable = {
  upToPounds: [20, 70, 150, 1000],
  zones: [
    { name: "Portland", ranges: [[972, 972]], cents: [1000, 2000, 9500, 20_000] },
    {
      name: "West",
      ranges: [
        [590, 599],
        [970, 994],
      ],
      cents: [1500, 3000, 15_000, 30_000],
    },
  ],
  parcelPounds: 70,
  parcelInches: 48,
  longInches: 84,
  longCents: 6000,
  residenceCents: 5000,
  liftgateCents: 700,
};

const at = (pounds: number, zip = "97214", delivery = "", longestInches = 30, table = TABLE) =>
  freightOf({ pounds, longestInches }, { zip, delivery }, table);
const cents = (...of: Parameters<typeof at>) => {
  const freight = at(...of);
  return freight?.kind === "sum" ? freight.cents : freight;
};

describe("freight", () => {
  it("is the price of the first zone that has the ZIP code, for the first weight that covers the load", () => {
    expect([20, 21, 70].map((pounds) => cents(pounds))).toEqual([1000, 2000, 2000]);
    expect([20, 70].map((pounds) => cents(pounds, "97301"))).toEqual([1500, 3000]);
    expect(cents(20, "59001-1234")).toBe(1500);
  });

  it("adds a home and a liftgate to a truck, not to a parcel", () => {
    const ways = ["", "liftgate", "forklift", "loading-dock"].map((way) => [
      cents(150, "97214", way),
      cents(70, "97214", way),
    ]);
    expect(ways).toEqual([
      [9500 + 5700, 2000],
      [9500 + 5700, 2000],
      [9500 + 5000, 2000],
      [9500, 2000],
    ]);
    expect(at(70)).toMatchObject({ by: "parcel" });
    expect(at(71)).toMatchObject({ by: "truck" });
  });

  it("sends what is too long for a parcel by truck, at the least that a truck costs, and adds for what is longer still", () => {
    expect(cents(5, "97214", "loading-dock", 48)).toBe(1000);
    expect(cents(5, "97214", "loading-dock", 49)).toBe(9500);
    expect(cents(5, "97214", "loading-dock", 84)).toBe(9500);
    expect(cents(5, "97214", "loading-dock", 85)).toBe(9500 + 6000);
    expect(cents(5, "97214", "loading-dock", 96, { ...TABLE, longInches: 0 })).toBe(9500);
  });

  it("costs nothing when the doors are picked up, wherever", () => {
    for (const zip of ["97214", "96801", ""])
      expect(at(5000, zip, "pick-up")).toMatchObject({ cents: 0, by: "pick-up" });
  });

  it("has no sum beyond the table, and says nothing about what it does not know", () => {
    expect(at(1001)).toEqual({ kind: "too-heavy", mostPounds: 1000 });
    expect(at(20, "10001")).toEqual({ kind: "no-zone" });
    for (const zip of ["", "9721", "972145", "abcde", "97214-1"]) expect(at(20, zip)).toBeNull();
    expect(at(0)).toBeNull();
    expect(freightOf(null, { zip: "97214", delivery: "" }, TABLE)).toBeNull();
    expect(at(20, "97214", "", 30, { ...TABLE, zones: [] })).toBeNull();
  });
});

describe("the first table", () => {
  it("has a price for each weight of each zone, and more for more", () => {
    for (const { cents: prices } of FIRST_FREIGHT.zones) {
      expect(prices).toHaveLength(FIRST_FREIGHT.upToPounds.length);
      expect([...prices].sort((one, other) => one - other)).toEqual(prices);
    }
  });

  it("reaches every state by road, and none that only ships and planes reach", () => {
    // A ZIP code of the largest town, or of one of them.
    const towns = {
      ...{ AL: "35801", AK: "99501", AZ: "85001", AR: "72201", CA: "90001", CO: "80201", CT: "06601", DE: "19801" },
      ...{ DC: "20001", FL: "32099", GA: "30301", HI: "96801", ID: "83701", IL: "60601", IN: "46201", IA: "50301" },
      ...{ KS: "67201", KY: "40201", LA: "70112", ME: "04101", MD: "21201", MA: "02108", MI: "48201", MN: "55401" },
      ...{ MS: "39201", MO: "64101", MT: "59101", NE: "68101", NV: "89101", NH: "03101", NJ: "07101", NM: "87101" },
      ...{ NY: "10001", NC: "28201", ND: "58102", OH: "43201", OK: "73101", OR: "97201", PA: "19101", RI: "02901" },
      ...{ SC: "29401", SD: "57101", TN: "37201", TX: "77001", UT: "84101", VT: "05401", VA: "23451", WA: "98101" },
      ...{ WV: "25301", WI: "53201", WY: "82001", AS: "96799", GU: "96910", MP: "96950", PR: "00901", VI: "00801" },
      ...{ AA: "34002", AE: "09021", AP: "96349" },
    } as const;
    const unreached = ["AK", "HI", "AS", "GU", "MP", "PR", "VI", "AA", "AE", "AP"];
    for (const [state] of STATES) {
      const freight = at(100, towns[state], "", 30, FIRST_FREIGHT);
      expect(freight?.kind, state).toBe(unreached.includes(state) ? "no-zone" : "sum");
    }
  });
});
