import { describe, expect, it } from "vitest";
import { readOrderNotice, readOrderPageForm } from "~/ordering/orders/order-page-form";

describe("the buttons on an order's page", () => {
  it.each([
    ["intent=cancel", "cancel"],
    ["intent=renew-link", "renew-link"],
    ["intent=", null],
    ["intent=CANCEL", null],
    ["intent=toString", null],
    ["", null],
  ])("are read from %j", (form, intent) => {
    expect(readOrderPageForm(new URLSearchParams(form))).toBe(intent);
  });

  it.each([
    ["placed", "placed"],
    ["placed=1&done=cancelled", "cancelled"],
    ["done=renewed", "renewed"],
    ["done=placed", null],
    ["done=%3Cb%3E", null],
    ["", null],
  ])("report their result: %j", (query, notice) => {
    expect(readOrderNotice(new URLSearchParams(query))).toBe(notice);
  });
});
