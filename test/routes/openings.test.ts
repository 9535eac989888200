import { describe, expect, it } from "vitest";
import { receivedReply } from "~/configurator/order-form/order-reply";
import { action } from "~/routes/product.$productId";
import type { Product } from "~/trade/catalog/product";
import { OPENINGS_INTENTS } from "~/trade/openings/opening-intents";
import { catalogAnswers } from "../support/answering-catalog";

const FIR: Product = {
  id: "fir",
  title: "Fir",
  description: "",
  images: [],
  priceCents: 2000,
  currency: "USD",
  specification: null,
};

catalogAnswers({ find: async () => FIR });

const OPENING = {
  "openings.mount": "partial",
  "openings[0].width": "29 1/16",
  "openings[0].height": "30",
  "openings[0].fit": "pair",
  "openings[0].location": "Sink base",
  "openings[1].width": "24 1/3",
};

async function post(fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields);
  const request = new Request("http://localhost:3000/product/fir", { method: "POST", body });
  const response = await action({ request, params: { productId: "fir" }, context: {} });
  return { status: response.status, reply: receivedReply(await response.json()) };
}

describe("openings posted with an order form", () => {
  it("begin with a blank one on request, next to what was typed", async () => {
    const { status, reply } = await post({ "doors[0].widthInches": "24", intent: OPENINGS_INTENTS.start });
    expect([status, reply.outcome]).toEqual([200, "rows"]);
    expect(reply.openings?.rows.map(({ width }) => width)).toEqual([""]);
    expect(reply.draft.rows.doors.map((row) => row.draft.widthInches)).toEqual(["24"]);
    const other = await post({ "doors[0].widthInches": "24", intent: "price" });
    expect(other.reply.openings).toBeUndefined();
  });

  it("become doors in its list; those that give none are returned", async () => {
    const { status, reply } = await post({ ...OPENING, intent: OPENINGS_INTENTS.take });
    expect([status, reply.outcome]).toEqual([200, "rows"]);
    expect(reply.draft.rows.doors.map((row) => row.draft)).toMatchObject([
      { widthInches: "14", widthFraction: "15/16", heightInches: "31", quantity: "2", hinge: "pair" },
    ]);
    expect(reply.openings?.rows.map(({ width }) => width)).toEqual(["24 1/3"]);
  });

  it("stay if only a quantity is typed, as do the doors in the list; blank ones of both are replaced", async () => {
    const { reply } = await post({
      ...OPENING,
      "openings[1].width": " 0 ",
      "openings[2].width": "",
      "openings[2].quantity": "3",
      "doors[0].widthInches": "0",
      "doors[0].location": "  ",
      "doors[1].widthInches": "",
      "doors[1].quantity": "4",
      intent: OPENINGS_INTENTS.take,
    });
    expect(reply.openings?.rows.map(({ quantity }) => quantity)).toEqual(["3"]);
    expect(reply.draft.rows.doors.map((row) => row.draft.quantity)).toEqual(["4", "2"]);
  });

  it("are returned with every answer, even with that of a refused order", async () => {
    const { status, reply } = await post({ ...OPENING, intent: "add-to-cart" });
    expect([status, reply.outcome]).toEqual([422, "refused"]);
    expect(reply.openings?.rows.map(({ width }) => width)).toEqual(["29 1/16", "24 1/3"]);
  });
});
