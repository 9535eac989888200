import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { dayText } from "~/house/ui/kit/moment-text";
import { showStyle } from "~/office/catalog-editing/services/catalog-editing.server";
import type { LinkedOrder } from "~/ordering/orders/order";
import type { OrderFile } from "~/ordering/orders/order-file";
import * as fileChanges from "~/ordering/orders/stored/file-changes.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { workingDaysAfter } from "~/trade/measure/days";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { openOrders, placeInShop, postTo } from "../support/order-shop";
import { signInToShop } from "../support/shop-session";

/** A working day after every style's lead time. */
const DAY = workingDaysAfter(new Date().toISOString().slice(0, 10), 40);

let admin = "";
let placed: LinkedOrder;
let path = "";

beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
});
beforeEach(async () => {
  placed = await placeInShop({ jobName: "Secret kitchen" });
  path = `/admin/orders/${placed.order.number}`;
});

/** The order as it is stored now. */
async function now(): Promise<OrderFile> {
  const file = await findOrderFile((await shopDatabase()).db, placed.order.number);
  if (!file) throw new Error("the order is gone");
  return file;
}

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const send = async (fields: Readonly<Record<string, string>>, cookie = admin) =>
  postTo(path, { revision: String((await now()).revision), ...fields }, cookie);
const outcome = (answer: Response) => [answer.status, answer.headers.get("Location")];

describe("an order's file", () => {
  it("has everything about it on one page, and is never cached", async () => {
    const answer = await openOrders(path, admin);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const html = await textOf(answer);
    for (const text of [
      ...[
        "Confirm order",
        "Yes, cancel the order",
        "Secret kitchen",
        "PO-7",
        "Grain matched, please.",
        "(503) 555-0101",
      ],
      ...["mailto:ann@site.test", "1 Mill Lane", "Guest, without an account", "Received", "by the customer"],
      ...[`/orders/${placed.link}`, `/orders/${placed.link}/cut-list.csv`, "Door 1", "<svg"],
    ]) {
      expect(html).toContain(text);
    }
  });

  it("names a style of it that is no longer made", async () => {
    expect(await textOf(await openOrders(path, admin))).not.toContain("No longer made");
    for (const isShown of [false, true]) {
      const [line] = placed.order.lines;
      await showStyle(line?.productId ?? "", isShown, "an-admin");
      const html = await textOf(await openOrders(path, admin));
      expect(html.includes(`No longer made: ${line?.productTitle}.`)).toBe(!isShown);
    }
  });

  it.each([
    {},
    { intent: "delete", revision: "0" },
    { intent: "state", state: "lost", revision: "0" },
    { intent: "state", state: "confirmed" },
    { intent: "undo", revision: "x" },
  ] as Readonly<Record<string, string>>[])("refuses an unknown form: %j", async (fields) => {
    expect((await postTo(path, fields, admin)).status).toBe(400);
    expect((await now()).revision).toBe(0);
  });
});

describe("an order's state", () => {
  it("advances by a button, once however often it is pressed, and goes back by Undo", async () => {
    const confirm = { intent: "confirm", freight: "$80", noTax: "on", shipsOn: DAY, revision: "0" };
    const twice = await Promise.all([postTo(path, confirm, admin), postTo(path, confirm, admin)]);
    expect(twice.map(outcome)).toEqual(Array(2).fill([303, `${path}?done=confirmed`]));
    expect(await now()).toMatchObject({
      revision: 1,
      order: { state: "confirmed", terms: { freightCents: 8000, taxCents: 0, shipsOn: DAY } },
      undoesTo: "received",
    });
    const html = await textOf(await openOrders(`${path}?done=confirmed`, admin));
    expect(html).toContain(`Order ${placed.order.number} is confirmed.`);
    expect(outcome(await send({ intent: "undo" }))).toEqual([303, `${path}?done=undone`]);
    expect((await now()).order.state).toBe("received");
    expect(await textOf(await openOrders(`${path}?done=undone`, admin))).toContain("is received again.");
  });

  it("is not confirmed without freight and tax, and says so next to their fields", async () => {
    const typed = { freight: "80", shipsOn: DAY, __rvfInternalFormId: "order-terms-1" };
    const answer = await send({ intent: "confirm", ...typed });
    expect(answer.status).toBe(422);
    const html = await textOf(answer);
    for (const text of ['value="80"', `value="${DAY}"`, 'id="order-terms-1-tax-error"', "or check No tax"]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain("or check No freight");
    const bare = await send({ intent: "state", state: "confirmed" });
    expect(bare.status).toBe(422);
    expect(await textOf(bare)).toContain("Tax: Please enter the tax, or check No tax");
    expect((await now()).revision).toBe(0);
  });

  it("preserves its freight and tax once it is confirmed", async () => {
    await send({ intent: "confirm", freight: "80", noTax: "on", shipsOn: "" });
    const answer = await send({ intent: "terms", freight: "", noTax: "on", shipsOn: "" });
    expect(answer.status).toBe(422);
    expect(await textOf(answer)).toContain("Freight: Please enter the freight, or check No freight");
    expect((await now()).order.terms.freightCents).toBe(8000);
  });

  it("does not change if another admin was faster, and says what they did", async () => {
    await send({ intent: "terms", freight: "80", tax: "", shipsOn: "" });
    const late = { intent: "confirm", noFreight: "on", noTax: "on", shipsOn: "", revision: "0" };
    const answer = await postTo(path, late, admin);
    expect(answer.status).toBe(409);
    const html = await textOf(answer);
    expect(html).toContain("has changed since you saw it, so your change was not made.");
    expect(html).toMatch(/aria-label="Meanwhile".*Freight, tax or day of shipping changed.*admin@/s);
    expect((await now()).order.state).toBe("received");
  });

  it.each(["finished", "shipped", "received"])("does not become %s out of turn", async (state) => {
    const answer = await send({ intent: "state", state });
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("The current state of the order does not allow that.");
    expect((await now()).revision).toBe(0);
  });
});

describe("what the shop adds to an order", () => {
  it("is saved as typed, and shown to the customer", async () => {
    const terms = { intent: "terms", freight: "$1,234.50", tax: "0", shipsOn: DAY };
    expect(outcome(await send(terms))).toEqual([303, `${path}?done=terms`]);
    expect((await now()).order.terms).toEqual({ freightCents: 123_450, taxCents: 0, shipsOn: DAY });
    const html = await textOf(await openOrders(`${path}?done=terms`, admin));
    for (const text of ["are saved.", 'value="$1,234.50"', dayText(DAY)]) expect(html).toContain(text);
    const own = await textOf(await openOrders(`/orders/${placed.link}`));
    for (const text of ["Price of the pieces", "$1,234.50", dayText(DAY)]) expect(own).toContain(text);
  });

  it("is no day on which the order cannot ship: each way to set it says why, and keeps the order as it is", async () => {
    const typed = { freight: "80", tax: "7", __rvfInternalFormId: "order-terms-0" };
    const { shipsOn } = (await now()).order.terms;
    for (const [day, why] of [
      ["2020-01-06", "This date has passed"],
      ["2099-01-04", "We are closed on this date"],
      [workingDaysAfter(new Date().toISOString().slice(0, 10), 2), "The stations do not have enough free time"],
    ]) {
      for (const intent of ["terms", "confirm"]) {
        const answer = await send({ intent, ...typed, shipsOn: day ?? "" });
        expect(answer.status).toBe(422);
        expect(await textOf(answer)).toContain(why);
      }
    }
    expect((await now()).order).toMatchObject({ state: "received", terms: { shipsOn } });
    await send({ intent: "terms", ...typed, shipsOn: "" });
    expect((await now()).order.terms).toMatchObject({ freightCents: 8000, shipsOn });
    const html = await textOf(await openOrders(`${path}?done=terms`, admin));
    expect(html).toContain(`The order ships by ${dayText(shipsOn ?? "")}.`);
  });

  it("is refused with reasons next to its fields, and nothing is lost", async () => {
    const answer = await send({
      intent: "terms",
      freight: "-5",
      tax: "much",
      shipsOn: "soon",
      __rvfInternalFormId: "order-terms-0",
    });
    expect(answer.status).toBe(422);
    const html = await textOf(answer);
    for (const text of [
      'value="-5"',
      'value="much"',
      'id="order-terms-0-freight-error"',
      "Freight: Please enter an amount of $0 or more",
    ]) {
      expect(html).toContain(text);
    }
    expect((await now()).revision).toBe(0);
  });

  it("is not lost if another admin was faster", async () => {
    await send({ intent: "terms", freight: "80", tax: "", shipsOn: "" });
    const late = { intent: "terms", freight: "95.5", tax: "7", shipsOn: "", __rvfInternalFormId: "order-terms-0" };
    const answer = await postTo(path, { ...late, revision: "0" }, admin);
    expect(answer.status).toBe(409);
    const html = await textOf(answer);
    for (const text of [
      'value="95.5"',
      'value="7"',
      "What you typed is still in its fields.",
      'name="revision" value="1"',
    ]) {
      expect(html).toContain(text);
    }
    expect((await now()).order.terms.freightCents).toBe(8000);
  });
});

describe("a message to the customer", () => {
  it("is on the order's page, once however often it is sent", async () => {
    for (let count = 0; count < 2; count += 1) {
      expect(outcome(await send({ intent: "message", text: " <b>Hello</b>\r\nAnn " }))).toEqual([
        303,
        `${path}?done=message`,
      ]);
    }
    expect((await now()).order.messages).toMatchObject([{ by: "shop", text: "<b>Hello</b>\nAnn" }]);
    expect(await textOf(await openOrders(path, admin))).toContain("&lt;b&gt;Hello&lt;/b&gt;");
  });

  it.each([
    ["", "This field is required"],
    ["long ".repeat(2500), "Please use at most 2,000 characters"],
  ])("is refused with a reason, and stays in its field: %.10j", async (text, reason) => {
    const answer = await send({ intent: "message", text, __rvfInternalFormId: "order-message" });
    expect(answer.status).toBe(422);
    const html = await textOf(answer);
    expect(html).toContain(reason);
    expect(html).toContain(`${text}</textarea>`);
    expect((await now()).order.messages).toEqual([]);
  });

  it("is still there when the database is busy", async () => {
    vi.spyOn(fileChanges, "answerOrder").mockRejectedValue(new BusyError("secret detail", 5));
    const answer = await send({ intent: "message", text: "Hello Ann", __rvfInternalFormId: "order-message" });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    const html = await textOf(answer);
    expect(html).toContain("Hello Ann</textarea>");
    expect(html).toContain("We cannot tell whether the order was changed.");
    expect(html).not.toContain("secret detail");
  });
});
