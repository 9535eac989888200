import { beforeAll, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { UNDO_MS } from "~/house/mail/outbox.server";
import { NO_SHIPMENT, type Shipment } from "~/ordering/orders/shipment";
import { placeOrderWithActions, rememberPeople } from "../support/order-actions";
import { AGREED } from "../support/order-builders";
import { fileOf } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const SHIPMENT: Shipment = { carrier: "UPS", trackingNumber: "1Z 999 AA1", cartons: 3, pounds: 118 };
const CORRECTED: Shipment = { ...SHIPMENT, carrier: "Estes", cartons: null };

export function describeShipping(engine: string, open: OpenDatabase): void {
  describeStored(`how an order was shipped, ${engine}`, open, ({ database, now, pass }) => {
    beforeAll(() => rememberPeople(database()));

    async function made() {
      const placed = await placeOrderWithActions({ database, now });
      const confirmed = fileOf(await placed.put("confirmed", 0, AGREED));
      const file = fileOf(await placed.put("in-production", confirmed.revision));
      const mails = async () => {
        const rows = await database()
          .db.selectFrom("outbox")
          .select(["text", "not_before"])
          .where("about", "=", placed.number)
          .where("kind", "=", "order-shipped")
          .orderBy("id")
          .execute();
        return rows.map(({ text }) => text);
      };
      const sendMails = () =>
        write(database(), (trx) =>
          trx.updateTable("outbox").set({ sent_at: now() }).where("about", "=", placed.number).execute(),
        );
      return { ...placed, revision: file.revision, mails, sendMails };
    }

    it("is stored as the order is marked, mailed, and shown to the customer until that is undone", async () => {
      const { ship, undo, found, mails, revision } = await made();
      const shipped = fileOf(await ship(SHIPMENT, revision));
      expect(shipped).toMatchObject({ shipment: SHIPMENT, order: { state: "shipped", shipment: SHIPMENT } });
      expect((await found())?.shipment).toEqual(SHIPMENT);
      const [text] = await mails();
      for (const fact of ["Carrier: UPS", "Tracking number: 1Z 999 AA1", "Cartons: 3", "Weight: 118 lb"])
        expect(text).toContain(fact);
      expect(text).toContain("https://www.ups.com/track\n");
      const undone = fileOf(await undo(shipped.revision));
      expect(undone).toMatchObject({ order: { state: "in-production" }, shipment: SHIPMENT });
      expect((await found())?.shipment).toBeUndefined();
      expect(await mails()).toEqual([]);
    });

    it("may be left empty, which shows the customer nothing", async () => {
      const { ship, found, mails, revision } = await made();
      expect(fileOf(await ship(NO_SHIPMENT, revision)).shipment).toEqual(NO_SHIPMENT);
      expect((await found())?.shipment).toBeUndefined();
      expect((await mails())[0]).not.toContain("Carrier");
    });

    it("is corrected once shipped, from the revision that was seen, and once when sent twice", async () => {
      const { ship, correct, undo, put, file, revision } = await made();
      expect(await correct(SHIPMENT, revision)).toBe("changed");
      const shipped = fileOf(await ship(SHIPMENT, revision));
      expect(await ship(SHIPMENT, revision)).toEqual(shipped);
      expect(await ship(CORRECTED, revision)).toBe("changed");
      const corrected = fileOf(await correct(CORRECTED, shipped.revision));
      expect(await correct(CORRECTED, shipped.revision)).toEqual(corrected);
      expect(await correct(SHIPMENT, shipped.revision)).toBe("changed");
      expect(await correct(CORRECTED, shipped.revision, { actorId: "another" })).toBe("changed");
      expect(corrected).toMatchObject({ shipment: CORRECTED, order: { state: "shipped", shipment: CORRECTED } });
      expect(corrected.history.map(({ kind }) => kind)).toEqual(["state", "state", "state", "state", "shipment"]);
      const delivered = fileOf(await put("delivered", corrected.revision));
      expect(fileOf(await correct(SHIPMENT, delivered.revision)).order.shipment).toEqual(SHIPMENT);
      const back = fileOf(await undo((await file()).revision));
      expect(back).toMatchObject({ order: { state: "shipped" }, shipment: SHIPMENT });
    });

    it("is mailed again when corrected, in place of a mail that was not sent yet", async () => {
      const { ship, correct, put, mails, sendMails, revision } = await made();
      const shipped = fileOf(await ship(SHIPMENT, revision));
      const first = fileOf(await correct(CORRECTED, shipped.revision));
      const [only, ...none] = await mails();
      expect([only, none]).toEqual([expect.stringContaining("Carrier: Estes"), []]);
      expect(only).not.toContain("replaces");
      expect(only).not.toContain("Track it");
      pass(UNDO_MS);
      await sendMails();
      const second = fileOf(await correct(SHIPMENT, first.revision));
      expect(await mails()).toEqual([only, expect.stringContaining("This replaces what we wrote earlier")]);
      const delivered = fileOf(await put("delivered", second.revision));
      await correct(CORRECTED, delivered.revision);
      expect(await mails()).toHaveLength(2);
    });
  });
}
