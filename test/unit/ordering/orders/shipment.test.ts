import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARRIERS, NO_SHIPMENT, shipmentFacts, trackingPage } from "~/ordering/orders/shipment";
import { postedShipment, shipmentValidator } from "~/ordering/orders/shipment-form";

async function read(fields: Readonly<Record<string, string>>) {
  const { data, error } = await shipmentValidator.validate(new URLSearchParams(fields));
  return error ? error.fieldErrors : postedShipment(data);
}

describe("how an order is shipped", () => {
  it.each([
    [{}, NO_SHIPMENT],
    [
      { carrier: "  Old \u0007 Dominion ", tracking: " 1z 999-aa ", cartons: "3 cartons", weight: "1,250 lb" },
      { carrier: "Old Dominion", trackingNumber: "1z 999-aa", cartons: 3, pounds: 1250 },
    ],
    [
      { weight: "7 pounds", cartons: " 1 " },
      { ...NO_SHIPMENT, cartons: 1, pounds: 7 },
    ],
  ])("is read as people type it: %j", async (fields, shipment) => {
    expect(await read(fields as Record<string, string>)).toEqual(shipment);
  });

  it.each([
    ["carrier", "x".repeat(61)],
    ["tracking", "https://track.example/1"],
    ["tracking", "1Z999<b>"],
    ["tracking", "1".repeat(61)],
    ["cartons", "0"],
    ["cartons", "-2"],
    ["cartons", "1.5"],
    ["cartons", "1000"],
    ["weight", "heavy"],
    ["weight", "12,34"],
    ["weight", "100,000"],
  ])("is refused beside its field: %s %s", async (name, typed) => {
    expect(Object.keys(await read({ [name]: typed }))).toEqual([name]);
  });

  it("names only what is known", () => {
    expect(shipmentFacts(NO_SHIPMENT)).toEqual([]);
    expect(shipmentFacts({ ...NO_SHIPMENT, pounds: 1250 })).toEqual([{ term: "Weight", text: "1,250 lb" }]);
  });

  it("leads to the tracking pages of parcel carriers only, whatever was typed", () => {
    const at = (carrier: string, trackingNumber = "1Z") => trackingPage({ ...NO_SHIPMENT, carrier, trackingNumber });
    expect(at("ups")).toEqual({ carrier: "UPS", address: "https://www.ups.com/track" });
    expect(at("FedEx")?.address).toMatch(/^https:\/\/www\.fedex\.com\//);
    expect(at("USPS")?.address).toMatch(/^https:\/\/tools\.usps\.com\//);
    for (const other of ["FedEx Freight", "constructor", "", "Estes"]) expect(at(other)).toBeNull();
    expect(at("UPS", "")).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...CARRIERS), fc.string()), fc.string(), (carrier, number) => {
        const page = at(carrier, number);
        expect(page === null || /^https:\/\/[a-z.]+\/[A-Za-z_/]+$/.test(page.address)).toBe(true);
      }),
    );
  });
});
