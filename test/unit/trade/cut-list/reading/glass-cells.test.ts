import { describe, expect, it } from "vitest";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";

function pieceOf(heading: string, cell: string) {
  const [row] = readCutList(`Width,Height,Kind,${heading}\n15 1/2,30,Door,${cell}`).rows;
  return { glass: row?.piece?.glass, note: row?.piece?.note };
}

describe("a frame for glass in a cut list", () => {
  it.each([
    ["Frame for glass", "yes"],
    ["Glass", "X"],
    ["glazed", "true"],
    ["Glass?", "glass"],
  ])("is chosen by %s: %s", (heading, cell) => {
    expect(pieceOf(heading, cell)).toEqual({ glass: "yes", note: "" });
  });

  it.each(["", "no", "No glass", "panel"])("is not chosen by “%s”", (cell) => {
    expect(pieceOf("Glass", cell)).toEqual({ glass: "", note: "" });
  });

  it("is not guessed from a kind of glass, which becomes a note", () => {
    expect(pieceOf("Glass", "seeded")).toEqual({ glass: "", note: "seeded" });
  });
});
