// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RemakePage } from "~/ordering/remakes/page/remake-page";
import { readCups } from "~/trade/measure/cup-height";
import { NO_TERMS } from "~/trade/pricing/price-terms";
import { aDoor, anOrderLine } from "../../../../support/order-builders";
import { fieldOf, fillIn, press, type } from "../../../../support/order-form";
import { aProduct } from "../../../../support/product-builder";

const door = { ...aDoor(), preBored: true, hinge: "left" as const, cups: readCups("3 1/2; 26 1/2") ?? [] };

beforeEach(() => {
  const line = anOrderLine(aProduct(), { doors: [aDoor(), door] });
  const order = { number: "HV-1042", state: "in-production" as const, lines: [line] };
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <RemakePage order={order} claim={null} newKey="k" isMailed={false} terms={NO_TERMS} reply={null} />
      ),
    },
  ]);
  render(<Stub />);
  press(/^Change size ?, Door 2$/);
});
afterEach(cleanup);

const NAME = "Change size of Door 2";
const cups = () =>
  within(screen.getByRole("group", { name: NAME }))
    .getAllByLabelText(/^Cup \d/)
    .map((field) => (field as HTMLInputElement).value)
    .filter(Boolean);
const TEXT = 'Door 2: its lower cup keeps its distance from the other end, now 29 1/2" from the top.';

describe("the cups of a piece whose height is corrected", () => {
  it("move with it when the field is left, are named, and go back with Undo", () => {
    expect(cups()).toEqual(["3 1/2", "26 1/2"]);
    fillIn(fieldOf(NAME, "Height inches"), "33");
    expect(cups()).toEqual(["3 1/2", "29 1/2"]);
    expect(screen.getByText(TEXT)).toBeTruthy();
    press("Undo");
    expect(cups()).toEqual(["3 1/2", "26 1/2"]);
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it("move when Enter sends the form from the field", () => {
    type(fieldOf(NAME, "Height inches"), "33");
    fireEvent.keyDown(fieldOf(NAME, "Height inches"), { key: "Enter" });
    expect(cups()).toEqual(["3 1/2", "29 1/2"]);
    expect(screen.getByText(TEXT)).toBeTruthy();
    type(fieldOf(NAME, "Height inches"), "36");
    fireEvent.keyDown(fieldOf(NAME, "Height inches"), { key: "Enter" });
    expect(cups()).toEqual(["3 1/2", "32 1/2"]);
  });
});
