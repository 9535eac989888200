import { describe, expect, it } from "vitest";
import { dueDay } from "~/house/invoices/customer-billing";
import {
  balanceOf,
  depositOf,
  type Invoice,
  type InvoiceRevision,
  nextDue,
  startsAfter,
  totalOf,
} from "~/house/invoices/invoice";
import { balanceText, dueWords, invoiceTitle, sumRows } from "~/house/invoices/invoice-words";

const SUMS = { listCents: 10_000, discountCents: 1000, creditCents: 500, freightCents: 1500, taxCents: 800 };

function anInvoice(change: Partial<InvoiceRevision> = {}, paidCents = 0, nextDueOn: string | null = null): Invoice {
  const revision: InvoiceRevision = {
    revision: 1,
    orderRevision: 1,
    at: "2026-11-26T10:00:00.000Z",
    isVoid: false,
    invoicedOn: "2026-11-26",
    dueOn: "2026-11-26",
    terms: "prepaid",
    sums: SUMS,
    totalCents: totalOf(SUMS),
    depositCents: 0,
    taxNote: "",
    ...change,
  };
  return { number: "HVI-1001", revisions: [revision], payments: [], paidCents, nextDueOn, howToPay: "" };
}

describe("an invoice", () => {
  it("is due by the customer's terms", () => {
    expect((["prepaid", "net-15", "net-30"] as const).map((terms) => dueDay(terms, "2026-12-20", 7))).toEqual([
      "2026-12-27",
      "2027-01-04",
      "2027-01-19",
    ]);
  });

  it("has a deposit only if it is paid before making and the owner wants one, rounded half up", () => {
    expect(depositOf("prepaid", 10_001, 500)).toBe(5001);
    expect([depositOf("prepaid", 10_001, 0), depositOf("net-30", 10_001, 500), depositOf("prepaid", 99, 1000)]).toEqual(
      [0, 0, 0],
    );
  });

  it("is due next on its own day, after the deposit on the day of shipping, and never once it is paid", () => {
    const facts = { totalCents: 100, depositCents: 40, dueOn: "2026-11-26", shipsOn: "2026-12-20" };
    const due = (paidCents: number) => nextDue({ ...facts, creditedCents: 0, paidCents });
    expect([due(0), due(39), due(40), due(99), due(100), due(120)]).toEqual([
      ...["2026-11-26", "2026-11-26", "2026-12-20", "2026-12-20"],
      ...[null, null],
    ]);
    expect(nextDue({ ...facts, creditedCents: 10, paidCents: 30, shipsOn: null })).toBeNull();
  });

  it.each([
    [anInvoice(), "Balance due $108.00"],
    [anInvoice({}, 5000), "Balance due $58.00"],
    [anInvoice({}, 10_800), "Paid in full"],
    [anInvoice({}, 11_000), "Credit owed $2.00"],
    [anInvoice({ isVoid: true, totalCents: 0 }), "Nothing due"],
    [anInvoice({ isVoid: true, totalCents: 0 }, 10_800), "Credit owed $108.00"],
  ])("says what is left %#", (invoice, words) => {
    expect(balanceText(invoice)).toBe(words);
  });

  it("says when which part is due", () => {
    expect(dueWords(anInvoice({ terms: "net-30", dueOn: "2026-12-26" }))).toEqual([
      "Due by December 26, 2026 (net 30).",
    ]);
    expect(dueWords(anInvoice({ depositCents: 5400 }))).toEqual([
      "Deposit due now: $54.00. We start when it arrives. The rest, $54.00, is due before shipping.",
    ]);
    expect(dueWords(anInvoice({ depositCents: 5400 }, 5400, "2026-12-20"))).toEqual([
      "The deposit is paid. The rest, $54.00, is due before shipping, by December 20, 2026.",
    ]);
    expect(dueWords(anInvoice())).toEqual(["Due now. We start when your payment arrives."]);
    expect(dueWords(anInvoice(), true)).toEqual(["Due now."]);
    expect(dueWords(anInvoice({}, 10_800))).toEqual([]);
  });

  it("lists its amounts, which add up, and names its revision once it was corrected", () => {
    const rows = sumRows(anInvoice({ depositCents: 5400 }, 5400)).map(({ term, text }) => `${term} ${text}`);
    expect(rows).toEqual([
      ...["Pieces $100.00", "Discount −$10.00", "Samples credited −$5.00", "Freight $15.00", "Tax $8.00"],
      ...["Invoice total $108.00", "Of this, deposit $54.00", "Paid −$54.00"],
    ]);
    const [first] = anInvoice().revisions;
    expect(invoiceTitle({ number: "HVI-1001", revisions: [first] })).toBe("Invoice HVI-1001");
    const again = { ...first, revision: 2, at: "2026-11-28T18:00:00.000Z" };
    expect(invoiceTitle({ number: "HVI-1001", revisions: [first, again] })).toBe(
      "Invoice HVI-1001, corrected November 28, 2026",
    );
  });

  it("has the revision number of its order, whenever the order was changed", () => {
    const [first] = anInvoice({ orderRevision: 3 }).revisions;
    const title = (...revisions: [InvoiceRevision, ...InvoiceRevision[]]) =>
      invoiceTitle({ number: "HVI-1001", revisions });
    expect(title(first)).toBe("Invoice HVI-1001, revision 3");
    const changed = { ...first, revision: 2, orderRevision: 4 };
    expect(title(first, changed)).toBe("Invoice HVI-1001, revision 4");
    expect(title(first, changed, { ...changed, revision: 3 })).toBe(
      "Invoice HVI-1001, revision 4, corrected November 26, 2026",
    );
  });

  it("owes nothing after a credit and its refund, where the refund alone would make a debtor", () => {
    const refunded = anInvoice({}, 8800);
    expect(balanceText(refunded)).toBe("Balance due $20.00");
    expect(balanceText({ ...refunded, creditedCents: 2000 })).toBe("Paid in full");
    const credited = { ...anInvoice({}, 10_800), creditedCents: 2000 };
    expect([balanceOf(credited), balanceText(credited)]).toEqual([-2000, "Credit owed $20.00"]);
    expect(sumRows(credited).slice(-2)).toEqual([
      { term: "Credit", text: "−$20.00" },
      { term: "Paid", text: "−$108.00" },
    ]);
  });

  it("says what making waits for", () => {
    const waits = [
      anInvoice(),
      anInvoice({ depositCents: 10 }),
      anInvoice({ depositCents: 10 }, 10),
      anInvoice({ terms: "net-15" }),
    ];
    expect(waits.map(startsAfter)).toEqual(["payment", "deposit", null, null]);
  });
});
