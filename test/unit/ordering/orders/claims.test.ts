import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/base/time/time";
import type { OrderState } from "~/house/capacity/order-state";
import { CLAIM_DAYS } from "~/house/promises/fixed-promises";
import { faultOfFile, kindOfPicture, MAX_PHOTOGRAPH_BYTES } from "~/ordering/claims/photograph";
import { claimWindow, hasPiece } from "~/ordering/orders/claims";
import type { OrderEvent } from "~/ordering/orders/order";
import { aLinkedOrder } from "../../../support/placed-order-builders";

const at = (day: number, state: OrderState): OrderEvent => ({
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  state,
  by: "shop",
});

describe("the days in which a claim can be made", () => {
  const DELIVERED = [at(1, "received"), at(5, "shipped"), at(9, "delivered")];
  const END = Date.UTC(2026, 0, 9) + CLAIM_DAYS * DAY_MS;

  it("begin on delivery and end with the tenth day after it", () => {
    const order = { state: "delivered", events: DELIVERED } as const;
    const until = new Date(END).toISOString();
    expect(claimWindow(order, END - 1)).toEqual({ status: "open", until });
    expect(claimWindow(order, END)).toEqual({ status: "over", until });
  });

  it("count from delivery even once the order is finished, or from that day if no delivery was recorded", () => {
    const finished = { state: "finished", events: [...DELIVERED, at(18, "finished")] } as const;
    expect(claimWindow(finished, END - 1).status).toBe("open");
    expect(claimWindow(finished, END).status).toBe("over");
    const unrecorded = { state: "finished", events: [at(5, "shipped"), at(18, "finished")] } as const;
    expect(claimWindow(unrecorded, END).status).toBe("open");
  });

  it.each(["received", "confirmed", "in-production", "shipped"] as const)(
    "have not begun for an order that is %s",
    (state) => {
      expect(claimWindow({ state, events: [at(1, state)] }, END)).toEqual({ status: "early" });
    },
  );

  it("never begin for a canceled order", () => {
    expect(claimWindow({ state: "cancelled", events: [at(1, "cancelled")] }, END)).toEqual({ status: "never" });
  });
});

describe("the pieces of a claim", () => {
  it("must be in the order", () => {
    const { order } = aLinkedOrder();
    expect(hasPiece(order, { line: 0, list: "doors", index: 0 })).toBe(true);
    expect(hasPiece(order, { line: 0, list: "doors", index: 99 })).toBe(false);
    expect(hasPiece(order, { line: 7, list: "doors", index: 0 })).toBe(false);
  });
});

describe("a file sent as a photograph", () => {
  const heif = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}`, "latin1");

  it("is recognized by its first bytes only", () => {
    expect(kindOfPicture(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe("jpeg");
    expect(kindOfPicture(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))).toBe("png");
    expect(kindOfPicture(Buffer.from("RIFF\0\0\0\0WEBPVP8 ", "latin1"))).toBe("webp");
    expect(kindOfPicture(heif("heic"))).toBe("heic");
    expect(kindOfPicture(heif("avif"))).toBe("heic");
    for (const other of [
      "<svg/>",
      "GIF89a",
      "PK\x03\x04",
      "%PDF-1.7",
      "<html>",
      "RIFF\0\0\0\0WAVEfmt ",
      "",
      "\xff\xd8",
    ]) {
      expect(kindOfPicture(Buffer.from(other, "latin1"))).toBeNull();
    }
    expect(kindOfPicture(heif("mp42"))).toBeNull();
  });

  it("is refused with a reason", () => {
    expect(faultOfFile(new Uint8Array())).toBe("empty");
    expect(faultOfFile(new Uint8Array(MAX_PHOTOGRAPH_BYTES + 1))).toBe("too-large");
    expect(faultOfFile(Buffer.from("<svg/>"))).toBe("no-photograph");
    expect(faultOfFile(heif("heic"))).toBe("heic");
    expect(faultOfFile(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBeNull();
  });
});
