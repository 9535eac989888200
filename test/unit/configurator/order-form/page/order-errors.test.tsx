// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fieldOf, fillIn, press, showOrder, type } from "../../../../support/order-form";

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.title = "";
});

const summary = () => screen.queryByRole("alert", { name: "Please fix the following errors:" });
const lines = () => [...(summary()?.querySelectorAll("a") ?? [])].map((line) => line.textContent);
const expectLines = (...expected: string[]) => waitFor(() => expect(lines()).toEqual(expected));

describe("the summary of a refused order", () => {
  it("drops each corrected line, disappears with the last, and does not return with new errors", async () => {
    document.title = "Ashby";
    showOrder();
    press("Add to Cart");
    expect([lines().length, document.title, document.activeElement]).toEqual([2, "Error: Ashby", summary()]);
    fireEvent.click(screen.getByLabelText("No drawers in this order"));
    await expectLines(
      "Door 1: Width is required, Height is required, Location is required. Not wanted? Tick “No doors in this order”.",
    );
    type(fieldOf("Door 1", "Width inches"), "24");
    await expectLines("Door 1: Height is required, Location is required");
    fillIn(fieldOf("Door 1", "Location"), "Sink");
    type(fieldOf("Door 1", "Height inches"), "36");
    await expectLines();
    expect([summary(), document.title]).toEqual([null, "Ashby"]);
    expect(document.activeElement?.id).toBe("doors-1-heightInches");
    type(fieldOf("Door 1", "Height inches"), "");
    await waitFor(() => expect(screen.getByRole("group", { name: "Door 1" }).textContent).toContain("$0.00"));
    expect(summary()).toBeNull();
  });

  it("links to a row at its current place", async () => {
    showOrder();
    fireEvent.click(screen.getByLabelText("No drawers in this order"));
    fillIn(fieldOf("Door 1", "Location"), "Hall");
    press("Add door");
    fillIn(fieldOf("Door 2", "Location"), "Pantry");
    press("Add to Cart");
    expect(lines()[1]).toContain("Door 2: Width is required");
    act(() => press("Remove door 1"));
    await waitFor(() => expect(lines()).toEqual([expect.stringContaining("Door 1: Width is required")]));
    expect(summary()?.querySelector("a")?.getAttribute("href")).toBe("#doors-1-widthInches");
  });

  it("disappears from an empty order once a list is included", async () => {
    showOrder();
    for (const list of ["doors", "drawers"]) fireEvent.click(screen.getByLabelText(`No ${list} in this order`));
    press("Add to Cart");
    expect(summary()?.textContent).toContain("Add at least one door");
    fireEvent.click(screen.getByLabelText("No doors in this order"));
    await waitFor(() => expect(summary()).toBeNull());
  });
});
