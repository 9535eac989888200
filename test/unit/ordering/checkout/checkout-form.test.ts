import { describe, expect, it } from "vitest";
import { writeOrderLines } from "~/configurator/lines/cart";
import { CHECKOUT_MESSAGES, checkoutValidator, orderInForm, readOrderLines } from "~/ordering/checkout/checkout-form";
import { aCartItem } from "../../../support/cart-builders";
import { checkoutFields, ORDER_KEY } from "../../../support/checkout-fields";

const check = async (change: Readonly<Record<string, string>> = {}) =>
  checkoutValidator.validate(new URLSearchParams(checkoutFields(change)) as never);

const errorsOf = async (change: Readonly<Record<string, string>>) => (await check(change)).error?.fieldErrors;

describe("the checkout form", () => {
  it("becomes an order", async () => {
    const { data } = await check({ firstName: " Ann " });
    if (!data) throw new Error("refused");
    expect(orderInForm(data, ORDER_KEY)).toEqual({
      key: ORDER_KEY,
      contact: { firstName: "Ann", lastName: "Lee", email: "ann@site.test", phone: "503-555-0101", businessName: "" },
      address: {
        address1: "1 Mill Lane",
        address2: "",
        city: "Portland",
        province: "OR",
        zip: "97210",
        country: "US",
      },
      jobName: "Lee kitchen",
      poNumber: "PO 7",
      delivery: "",
      deliveryContact: "",
      wishes: "After 8 a.m., please",
      shownCents: null,
      rush: null,
    });
    expect(data.lines).toEqual([aCartItem()]);
  });

  it("requires a contact, an address and a review of the pieces, and nothing else", async () => {
    const blank = Object.fromEntries(Object.keys(checkoutFields()).map((name) => [name, ""]));
    const { lines, key, intent } = checkoutFields();
    expect(Object.keys((await errorsOf({ ...blank, lines, key, intent } as never)) ?? {}).sort()).toEqual([
      "email",
      "firstName",
      "lastName",
      "mailingAddress.address1",
      "mailingAddress.city",
      "mailingAddress.country",
      "mailingAddress.province",
      "mailingAddress.zip",
      "phone",
      "reviewed",
    ]);
  });

  it.each([
    [{ email: "ann" }, { email: "Please enter a valid email address" }],
    [{ phone: "call me" }, { phone: "Please enter a valid phone number" }],
    [{ "mailingAddress.zip": "1" }, { "mailingAddress.zip": "Please enter a valid ZIP code" }],
    [{ reviewed: "" }, { reviewed: CHECKOUT_MESSAGES.reviewed }],
    [{ wishes: "x".repeat(2001) }, { wishes: "Please use at most 2,000 characters" }],
    [{ delivery: "helicopter" }, { delivery: "Please choose one of these" }],
    [{ deliveryContact: "x".repeat(201) }, { deliveryContact: "Please use at most 200 characters" }],
    [{ poNumber: "x".repeat(61) }, { poNumber: "Please use at most 60 characters" }],
    [{ lines: "" }, { lines: CHECKOUT_MESSAGES.lines }],
    [{ lines: "[]" }, { lines: CHECKOUT_MESSAGES.lines }],
    [{ lines: '[{"productId":"ashby"}]' }, { lines: CHECKOUT_MESSAGES.lines }],
  ])("refuses %o with one message", async (change, errors) => {
    expect(await errorsOf(change as never)).toEqual(errors);
  });

  it("reads the lines that it has written, up to the limit of an order", () => {
    const lines = [aCartItem({ productTitle: 'A "quoted" <b>style</b>' })];
    expect(readOrderLines(writeOrderLines(lines))).toEqual(lines);
    expect(readOrderLines(writeOrderLines(Array.from({ length: 100 }, () => aCartItem())))).toHaveLength(100);
    expect(readOrderLines(writeOrderLines(Array.from({ length: 101 }, () => aCartItem())))).toBeNull();
    const [door] = aCartItem().doors;
    const withRows = (rows: number) => ({ ...aCartItem(), doors: Array.from({ length: rows }, () => door) });
    const longest = Array.from({ length: 8 }, () => withRows(250)) as ReturnType<typeof aCartItem>[];
    const noRow = longest.map((line) => ({ ...line, drawers: [], panels: [], fillers: [] }));
    expect(readOrderLines(writeOrderLines(noRow))).toHaveLength(8);
    expect(readOrderLines(writeOrderLines([...noRow, aCartItem()]))).toBeNull();
    expect(readOrderLines("not JSON")).toBeNull();
  });
});
