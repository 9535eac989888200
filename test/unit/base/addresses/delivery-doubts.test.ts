import { describe, expect, it } from "vitest";
import { deliveryDoubt, unreachedWords } from "~/base/addresses/delivery-doubts";

const RIGHT = { address1: "1 Mill Lane", address2: "", city: "Portland", province: "OR", zip: "97210", country: "US" };

describe("an address for delivery", () => {
  it.each([
    {},
    { address1: "12 Box Elder Rd" },
    { address1: "HC 1 Box 12" },
    { address1: "1 Apollo Ave" },
    { province: "NY", zip: "06390" },
    { province: "CT", zip: "06390" },
    { province: "CA", zip: "96161-1234" },
    { province: "OR", zip: "00100" },
  ])("is not asked about: %j", (change) => {
    expect(deliveryDoubt({ ...RIGHT, ...change })).toBeNull();
  });

  it.each([
    { address1: "PO Box 12" },
    { address1: "P.O. Box 12" },
    { address1: "p. o.  box #9" },
    { address2: "Post Office Box 3" },
    { address1: "POB 77" },
    { address1: "P.O.Box 12" },
  ])("has a PO box: %j", (change) => {
    expect(deliveryDoubt({ ...RIGHT, ...change })).toMatch(/^Freight carriers do not deliver to PO boxes\./);
  });

  it.each([
    { address1: "PSC 3 Box 1", city: "APO", province: "AE", zip: "09021" },
    { city: "FPO", province: "AP", zip: "96349" },
    { address1: "Unit 8400", city: "DPO" },
    { province: "AA", zip: "34002" },
  ])("is military: %j", (change) => {
    expect(deliveryDoubt({ ...RIGHT, ...change })).toMatch(/^Freight carriers do not deliver to APO, FPO or DPO/);
  });

  it.each([
    [{ province: "PR", zip: "00901", country: "PR" }, "Puerto Rico"],
    [{ province: "AS", zip: "96799", country: "AS" }, "American Samoa"],
    [{ province: "HI", zip: "96801" }, "Hawaii"],
    [{ province: "AK", zip: "99501" }, "Alaska"],
  ])("is where no truck drives: %j", (change, place) => {
    expect(deliveryDoubt({ ...RIGHT, ...change })).toMatch(`A truck does not reach ${place}. We ask a carrier`);
  });

  it("has a ZIP code of another state", () => {
    expect(deliveryDoubt({ ...RIGHT, province: "TX" })).toBe(
      "ZIP code 97210 is in Oregon, not in Texas. Which one is right?",
    );
    expect(deliveryDoubt({ ...RIGHT, zip: "06390" })).toContain("is in Connecticut or New York, not in Oregon");
    expect(deliveryDoubt({ ...RIGHT, zip: "02108" })).toContain("is in Massachusetts");
  });
});

describe("a ZIP code alone", () => {
  it.each([
    ["97214", null],
    ["96799", "American Samoa"],
    ["96701", "Hawaii"],
    ["96910", "Guam or Northern Mariana Islands"],
    ["34002", "APO, FPO or DPO"],
    ["00012", "We do not know the ZIP code 00012"],
  ])("%s", (zip, words) => {
    const said = unreachedWords(zip);
    if (words === null) expect(said).toBeNull();
    else expect(said).toContain(words);
  });
});
