import { describe, expect, it } from "vitest";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import { FIRST_OFFERS, type OptionOffers } from "~/trade/measure/option-offers";

const [BLUM] = FIRST_OFFERS.fixings;

/** An owner with other patterns and handles, farther from the edge, who no longer offers the first ones. */
const OWN: OptionOffers = {
  fixings: [
    { key: "60x8-8x12", name: "Our hinge", makes: "" },
    { key: "45x9.5-2.5x10", name: BLUM?.name ?? "", makes: "", isHidden: true },
  ],
  handles: [
    { spacing: 2240, diameter: 50 },
    { spacing: 960, diameter: 50, isHidden: true },
  ],
  handleFromEdge: 320,
  handleFromEnd: 700,
};

const LIST = "Width,Height,Fixing,Handle holes";

function detailsOf(fixing: string, handle: string, offers?: OptionOffers) {
  const [row] = readCutList(`${LIST}\n15 1/2,30,${fixing},${handle}`, {}, offers).rows;
  return { fixing: row?.piece?.fixing, handle: row?.piece?.handle, note: row?.piece?.note };
}

describe("fixing and handles in a cut list", () => {
  it("are those of a new shop until its owner saves others", () => {
    expect(detailsOf("48 x 6 dowels", "96 mm top")).toMatchObject({
      fixing: "48x6-10x11",
      handle: "top-96x5-28.5x63.5",
    });
  });

  it.each([
    ["60 x 8", "224 mm top"],
    ["our hinge", "224 top"],
    ["60x8-8x12", "top-224x5-32x70"],
  ])("are those that the owner offers: %s, %s", (fixing, handle) => {
    expect(detailsOf(fixing, handle, OWN)).toEqual({ fixing: "60x8-8x12", handle: "top-224x5-32x70", note: "" });
  });

  it.each([
    ["48 x 6 dowels", "128 mm top"],
    ["45 x 9.5 screws", "96 mm top"],
    ["48x6-10x11", "top-128x5-28.5x63.5"],
  ])("become a note if the owner does not offer them: %s, %s", (fixing, handle) => {
    const { note, ...details } = detailsOf(fixing, handle, OWN);
    expect(details).toEqual({ fixing: "", handle: "" });
    for (const text of [fixing, handle]) expect(note).toContain(text);
  });

  it("are read by the key of an earlier order, though no longer offered", () => {
    expect(detailsOf("45x9.5-2.5x10", "bottom-96x5-28.5x63.5", OWN)).toMatchObject({
      fixing: "45x9.5-2.5x10",
      handle: "bottom-96x5-28.5x63.5",
    });
  });
});
