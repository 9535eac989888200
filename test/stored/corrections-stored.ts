import { beforeAll, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import type { OrderState } from "~/house/capacity/order-state";
import { UNDO_MS } from "~/house/mail/outbox.server";
import { typedRecipient } from "~/ordering/orders/correction-form";
import { EVERY_ORDER } from "~/ordering/orders/order-file";
import { listReceivedOrders } from "~/ordering/orders/stored/received-orders.server";
import { placeOrderWithActions, rememberPeople } from "../support/order-actions";
import { AGREED } from "../support/order-builders";
import { fileOf } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const TODAY = "2026-11-29";

export function describeCorrections(engine: string, open: OpenDatabase): void {
  describeStored(`a corrected contact or address, ${engine}`, open, ({ database, now, pass }) => {
    beforeAll(() => rememberPeople(database()));

    async function ordered(states: readonly OrderState[] = []) {
      const placed = await placeOrderWithActions({ database, now });
      let revision = 0;
      for (const state of states)
        revision = fileOf(await placed.put(state, revision, state === "confirmed" ? AGREED : null)).revision;
      const typed = typedRecipient(placed.order);
      const mails = async () => {
        const rows = await database()
          .db.selectFrom("outbox")
          .select(["text", "sent_at"])
          .where("about", "=", placed.number)
          .where("kind", "=", "order-corrected")
          .orderBy("id")
          .execute();
        return rows.map(({ text }) => text);
      };
      return { ...placed, revision, typed, mails };
    }

    it("holds at once, in production too, with its history and one mail, and is found by the new name", async () => {
      const { correctRecipient, typed, revision, mails, found, number } = await ordered(["confirmed", "in-production"]);
      const mailingAddress = { ...typed.mailingAddress, address1: "9 Other Road" };
      const first = fileOf(await correctRecipient({ ...typed, mailingAddress }, revision));
      const named = { ...typed, mailingAddress, name: "Zoe Quatermain" };
      const second = fileOf(await correctRecipient(named, first.revision));
      expect((await found())?.address.address1).toBe("9 Other Road");
      expect((await found())?.contact).toMatchObject({ firstName: "Zoe", lastName: "Quatermain" });
      expect(second.history.map(({ kind }) => kind).slice(-2)).toEqual(["correction", "correction"]);
      expect(second.order.terms).toEqual(first.order.terms);
      const [text, ...others] = await mails();
      expect(others).toEqual([]);
      for (const said of ["Zoe Quatermain", "9 Other Road"]) expect(text).toContain(said);
      const { orders } = await listReceivedOrders(database(), { ...EVERY_ORDER, search: "quatermain" }, TODAY);
      expect(orders.map((order) => order.number)).toEqual([number]);
    });

    it("is mailed again once the first mail was sent", async () => {
      const { correctRecipient, typed, revision, mails, number } = await ordered();
      const first = fileOf(await correctRecipient({ ...typed, phone: "(503) 555-0111" }, revision));
      pass(UNDO_MS);
      await write(database(), (trx) =>
        trx.updateTable("outbox").set({ sent_at: now() }).where("about", "=", number).execute(),
      );
      await correctRecipient({ ...typed, phone: "(503) 555-0112" }, first.revision);
      expect((await mails()).map((text) => text.match(/555-011\d/)?.[0])).toEqual(["555-0111", "555-0112"]);
    });

    it("is kept once when sent twice, refused from an old page, and without a change does nothing", async () => {
      const { correctRecipient, typed, revision, file } = await ordered();
      expect(fileOf(await correctRecipient(typed, revision)).history).toHaveLength(1);
      const changed = { ...typed, businessName: "Oak & Sons" };
      const once = fileOf(await correctRecipient(changed, revision));
      expect(fileOf(await correctRecipient(changed, revision)).history).toEqual(once.history);
      expect(await correctRecipient({ ...typed, businessName: "Another" }, revision)).toBe("changed");
      expect((await file()).order.contact.businessName).toBe("Oak & Sons");
    });

    it("is refused once the order has shipped or is canceled", async () => {
      for (const states of [["confirmed", "in-production", "shipped"], ["cancelled"]] as const) {
        const { correctRecipient, typed, revision } = await ordered(states);
        expect(await correctRecipient({ ...typed, phone: "(503) 555-0111" }, revision)).toBe("changed");
      }
    });
  });
}
