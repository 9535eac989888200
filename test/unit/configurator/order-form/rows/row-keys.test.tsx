// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fieldOf, press, showOrder, showOrderPage, type } from "../../../../support/order-form";

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});
beforeEach(() => void showOrder());

const focused = () => document.activeElement?.id;
/** Presses a key at the focus; returns whether the form handled it. */
const key = (name: string, held: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean } = {}) =>
  !fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...held });
const rows = () => screen.getAllByRole("group", { name: /^Door \d+$/ }).length;

describe("the keys of a row", () => {
  it("move with Enter through width, height and location, and into a new row", () => {
    type(fieldOf("Door 1", "Width inches"), "15 1/2");
    const seen = [1, 2, 3].map(() => {
      expect(key("Enter")).toBe(true);
      return focused();
    });
    expect(seen).toEqual(["doors-1-heightInches", "doors-1-location", "doors-2-widthInches"]);
    expect(fieldOf("Door 1", "Width fraction").value).toBe("1/2");
  });

  it("add no row after a blank one", () => {
    act(() => fieldOf("Door 1", "Location").focus());
    key("Enter");
    expect([rows(), focused()]).toEqual([1, "doors-1-location"]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    "copy the row with Enter and %j, and put the cursor in its location",
    (held) => {
      type(fieldOf("Door 1", "Width inches"), "15");
      fireEvent.click(screen.getByRole("group", { name: "Door 1" }).querySelector("input[type=checkbox]") as Element);
      type(fieldOf("Door 1", "Location"), "Sink");
      key("Enter", held);
      expect([rows(), focused()]).toEqual([2, "doors-2-location"]);
      expect(fieldOf("Door 2", "Width inches").value).toBe("15");
      expect(fieldOf("Door 2", "Location").value).toBe("");
      expect(screen.getByRole("group", { name: "Door 2" }).querySelector("input[type=checkbox]")).toHaveProperty(
        "checked",
        true,
      );
    },
  );

  it("skip the fraction with Tab only if it was typed with the inches", () => {
    type(fieldOf("Door 1", "Width inches"), "15 1/2");
    expect(key("Tab")).toBe(true);
    expect(focused()).toBe("doors-1-heightInches");
    type(fieldOf("Door 1", "Height inches"), "30");
    expect([key("Tab"), focused()]).toEqual([false, "doors-1-heightInches"]);
    type(fieldOf("Door 1", "Height inches"), "30-1/4");
    expect([key("Tab", { shiftKey: true }), focused()]).toEqual([false, "doors-1-heightInches"]);
    expect([key("Tab"), focused()]).toEqual([true, "doors-1-location"]);
    expect(fieldOf("Door 1", "Height inches").value).toBe("30");
  });

  it("move with Enter through the details of a row, and then into the next row", async () => {
    cleanup();
    showOrderPage();
    await screen.findByRole("group", { name: "Door 1" });
    type(fieldOf("Door 1", "Width inches"), "15");
    const details = screen.getByRole("group", { name: "Door 1" }).querySelector("details") as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event("toggle"));
    await screen.findByLabelText("Cup 1");
    act(() => fieldOf("Door 1", "Cup 1").focus());
    const seen = ["Cup 2"].map((label) => {
      key("Enter");
      return document.activeElement === fieldOf("Door 1", label);
    });
    expect(seen).toEqual(seen.map(() => true));
    key("Enter");
    expect(focused()).toBe("doors-2-widthInches");
  });

  it("leave Enter to buttons and selects", () => {
    act(() => fieldOf("Door 1", "Width fraction").focus());
    expect(key("Enter")).toBe(false);
    act(() => screen.getByRole("button", { name: "Add door" }).focus());
    expect(key("Enter")).toBe(false);
  });
});

describe("Undo", () => {
  it("restores a removed row in its place, with the cursor in it", () => {
    type(fieldOf("Door 1", "Location"), "Sink");
    press("Add door");
    type(fieldOf("Door 2", "Location"), "Hall");
    press("Remove door 1");
    expect(fieldOf("Door 1", "Location").value).toBe("Hall");
    type(fieldOf("Door 1", "Width inches"), "12");
    press("Undo");
    expect(["Door 1", "Door 2"].map((name) => fieldOf(name, "Location").value)).toEqual(["Sink", "Hall"]);
    expect(fieldOf("Door 2", "Width inches").value).toBe("12");
    expect(focused()).toBe("doors-1-widthInches");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("can be dismissed", () => {
    type(fieldOf("Door 1", "Location"), "Sink");
    press("Add door");
    press("Remove door 1");
    press(/^Dismiss/);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(rows()).toBe(1);
  });
});

describe("the note on a blank row", () => {
  it("says how to leave it out, after a refused order", () => {
    press("Add to Cart");
    expect(screen.getByRole("group", { name: "Drawer 1" }).textContent).toContain("No drawers in this order");
    type(fieldOf("Drawer 1", "Location"), "Sink");
    expect(screen.getByRole("group", { name: "Drawer 1" }).textContent).not.toContain("No drawers in this order");
  });
});
