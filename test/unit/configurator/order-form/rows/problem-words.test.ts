import { describe, expect, it } from "vitest";
import { describeProblems, NOTHING_ORDERED, problemText } from "~/configurator/order-form/rows/problem-words";
import { pieceProblems } from "~/trade/making/piece-problems";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";

const GOOD = { ...BLANK_PIECE, widthInches: "24", heightInches: "36", location: "Sink" };

describe("a problem with a piece", () => {
  it("is described in the words of the specification", () => {
    const problems = pieceProblems("doors", BLANK_PIECE, null);
    expect(describeProblems({ list: "doors", index: 0, problems, isBlank: false })).toBe(
      "Door 1: Width is required, Height is required, Location is required",
    );
    expect(describeProblems({ list: "drawers", index: 9, problems: problems.slice(1, 2), isBlank: false })).toBe(
      "Drawer 10: Height is required",
    );
  });

  it("names the control that leaves out a blank row", () => {
    const problems = pieceProblems("drawers", BLANK_PIECE, null).slice(0, 1);
    expect(describeProblems({ list: "drawers", index: 0, problems, isBlank: true })).toBe(
      "Drawer 1: Width is required. Not wanted? Tick \u201cNo drawers in this order\u201d.",
    );
    expect(describeProblems({ list: "doors", index: 1, problems, isBlank: true })).toBe(
      "Door 2: Width is required. Not wanted? Remove door 2, or tick \u201cNo doors in this order\u201d.",
    );
  });

  it("says what can be entered instead", () => {
    const unreadable = { widthInches: "24 1/3", heightInches: "15 1/2", heightFraction: "1/4", quantity: "0" };
    const texts = pieceProblems("doors", { ...GOOD, ...unreadable }, null).map((problem) =>
      problemText(problem, "doors"),
    );
    expect(texts).toEqual([
      'Width: This is between two marks of the tape: choose 24 5/16" or 24 3/8".',
      "Height: You typed one fraction and chose another. Keep only one.",
      "Quantity must be a whole number from 1 to 250",
    ]);
    const large = pieceProblems("doors", { ...GOOD, widthInches: "1000" }, null);
    expect(large.map((problem) => problemText(problem, "doors"))).toEqual([
      "Width: Sizes over 999 inches are not accepted here. If it is in millimeters, write mm after it.",
    ]);
    const fraction = pieceProblems("doors", { ...GOOD, widthFraction: "1/3" }, null);
    expect(fraction.map((problem) => problemText(problem, "doors"))).toEqual([
      "Width fraction must be 0 or sixteenths up to 15/16",
    ]);
    expect(
      pieceProblems("doors", { ...GOOD, location: "x".repeat(81) }, null).map((problem) =>
        problemText(problem, "doors"),
      ),
    ).toEqual(["Location must be 80 characters or fewer"]);
  });

  it("is also described for an empty order", () => {
    expect(NOTHING_ORDERED).toBe("Add at least one door, drawer, panel or filler");
  });
});
