import { describe, expect, it } from "vitest";
import { pieceDetails } from "~/configurator/lines/detail-words";
import type { Door, Piece } from "~/trade/measure/piece";
import { writeOpening } from "~/trade/openings/opening";

const PIECE: Piece = {
  width: { inches: 15, fraction: "1/2" },
  height: { inches: 30, fraction: "0" },
  location: "Sink",
};
const DOOR: Door = { ...PIECE, preBored: true };

describe("the details of a piece in a list", () => {
  it("are empty if there are none", () => {
    expect(pieceDetails(PIECE)).toEqual([]);
    expect(pieceDetails({ ...DOOR, preBored: false })).toEqual([]);
  });

  it("name the boring distance only if it is not the usual one", () => {
    expect(pieceDetails({ ...DOOR, boring: 5 })).toEqual(["Pre-bored"]);
    expect(pieceDetails({ ...DOOR, boring: 3 })).toEqual(["Pre-bored, 3 mm from the edge"]);
    expect(pieceDetails({ ...DOOR, preBored: false, boring: 6 })).toEqual(["Boring distance 6 mm"]);
  });

  it("name hinges, note and opening, in this order", () => {
    const rule = { mount: "partial", side: 16, gap: 4 } as const;
    const opening = writeOpening({ width: [240], height: [480], pair: false }, rule);
    const details = pieceDetails({ ...DOOR, hinge: "top", note: "Lift", opening });
    expect(details.slice(0, 3)).toEqual(["Hinged at the top", "Pre-bored", "Lift"]);
    expect(details[3]).toContain("Opening 15 x 30");
  });

  it("leave out an invalid opening", () => {
    expect(pieceDetails({ ...PIECE, opening: "???" })).toEqual([]);
  });
});
