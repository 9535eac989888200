import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { WoodFields } from "~/configurator/order-form/rows/wood-fields";
import type { PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { specificationOf } from "../../../../support/specifications";

function fields(style: string, list: PieceList, texts: Partial<PieceDraft> = {}): string {
  return renderToStaticMarkup(
    <WoodFields
      scope=""
      list={list}
      index={0}
      draft={{ ...BLANK_PIECE, widthInches: "18", heightInches: "36", ...texts }}
      specification={specificationOf(style)}
      onEdit={() => {}}
    />,
  );
}

const isOffered = (style: string, list: PieceList) => fields(style, list).includes("Frame for glass");

describe("the checkbox of a frame for glass", () => {
  it("is offered for doors and drawer fronts with a panel in a frame, and for nothing else", () => {
    expect([isOffered("ashby", "doors"), isOffered("harrow", "doors"), isOffered("fenwick", "drawers")]).toEqual([
      true,
      true,
      true,
    ]);
    for (const style of ["calder", "linden", "pierce", "orchard"]) expect(isOffered(style, "doors")).toBe(false);
    // Drawer fronts of an arched style are square; end panels are not glazed.
    expect(isOffered("orchard", "drawers")).toBe(true);
    expect(isOffered("ashby", "panels")).toBe(false);
  });

  it("is shown with the reason where a style takes no glass, so that it can be left out", () => {
    const markup = fields("calder", "doors", { glass: "yes" });
    expect(markup).toMatch(/name="doors\[0\]\.glass"[^>]* checked="" value="yes"/);
    expect(markup).toContain("This style has no panel that glass could replace. Choose a style with a panel.");
    expect(fields("calder", "doors", { glass: "on" })).not.toContain("Frame for glass");
  });
});
