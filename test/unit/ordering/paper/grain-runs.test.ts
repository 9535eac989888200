import { describe, expect, it } from "vitest";
import { grainRuns, rowRunWords, runWords } from "~/ordering/paper/grain-runs";
import type { Door, Piece, PieceList } from "~/trade/measure/piece";

const piece = (width: number, height: number, location: string, change: Partial<Door> = {}): Piece => ({
  width: { inches: width, fraction: "0" },
  height: { inches: height, fraction: "0" },
  location,
  grain: "matched",
  ...change,
});

/** The runs of a style's pieces, in words, each row by itself. */
function words(pieces: readonly (readonly [PieceList, Piece])[]): string[] {
  const runs = grainRuns([{ pieces: pieces.map(([list, one]) => ({ list, piece: one })) }]);
  return pieces.map(([, one]) => rowRunWords(runs.get(one)));
}

describe("a run of matched grain", () => {
  it("is the drawer fronts of one cabinet from the top down, with the door below them", () => {
    expect(
      words([
        ["doors", piece(18, 20, "Kitchen, B3, Door")],
        ["drawers", piece(18, 6, "Kitchen, B3, Top")],
        ["drawers", piece(18, 10, "Kitchen, B3, Bottom")],
        ["drawers", piece(24, 6, "Kitchen, B4, Top")],
      ]),
    ).toEqual([
      "Grain run A, 3 of 3 from the top",
      "Grain run A, 1 of 3 from the top",
      "Grain run A, 2 of 3 from the top",
      "Grain run B, alone",
    ]);
  });

  it("is doors of one height from the left, each of a row by itself", () => {
    expect(
      words([
        ["doors", piece(12, 30, "Kitchen, W1, Left", { quantity: 2 })],
        ["doors", piece(15, 30, "Kitchen, W1, Right")],
      ]),
    ).toEqual(["Grain run A, 1 to 2 of 3 from the left", "Grain run A, 3 of 3 from the left"]);
  });

  it("ends where a width changes, where a row is not matched, and between styles", () => {
    expect(
      words([
        ["drawers", piece(18, 6, "Sink")],
        ["drawers", piece(18, 8, "Sink")],
        ["drawers", piece(20, 8, "Sink")],
        ["drawers", piece(18, 8, "Bath", { grain: "upright" })],
        ["drawers", piece(20, 8, "Bath")],
      ]),
    ).toEqual([
      "Grain run A, 1 of 2 from the top",
      "Grain run A, 2 of 2 from the top",
      "Grain run B, alone",
      "",
      "Grain run C, alone",
    ]);
    const [one, other] = [piece(18, 6, "K-A-03-T"), piece(18, 6, "K-A-03-B")];
    const runs = grainRuns([one, other].map((own) => ({ pieces: [{ list: "drawers", piece: own }] })));
    expect([one, other].flatMap((own) => runs.get(own)?.map(runWords))).toEqual([
      "Grain run A, alone",
      "Grain run B, alone",
    ]);
  });
});
