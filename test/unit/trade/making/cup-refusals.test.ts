import { describe, expect, it } from "vitest";
import { cupRefusals } from "~/trade/making/cup-refusals";
import { pieceProblems } from "~/trade/making/piece-problems";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { specificationOf } from "../../../support/specifications";

const door = (cups: string, more: Partial<PieceDraft> = {}): PieceDraft => ({
  ...BLANK_PIECE,
  widthInches: "15",
  heightInches: "30",
  location: "K-1",
  preBored: true,
  hinge: "left",
  cups,
  ...more,
});

describe("the field of a cup that cannot be", () => {
  it.each([
    ["outside of the door", "3;31", [null, /^This door is only 30" high, so a cup at 31" misses it/]],
    ["at the edge", "1/2;27", [/^The cup 1\/2" from the top meets the edge/, null]],
    ["beside another", "3;4", [/^The cup 4" from the top meets the cup/, /^The cup 4" from the top meets the cup/]],
    ["in a joint", "3;28", [null, /^The cup 28" from the top meets the joint/]],
    ["unreadable", "3;;x", [null, null, /./]],
    ["in meters", "3;0.5 m", [null, /not in meters/]],
    ["alone", ";27", [null, /at least 2 cups/]],
    ["one too many", "3;6;9;12;15;18", [null, null, null, null, null, /up to 5 cups/]],
  ])("%s says why", (_name, cups, expected) => {
    const refusals = cupRefusals(door(cups), specificationOf("ashby"));
    expect(refusals).toEqual(expected.map((text) => (text === null ? null : expect.stringMatching(text))));
    const first = expected.findIndex((text) => text !== null);
    const problems = pieceProblems("doors", door(cups), specificationOf("ashby"));
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect([problem.field, problem.cup ?? 0]).toEqual(["cups", first]);
  });

  it("is found in whatever order and from whatever end they are typed", () => {
    expect(cupRefusals(door("31;3"), specificationOf("ashby"))).toEqual([expect.stringContaining('31"'), null]);
    expect(cupRefusals(door("2;27", { hingesFrom: "bottom" }), specificationOf("ashby"))).toEqual([
      expect.stringMatching(/^The cup 2" from the bottom meets the joint/),
      null,
    ]);
  });

  it("is not refused before the door has a size, or if it is not bored", () => {
    expect(cupRefusals(door("3;31", { heightInches: "" }), specificationOf("ashby"))).toEqual([null, null]);
    expect(cupRefusals(door("3;31", { preBored: false }), specificationOf("ashby"))).toEqual([null, null]);
    expect(cupRefusals(door(""), specificationOf("ashby"))).toEqual([]);
  });
});
