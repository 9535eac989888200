import { describe, expect, it } from "vitest";
import { NO_MONEY_SETTINGS, readMoneyForm } from "~/house/invoices/money-settings";
import { paymentValidator, readPaymentsForm } from "~/house/invoices/payment-form";

const TYPED = { amount: "$1,234.50", receivedOn: "11/20/2026", kind: "check", reference: " No. 12 " };
const formOf = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);
const check = (change: Partial<typeof TYPED>) =>
  paymentValidator("2026-11-26").validate(formOf({ ...TYPED, ...change }));

describe("the form for a payment", () => {
  it("is read as typed; the amount of a refund is negative", async () => {
    const read = { kind: "check", receivedOn: "2026-11-20", cents: 123_450, reference: "No. 12" };
    expect((await check({})).data).toEqual(read);
    expect((await check({ kind: "refund" })).data).toEqual({ ...read, kind: "refund", cents: -123_450 });
  });

  it.each([
    ["amount", "", "This field is required"],
    ["amount", "0", "Please enter an amount above $0; choose Refund for money that you gave back"],
    ["amount", "-5", "Please enter an amount above $0; choose Refund for money that you gave back"],
    ["amount", "much", "Please enter an amount in dollars and cents, such as 1,234.50"],
    ["receivedOn", "2026-11-27", "This day is still to come"],
    ["receivedOn", "soon", "Please enter a date such as 11/30/2026"],
    ["kind", "barter", "This field is required"],
    ["reference", "x".repeat(121), "Please use at most 120 characters"],
  ] as const)("refuses %s %.10j", async (field, typed, message) => {
    expect((await check({ [field]: typed })).error?.fieldErrors).toEqual({ [field]: message });
  });

  it("is one of four", () => {
    const read = (fields: Readonly<Record<string, string>>) => readPaymentsForm(formOf(fields));
    expect(read({ intent: "record", seen: "2" })).toEqual({ kind: "record", seen: 2 });
    expect(read({ intent: "correct", entry: "7" })).toEqual({ kind: "correct", entry: 7 });
    expect(read({ intent: "remind" })).toEqual({ kind: "remind" });
    expect(read({ intent: "invoice" })).toEqual({ kind: "invoice" });
    for (const wrong of [{}, { intent: "record" }, { intent: "correct", entry: "x" }, { intent: "delete" }]) {
      expect(read(wrong as Record<string, string>)).toBeNull();
    }
  });
});

describe("the forms for invoices and tax", () => {
  const read = (fields: Readonly<Record<string, string>>) => readMoneyForm(formOf({ revision: "0", ...fields }));
  const changed = async (fields: Readonly<Record<string, string>>) => {
    const change = (await read(fields))?.change;
    return typeof change === "function" ? change(NO_MONEY_SETTINGS) : change;
  };

  it("change how customers pay, and the deposit", async () => {
    expect(await changed({ intent: "paying", howToPay: " Bank\r\nAccount 1 ", deposit: "50%" })).toMatchObject({
      howToPay: "Bank\nAccount 1",
      deposit: 500,
    });
    expect(await changed({ intent: "paying", howToPay: "", deposit: "" })).toEqual(NO_MONEY_SETTINGS);
    expect((await read({ intent: "paying", deposit: "100" }))?.fieldErrors.deposit).toMatch(/below 100/);
  });

  it("add a rate in place of the state's own, remove it, and undo", async () => {
    const rate = { state: "OR", millionths: 83_125, taxesFreight: true };
    const added = await changed({ intent: "rate", state: "OR", rate: "8.3125", taxesFreight: "on" });
    expect(added).toEqual({ ...NO_MONEY_SETTINGS, rates: [rate] });
    const change = (await read({ intent: "rate", state: "OR", rate: "9" }))?.change;
    expect(typeof change === "function" && added && change({ ...NO_MONEY_SETTINGS, rates: [rate] }).rates).toEqual([
      { state: "OR", millionths: 90_000, taxesFreight: false },
    ]);
    const removal = (await read({ intent: "remove", state: "OR" }))?.change;
    expect(typeof removal === "function" && removal({ ...NO_MONEY_SETTINGS, rates: [rate] }).rates).toEqual([]);
    expect(await changed({ intent: "undo" })).toBe("undo");
    const refused = await read({ intent: "rate", state: "XX", rate: "8.31255" });
    expect(Object.keys(refused?.fieldErrors ?? {})).toEqual(["state", "rate"]);
    for (const wrong of [{ intent: "other" }, { intent: "undo", revision: "x" }]) {
      expect(await read(wrong as Record<string, string>)).toBeNull();
    }
  });
});
