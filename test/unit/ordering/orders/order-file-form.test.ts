import { describe, expect, it } from "vitest";
import { readFileForm } from "~/ordering/orders/order-file-form";

const read = (fields: Readonly<Record<string, string>>) => readFileForm(new URLSearchParams(fields));

describe("the admin forms of an order", () => {
  it.each([
    [
      { intent: "state", state: "confirmed" },
      { kind: "state", state: "confirmed", revision: 4 },
    ],
    [{ intent: "undo" }, { kind: "undo", revision: 4 }],
    [
      { intent: "terms", freight: "$1,234.50", tax: "", shipsOn: "11/30/2026" },
      { kind: "terms", revision: 4, terms: { freightCents: 123_450, taxCents: null, shipsOn: "2026-11-30" } },
    ],
    [
      { intent: "terms", freight: "", noFreight: "on", tax: "0", shipsOn: "" },
      { kind: "terms", revision: 4, terms: { freightCents: 0, taxCents: 0, shipsOn: null } },
    ],
    [
      { intent: "confirm", freight: "80", tax: "", noTax: "on", shipsOn: "" },
      {
        kind: "state",
        state: "confirmed",
        revision: 4,
        terms: { freightCents: 8000, taxCents: 0, shipsOn: null },
      },
    ],
    [
      { intent: "message", text: " One.\r\nTwo. " },
      { kind: "message", text: "One.\nTwo." },
    ],
  ])("are read: %j", async (fields, task) => {
    expect((await read({ ...fields, revision: "4" }))?.task).toEqual(task);
  });

  it.each([
    { intent: "state", state: "lost", revision: "4" },
    { intent: "state", state: "toString", revision: "4" },
    { intent: "state", revision: "4" },
    { intent: "state", state: "confirmed" },
    { intent: "undo", revision: "-1" },
    { intent: "undo", revision: "1e3" },
    { intent: "undo", revision: "99999999999" },
    { intent: "delete", revision: "4" },
    { revision: "4" },
    {},
  ] as Readonly<Record<string, string>>[])("are null for invalid input: %j", async (fields) => {
    expect(await read(fields)).toBeNull();
  });

  it("explain what is wrong with terms, and keep what was typed", async () => {
    const typed = { freight: "-1", tax: "much", shipsOn: "soon" };
    const form = await read({ ...typed, intent: "terms", revision: "4", __rvfInternalFormId: "order-terms-2" });
    expect(form).toEqual({
      task: null,
      formId: "order-terms-2",
      answers: typed,
      fieldErrors: {
        freight: "Please enter an amount of $0 or more",
        tax: "Please enter an amount in dollars and cents, such as 1,234.50",
        shipsOn: "Please enter a date such as 11/30/2026, or leave it empty",
      },
    });
  });

  it.each([
    ["neither typed nor checked", {}, { freight: "Please enter the freight, or check No freight" }],
    [
      "typed and checked",
      { freight: "80", noFreight: "on" },
      { freight: "Please enter the freight or check No freight, not both" },
    ],
    [
      "no amount",
      { freight: "free", noFreight: "on" },
      { freight: "Please enter an amount in dollars and cents, such as 1,234.50" },
    ],
  ])("do not confirm an order if the freight is %s; the same goes for tax", async (_name, typed, fieldErrors) => {
    const form = await read({ ...typed, intent: "confirm", revision: "4" });
    const tax = "Please enter the tax, or check No tax";
    expect(form).toMatchObject({ task: null, fieldErrors: { ...fieldErrors, tax } });
  });

  it("refuse an amount beyond ten million dollars", async () => {
    const form = await read({ freight: "10,000,000.01", intent: "terms", revision: "0" });
    expect(form).toMatchObject({ fieldErrors: { freight: "Please enter at most $10,000,000" } });
  });

  it.each([
    ["", "This field is required"],
    [" \n ", "This field is required"],
    ["x".repeat(2001), "Please use at most 2,000 characters"],
  ])("refuse the message %j", async (text, reason) => {
    const form = await read({ intent: "message", text, revision: "4" });
    expect(form).toMatchObject({ formId: "order-message", answers: { text }, fieldErrors: { text: reason } });
  });

  it("accept a message of 2,000 characters, although a form sends two characters per line end", async () => {
    const form = await read({ intent: "message", text: `${"x".repeat(1990)}${"\r\ny".repeat(5)}`, revision: "4" });
    expect(form?.task).not.toBeNull();
  });
});
