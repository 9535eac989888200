import { beforeAll, describe, expect, it } from "vitest";
import { EVERY_ORDER } from "~/ordering/orders/order-file";
import { listReceivedOrders } from "~/ordering/orders/stored/received-orders.server";
import { placeOrderWithActions, rememberPeople } from "../support/order-actions";
import { AGREED, anOrderRequest } from "../support/order-builders";
import { describeStored, type OpenDatabase } from "./with-database";

const TRACKING = "1Z 999 AA1 01 2345 6784";

/** An order found by each of its numbers and by what identifies its customer, however that is written. */
export function describeOrderFinding(engine: string, open: OpenDatabase): void {
  describeStored(`finding an order, ${engine}`, open, (stored) => {
    const { database } = stored;
    let number = "";
    const found = async (search: string) =>
      (await listReceivedOrders(database(), { ...EVERY_ORDER, search })).orders.map((order) => order.number);

    beforeAll(async () => {
      await rememberPeople(database());
      const { contact, address } = anOrderRequest([]);
      const other = { contact: { ...contact, phone: "(971) 555-9999" }, address: { ...address, zip: "98101" } };
      await placeOrderWithActions(stored, { ...other, poNumber: "9" });
      const order = await placeOrderWithActions(stored, {
        contact: {
          ...contact,
          firstName: "José",
          lastName: "Müller-Łukasz",
          phone: "+1 (503) 555-0142",
          businessName: "Ångström & Søn",
        },
        address: { ...address, address1: "1187 Elm Street", address2: "Suite 4", city: "Medford", zip: "97501-1234" },
        jobName: "Lot 12",
        poNumber: "PO-4471/B",
      });
      number = order.number;
      await order.put("confirmed", 0, AGREED);
      await order.put("in-production", 1);
      await order.ship({ carrier: "UPS", trackingNumber: TRACKING, cartons: 1, pounds: 9 }, 2);
    });

    describe.each([
      ["its number", ["TS-1002", "ts1002", "TS 1002", "ts  -1002", "1002", "#1002", "order 1002", "100"]],
      ["its invoice", ["TSI-1002", "tsi1002", "TSI 1002", "invoice TSI-1002"]],
      ["its PO", ["PO-4471/B", "po 4471 b", "4471b", "4471", "PO4471", "po #4471"]],
      ["its tracking number", [TRACKING, "1z999aa10123456784", "1Z-999-AA1", "45 6784", "tracking 1Z999AA1"]],
      ["its phone", ["(503) 555-0142", "503.555.0142", "+1 503 555 0142", "15035550142", "555-0142", "0142"]],
      ["its place", ["97501", "97501-1234", "1187", "1187 elm", "elm street", "suite 4", "medford"]],
      ["its names", ["jose", "JOSÉ", "muller", "Müller-Lukasz", "łukasz", "angstrom", "son", "muller jose", "lot 12"]],
    ])("by %s", (_what, searches) => {
      it.each(searches)("%s", async (search) => {
        expect(await found(search)).toContain(number);
      });
    });

    it.each(["02", "7501", "42", "503555", "TS-1009", "po 71", "187 elm", "0143", "muller 43"])(
      "not by a part from the middle, or something else: %s",
      async (search) => {
        expect(await found(search)).not.toContain(number);
      },
    );

    it("by what is new, and no longer by what was replaced", async () => {
      const one = await placeOrderWithActions(stored);
      await one.put("confirmed", 0, AGREED);
      await one.put("in-production", 1);
      await one.ship({ carrier: "UPS", trackingNumber: "AB77001", cartons: 1, pounds: 9 }, 2);
      expect(await found("ab 77001")).toEqual([one.number]);
      await one.correct({ carrier: "UPS", trackingNumber: "AB88002", cartons: 1, pounds: 9 }, 3);
      expect([await found("ab77001"), await found("ab88002")]).toEqual([[], [one.number]]);
    });
  });
}
