import { expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { DAY_MS } from "~/base/time/time";
import { listEvents } from "~/house/audit/audit.server";
import type { ReadCertificate } from "~/house/invoices/certificates.server";
import type { Billing, CustomerKey } from "~/house/invoices/customer-billing";
import { readBilling } from "~/house/invoices/customer-billing.server";
import { type CustomerQuery, EVERY_CUSTOMER } from "~/office/customers/customer-list";
import { listCustomers } from "~/office/customers/customer-list.server";
import { addNote, setNoteRemoved } from "~/office/customers/customer-notes.server";
import { certificateOf, saveBilling, undoLastBilling } from "~/office/customers/stored/customer-changes.server";
import { findCustomer } from "~/office/customers/stored/customer-records.server";
import { findOrderNumber, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { findQuoteNumber, searchQuotes } from "~/ordering/quotes/quote-search.server";
import {
  adoptRecords,
  forgetAccount,
  type KnownAccount,
  rememberAccount,
  storeAccount,
} from "~/provider/accounts/accounts.server";
import { anOrderRequest } from "../support/order-builders";
import { aSoldLine, placeIn } from "../support/stored-orders";
import { describeStored, type OpenDatabase, type Stored } from "./with-database";

const BY = "office";
const EXEMPT: Billing = {
  terms: "net-30",
  exemption: { certificate: "R-77", state: "OR", expiresOn: "2026-12-31" },
};
const PDF: ReadCertificate = {
  name: "scan.pdf",
  kind: "pdf",
  bytes: Buffer.from(`%PDF-${"x".repeat(100_000)}`),
};

function withCustomers({ database, now }: Stored) {
  const list = async (query: Partial<CustomerQuery> = {}, most?: number) =>
    listCustomers(database().db, { ...EVERY_CUSTOMER, ...query }, most);
  const find = async (search: string) => {
    const { customers } = await list({ search });
    if (customers.length !== 1) throw new Error(`${customers.length} customers match ${search}`);
    return customers[0] as (typeof customers)[number];
  };
  return {
    list,
    find,
    records: async (search: string) => {
      const found = await findCustomer(database().db, (await find(search)).key, null);
      if (!found) throw new Error(`no customer ${search}`);
      return found;
    },
    async order(
      email: string,
      customerId: string | null = null,
      names: { lastName?: string; businessName?: string } = {},
    ) {
      const request = anOrderRequest([await aSoldLine(database())]);
      const contact = { ...request.contact, email, ...names };
      return (await placeIn(database(), { ...request, contact }, { now: now(), customerId })).order.number;
    },
    account: (id: string, email: string, change: Partial<KnownAccount> = {}): KnownAccount => ({
      ...{ id, email, firstName: "Bo", lastName: "Finch", tags: ["dealer"], emailConfirmed: false },
      ...change,
    }),
    remember: (account: KnownAccount) => rememberAccount(database(), account, now()),
    note: (key: string, text: string) => addNote(database(), { key, actorId: BY, text }, now()),
    bill: (key: string, revision: number, billing = EXEMPT, certificate: ReadCertificate | null = null) =>
      saveBilling(database(), { key, actorId: BY, revision }, billing, certificate, now()),
    billing: (who: CustomerKey) => readBilling(database().db, who),
    events: async () => {
      const { events } = await listEvents(database().db, { kinds: [], order: "newest", after: null });
      return events.map(({ kind, actor, subject }) => [kind, actor?.id ?? null, subject?.id ?? null]);
    },
  };
}

export function describeCustomers(engine: string, open: OpenDatabase): void {
  describeStored(`customers, ${engine}`, open, (stored) => {
    const { database } = stored;
    const { list, find, order, account, remember } = withCustomers(stored);
    const names = async (query: Partial<CustomerQuery> = {}) =>
      (await list(query)).customers.map(({ email, orders }) => [email, orders]);

    it("are everybody who has an account or has ordered, each once, newest first", async () => {
      await order("Ann@Site.test");
      await order("ann@site.test", null, { lastName: "Later" });
      await remember(account("bo", "bo@shop.test"));
      await order("other@shop.test", "bo", { businessName: "Finch Kitchens" });
      expect(await names()).toEqual([
        ["bo@shop.test", 1],
        ["ann@site.test", 2],
      ]);
      // Anybody can type any address: an order under it renames nobody.
      expect(await names({ search: "later" })).toEqual([]);
      expect(await find("ann@")).toMatchObject({ state: null, tier: null, name: "Ann Lee" });
      expect(await find("FINCH k")).toMatchObject({ state: "pending", tier: "dealer", name: "Bo Finch" });
      expect((await find("finch")).key).toMatch(/^[0-9a-f]{32}$/);
    });

    it("are found by tier, status, account and part of a name, and turned by page", async () => {
      await remember(account("cy", "cy@shop.test", { tags: ["dealer", "approved"] }));
      await remember(account("di", "di@shop.test", { tags: [], firstName: "", lastName: "" }));
      expect(await names({ kind: "guest" })).toEqual([["ann@site.test", 2]]);
      expect(await names({ tier: "dealer", state: "approved" })).toEqual([["cy@shop.test", 0]]);
      expect(await names({ state: "active" })).toEqual([["di@shop.test", 0]]);
      expect(await names({ search: "100%" })).toEqual([]);
      expect((await find("di@")).name).toBe("di@shop.test");
      const first = await list({}, 3);
      const second = await list({ page: 2 }, 3);
      expect([...first.customers, ...second.customers].map(({ email }) => email)).toEqual(
        (await names()).map(([email]) => email),
      );
      expect([first.hasMore, first.customers.length, second.hasMore]).toEqual([true, 3, false]);
    });

    it("have their orders, and the decisions about their account", async () => {
      const { records } = withCustomers(stored);
      const { orders, phone, account: none } = await records("ann@site.test");
      expect([orders.orders.length, phone !== "", none]).toEqual([2, true, null]);
      expect(await records("finch k")).toMatchObject({
        account: { tier: "dealer", state: "pending", isConfirmed: false },
        billing: { terms: "prepaid", exemption: null, revision: 0 },
      });
      expect(await findCustomer(database().db, "0".repeat(32), null)).toBeNull();
    });

    it("are found by an order's number, and by a quote's number, its job, and its customer", async () => {
      const number = await order("ann@site.test");
      const { db } = database();
      const digits = number.replace(/\D/g, "");
      expect([
        await findOrderNumber(db, ` ${number.toLowerCase()}`, false),
        await findOrderNumber(db, digits, true),
      ]).toEqual([number, number]);
      expect([await findOrderNumber(db, digits, false), await findOrderNumber(db, "TS-1", true)]).toEqual([null, null]);
      await write(database(), (trx) =>
        trx
          .insertInto("quote")
          .values({
            ...{ prefix: "TS", key: "k", content_hash: "h", customer_id: "bo", made_at: 1, valid_until: 2 },
            ...{ job_name: "Elm  Street", lines: "[]", amounts: "[]", piece_count: 1, total_cents: 100 },
            ...{ discount: 0, least_square_inches: 0 },
          })
          .execute(),
      );
      const quotes = async (search: string) =>
        (await searchQuotes(database(), search, 10)).map(({ jobName }) => jobName);
      for (const search of ["tsq-10", "ELM street", "finch"])
        expect(await quotes(search), search).toEqual(["Elm  Street"]);
      for (const search of ["tsq1001", "TSQ 1001", "quote TSQ-1001", "1001"])
        expect([search, await quotes(search), await findQuoteNumber(database(), search)]).toEqual([
          search,
          ["Elm  Street"],
          "TSQ-1001",
        ]);
      expect([await quotes("oak"), await findQuoteNumber(database(), "TSQ-1")]).toEqual([[], null]);
    });
  });

  describeStored(`a guest whose address becomes an account's, ${engine}`, open, (stored) => {
    const { database } = stored;
    const { list, order, account, remember, find, note, bill, billing, records, events } = withCustomers(stored);

    it("keeps the orders apart as long as the address is not confirmed", async () => {
      await order("Gil@site.test");
      const guest = (await find("gil")).key;
      expect([await note(guest, "Pays by check"), await bill(guest, 0, EXEMPT, PDF)]).toEqual(["done", "saved"]);
      await remember(account("gil", "gil@site.test"));
      expect((await list()).customers.map(({ orders }) => orders)).toEqual([0, 1]);
    });

    it("has one file with orders, notes and terms once it is", async () => {
      for (const _again of [1, 2]) await remember(account("gil", "GIL@site.test", { emailConfirmed: true }));
      const { orders, notes, account: own } = await records("gil");
      expect([orders.orders.length, notes.length, own?.isConfirmed]).toEqual([1, 1, true]);
      const number = orders.orders[0]?.number ?? "";
      expect((await rowOfNumber(database().db, number))?.customer_id).toBe("gil");
      expect(await billing({ accountId: "gil" })).toMatchObject(EXEMPT);
      expect((await billing({ email: "gil@site.test" })).revision).toBe(0);
      expect((await events()).filter(([kind]) => kind === "orders.joined")).toEqual([["orders.joined", "gil", "gil"]]);
    });

    it("gets what was ordered without signing in at the next sign-in, and its own terms stay", async () => {
      await order("gil@site.test");
      const guest = (await list({ kind: "guest" })).customers[0];
      await bill(guest?.key ?? "", 0, { terms: "net-15", exemption: null });
      await remember(account("gil", "GIL@site.test", { emailConfirmed: true }));
      expect((await records("gil")).orders.orders).toHaveLength(2);
      expect(await billing({ accountId: "gil" })).toMatchObject({ terms: "net-30" });
    });

    it("moves with its account to another provider", async () => {
      const moved = account("new", "GIL@site.test", { emailConfirmed: true });
      await write(database(), async (trx) => {
        await storeAccount(trx, moved);
        await adoptRecords(trx, moved, (id) => id === "gil");
      });
      expect((await records("gil")).orders.orders).toHaveLength(2);
      expect(await billing({ accountId: "new" })).toMatchObject(EXEMPT);
    });

    it("is a guest again without notes when the account is deleted; terms stay for the invoices", async () => {
      await write(database(), (trx) => forgetAccount(trx, "new"));
      const { account: none, orders, notes } = await records("gil");
      expect([none, orders.orders.length, notes]).toEqual([null, 2, []]);
      expect(await billing({ accountId: "new" })).toMatchObject(EXEMPT);
    });

    it("leaves nothing behind if nothing was ordered", async () => {
      await remember(account("hal", "hal@site.test"));
      const { key } = await find("hal");
      await note(key, "Called");
      await bill(key, 0, EXEMPT, PDF);
      await write(database(), (trx) => forgetAccount(trx, "hal"));
      expect((await list({ search: "hal" })).customers).toEqual([]);
      expect((await billing({ accountId: "hal" })).revision).toBe(0);
      const left = database().db.selectFrom("tax_certificate").select("id");
      expect(await left.execute()).toHaveLength(1);
    });
  });

  describeStored(`notes, terms and certificates of a customer, ${engine}`, open, (stored) => {
    const { database, now, pass } = stored;
    const { order, find, note, bill, records, events } = withCustomers(stored);
    const setRemoved = async (id: number, isRemoved: boolean) =>
      setNoteRemoved(database(), { key: (await find("ida")).key, actorId: BY, id, isRemoved }, now());
    const texts = async () => (await records("ida")).notes.map(({ text }) => text);

    it("have notes that are added once, removed, and brought back for 30 days", async () => {
      await order("ida@site.test");
      const { key } = await find("ida");
      for (const text of ["First", "Second", "Second"]) expect(await note(key, text)).toBe("done");
      expect(await texts()).toEqual(["Second", "First"]);
      const [latest] = (await records("ida")).notes;
      const id = latest?.id ?? 0;
      for (const _again of [1, 2]) expect(await setRemoved(id, true)).toBe("done");
      expect(await texts()).toEqual(["First"]);
      expect(await setRemoved(id, false)).toBe("done");
      expect(await texts()).toEqual(["Second", "First"]);
      expect((await events()).filter(([kind]) => kind === "customer.noted")).toHaveLength(4);
      await setRemoved(id, true);
      pass(31 * DAY_MS);
      expect(await setRemoved(id, false)).toBe("unknown");
      expect(await note("0".repeat(32), "Nobody's")).toBe("unknown");
    });

    it("have terms whose last save can be undone, and undone again", async () => {
      const { key } = await find("ida");
      const undo = (revision: number) => undoLastBilling(database(), { key, actorId: BY, revision }, now());
      expect(await undo(0)).toBe("stale");
      expect([await bill(key, 0), await bill(key, 0)]).toEqual(["saved", "stale"]);
      expect([await undo(1), await undo(1)]).toEqual(["saved", "stale"]);
      expect((await records("ida")).billing).toEqual({ terms: "prepaid", exemption: null, revision: 2 });
      await undo(2);
      expect((await records("ida")).billing).toEqual({ ...EXEMPT, revision: 3 });
    });

    it("have a certificate that stays with later saves, and is nobody else's", async () => {
      const { key } = await find("ida");
      await bill(key, 3, EXEMPT, PDF);
      await bill(key, 4, { ...EXEMPT, terms: "prepaid" });
      const { exemption } = (await records("ida")).billing;
      expect(exemption?.file?.name).toBe("scan.pdf");
      const id = exemption?.file?.id ?? "";
      const found = await certificateOf(database().db, key, id);
      expect([found?.kind, Buffer.compare(found?.bytes ?? Buffer.from(""), PDF.bytes)]).toEqual(["pdf", 0]);
      await order("other@site.test");
      expect(await certificateOf(database().db, (await find("other@")).key, id)).toBeNull();
    });

    it("have 20 certificates at most", async () => {
      const { key } = await find("ida");
      for (let revision = 5; revision < 24; revision += 1) expect(await bill(key, revision, EXEMPT, PDF)).toBe("saved");
      expect(await bill(key, 24, EXEMPT, PDF)).toBe("full");
      expect(await bill(key, 24)).toBe("saved");
    });
  });
}
