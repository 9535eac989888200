import { describe, expect, it } from "vitest";
import { foldOf, foldsOf, foldText } from "~/configurator/order-form/folds";
import { DETAIL_NAMES } from "~/trade/measure/detail-names";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";

const said = (fold: "hinges" | "wood" | "note", texts: Partial<PieceDraft> = {}) =>
  foldText(fold, "doors", { ...BLANK_PIECE, ...texts });

describe("the folds of a row's details", () => {
  it("hold every detail of a list once, besides its opening", () => {
    expect(foldsOf("doors")).toEqual(["hinges", "wood", "note"]);
    expect(foldsOf("fillers")).toEqual(["note"]);
    expect(DETAIL_NAMES.filter((name) => foldOf(name) === undefined)).toEqual(["opening"]);
  });

  it.each<readonly ["hinges" | "wood" | "note", Partial<PieceDraft>, string]>([
    ["hinges", {}, "Hinges: side, heights, fixing"],
    ["hinges", { preBored: true }, "Hinges: our standard"],
    ["hinges", { preBored: true, hinge: "left" }, "Hinges: our standard"],
    ["hinges", { hinge: "left" }, "Hinges: left"],
    ["hinges", { preBored: true, hinge: "top" }, "Hinges: top, our standard"],
    ["hinges", { preBored: true, cups: "3;3", hingesFrom: "ends" }, "Hinges: 2 cups, 3 from each end"],
    ["hinges", { preBored: true, cups: "3;4", hingesFrom: "ends" }, "Hinges: 2 cups, from each end"],
    ["hinges", { preBored: true, cups: "3;27", boring: "4" }, "Hinges: 2 cups, 3, 27 from the top, bored 4 mm"],
    ["wood", {}, "Wood and handles"],
    ["wood", { grain: "across", glass: "yes" }, "Wood and handles: grain, frame for glass"],
    ["note", { note: "Match" }, "Note and drawing: a note"],
  ])("closed, %s of %o says %j", (fold, texts, words) => {
    expect(said(fold, texts)).toBe(words);
  });

  it("name no handles for panels, which have none", () => {
    expect(foldText("wood", "panels", BLANK_PIECE)).toBe("Wood");
  });
});
