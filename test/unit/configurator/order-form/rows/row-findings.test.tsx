// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fieldOf, fillIn, press, showOrder, type } from "../../../../support/order-form";

const door = () => screen.getByRole("group", { name: "Door 1" });
/** The workshop's finding for the door, found as by a screen reader: the description of the field. */
const findingText = (label = "Width inches") =>
  (fieldOf("Door 1", label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

beforeEach(() => void showOrder());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Types a door of this size and moves on to the next block. */
function leaveDoor(width: string, height: string): void {
  type(fieldOf("Door 1", "Width inches"), width);
  type(fieldOf("Door 1", "Height inches"), height);
  act(() => screen.getByRole("button", { name: "Add drawer" }).focus());
}

describe("the workshop's finding for a row", () => {
  it("appears once the row is left, in an existing live region, and describes every field of the size", () => {
    const regions = within(door()).getAllByRole("status");
    type(fieldOf("Door 1", "Width inches"), "90");
    type(fieldOf("Door 1", "Height inches"), "200");
    expect(findingText()).toBe("");
    act(() => screen.getByRole("button", { name: "Add drawer" }).focus());
    const labels = ["Width inches", "Width fraction", "Height inches", "Height fraction"];
    for (const label of labels) expect(findingText(label)).toContain("Too large: the limit is");
    expect(regions.filter((region) => region.textContent?.includes("the limit is")).length).toBe(1);
    expect(fieldOf("Door 1", "Width inches").getAttribute("aria-invalid")).toBeNull();
  });

  it("stays when the row is focused again, disappears with its cause, and waits with a new one", () => {
    leaveDoor("90", "200");
    act(() => fieldOf("Door 1", "Width inches").focus());
    expect(findingText()).toContain("the limit is");
    type(fieldOf("Door 1", "Height inches"), "30");
    type(fieldOf("Door 1", "Width inches"), "2");
    expect(findingText()).toBe("");
    act(() => screen.getByRole("button", { name: "Add drawer" }).focus());
    expect(findingText()).toContain("the minimum width is");
  });

  it("marks the fields for which an order was refused, and nothing else", () => {
    const marked = () => [...door().querySelectorAll("[aria-invalid]")].map((field) => field.id);
    fillIn(fieldOf("Door 1", "Location"), "Sink");
    leaveDoor("2", "30");
    press("Add to Cart");
    expect(marked()).toEqual(["doors-1-widthInches", "doors-1-widthFraction"]);
    leaveDoor("15", "30");
    expect(marked()).toEqual([]);
  });
});
