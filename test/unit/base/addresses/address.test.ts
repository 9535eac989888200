import { describe, expect, it } from "vitest";
import { addressLines } from "~/base/addresses/address";

const ADDRESS = {
  address1: "12 Mill Road",
  address2: "",
  city: "Asheville",
  province: "NC",
  zip: "28801",
  country: "US",
};

describe("a printed address", () => {
  it("names the country, and has no line for an empty field", () => {
    expect(addressLines(ADDRESS)).toEqual(["12 Mill Road", "Asheville, NC 28801", "United States"]);
  });

  it("has its second line, and the country code if the country is unknown here", () => {
    const lines = addressLines({ ...ADDRESS, address2: "Unit 4", country: "CA" });
    expect(lines).toEqual(["12 Mill Road", "Unit 4", "Asheville, NC 28801", "CA"]);
  });
});
