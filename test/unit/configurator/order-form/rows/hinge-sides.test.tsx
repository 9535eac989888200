// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { WoodFields } from "~/configurator/order-form/rows/wood-fields";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { fieldOf, fillIn, showOrderPage } from "../../../../support/order-form";
import { specificationOf } from "../../../../support/specifications";

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const door = (number = 1) => within(screen.getByRole("group", { name: `Door ${number}` }));
const sides = (number = 1) => door(number).queryByRole("radiogroup", { name: "Hinged" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the row of a pre-bored door", () => {
  it("has three sides, one tap each, and its details say no side then", () => {
    showOrderPage();
    expect(sides()).toBeNull();
    fireEvent.click(door().getByRole("checkbox"));
    const radios = within(sides() as HTMLElement).getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ name, value }) => [name, value])).toEqual(
      ["left", "right", "pair"].map((side) => ["doors[0].hinge", side]),
    );
    fireEvent.click(fieldOf("Door 1", "Pair"));
    expect(fieldOf("Door 1", "Pair").checked).toBe(true);
    expect(door().getByText("Hinges: our standard")).toBeTruthy();
    fireEvent.click(door().getByRole("checkbox"));
    expect(sides()).toBeNull();
    expect(door().getByText("Hinges: pair")).toBeTruthy();
  });

  it("shows no more than six controls besides its fields, and 30 words, while its folds are closed", () => {
    showOrderPage();
    fireEvent.click(door().getByRole("checkbox"));
    const folds = [...screen.getByRole("group", { name: "Door 1" }).querySelectorAll("summary")];
    expect(folds).toHaveLength(3);
    expect(door().queryAllByRole("link")).toEqual([]);
    const words = [sides(), ...folds]
      .map((part) => part?.textContent ?? "")
      .join(" ")
      .split(/\s+/);
    expect(words.length).toBeLessThanOrEqual(30);
    expect(within(sides() as HTMLElement).getAllByRole("radio").length + folds.length).toBeLessThanOrEqual(6);
  });
});

describe("the hinges of a door", () => {
  it("begin with two cups from each end, take up to five, and are copied from the door above", async () => {
    showOrderPage();
    fillIn(fieldOf("Door 1", "Width inches"), "15");
    fillIn(fieldOf("Door 1", "Height inches"), "30");
    press("Add door");
    fillIn(fieldOf("Door 2", "Width inches"), "15");
    fireEvent.click(door(1).getByText(/^Hinges:/));
    await door(1).findByLabelText("Cup 1");
    expect(fieldOf("Door 1", "Measured from").value).toBe("ends");
    expect(door(1).queryByLabelText("Cup 3")).toBeNull();
    expect(door(1).queryByRole("button", { name: "Same as the door above" })).toBeNull();
    for (const cup of [3, 4, 5]) {
      press("Add a hinge");
      expect(document.activeElement).toBe(fieldOf("Door 1", `Cup ${cup}`));
    }
    expect(screen.queryByRole("button", { name: "Add a hinge" })).toBeNull();
    expect(fieldOf("Door 1", "Cup 2").getAttribute("aria-describedby")).toBe("doors-1-cups-2-end");
    expect(document.querySelector("#doors-1-cups-2-end")?.textContent).toBe("from the bottom");
    fillIn(fieldOf("Door 1", "Cup 1"), "3");
    fillIn(fieldOf("Door 1", "Cup 2"), "4");
    fireEvent.click(door(2).getByText(/^Hinges:/));
    fireEvent.click(await door(2).findByRole("button", { name: "Same as the door above" }));
    expect([fieldOf("Door 2", "Cup 1").value, fieldOf("Door 2", "Cup 2").value]).toEqual(["3", "4"]);
    expect(sides(2)).not.toBeNull();
  });
});

describe("grain", () => {
  const isOffered = (finish: string, more: Partial<PieceDraft> = {}) =>
    renderToStaticMarkup(
      <WoodFields
        scope=""
        list="doors"
        index={0}
        draft={{ ...BLANK_PIECE, ...more }}
        specification={{ ...specificationOf("rowan"), finish }}
        onEdit={() => {}}
      />,
    ).includes("Grain");

  it("is offered where it is seen, and shown where it was chosen", () => {
    const painted = "Sage, sprayed satin";
    expect([isOffered("Clear satin lacquer"), isOffered(painted), isOffered(painted, { grain: "across" })]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
