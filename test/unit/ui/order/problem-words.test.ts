import { describe, expect, it } from "vitest";
import { pieceProblems } from "~/domain/add-to-cart";
import { BLANK_PIECE } from "~/domain/piece-draft";
import { describeProblems, NOTHING_ORDERED, problemText } from "~/ui/order/problem-words";

const GOOD = { ...BLANK_PIECE, widthInches: "24", heightInches: "36", location: "Sink" };

describe("what is wrong with a piece", () => {
  it("is said in the words of the specification", () => {
    const problems = pieceProblems("doors", BLANK_PIECE);
    expect(describeProblems({ list: "doors", index: 0, problems })).toBe(
      "Door 1: Width is required, Height is required, Location is required",
    );
    expect(describeProblems({ list: "drawers", index: 9, problems: problems.slice(1, 2) })).toBe(
      "Drawer 10: Height is required",
    );
  });

  it("says what can be read instead", () => {
    const unreadable = { widthInches: "24.5", widthFraction: "1/3", heightInches: "x", heightFraction: "" };
    expect(pieceProblems("doors", { ...GOOD, ...unreadable }).map((problem) => problemText(problem, "doors"))).toEqual([
      "Width must be whole inches from 0 to 999, with the fraction chosen beside it",
      "Width fraction must be 0 or sixteenths up to 15/16",
      "Height must be whole inches from 0 to 999, with the fraction chosen beside it",
      "Height fraction must be 0 or sixteenths up to 15/16",
    ]);
    expect(
      describeProblems({ list: "panels", index: 0, problems: [{ field: "widthInches", kind: "unreadable" }] }),
    ).toBe("Panel 1: Width must be whole inches from 0 to 9999, with the fraction chosen beside it");
    expect(
      pieceProblems("doors", { ...GOOD, location: "x".repeat(81) }).map((problem) => problemText(problem, "doors")),
    ).toEqual(["Location must be 80 characters or fewer"]);
  });

  it("is said of an order of nothing as well", () => {
    expect(NOTHING_ORDERED).toBe("Add at least one door, drawer, panel or filler");
  });
});
