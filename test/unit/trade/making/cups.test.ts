import { describe, expect, it } from "vitest";
import { copiedText } from "~/configurator/order-form/cup-moves";
import { findingWords, judgePiece } from "~/trade/making/making";
import { pieceProblems } from "~/trade/making/piece-problems";
import { readCups, writeCups } from "~/trade/measure/cup-height";
import { cupsText } from "~/trade/measure/cup-words";
import type { Door } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { createDraft } from "~/trade/pieces/configuration-draft";
import { configurationReducer } from "~/trade/pieces/configuration-steps";
import { uncopied } from "~/trade/pieces/copied-details";
import { copyDown, copyFromAbove } from "~/trade/pieces/copied-hinges";
import { specificationOf } from "../../../support/specifications";

/** A door of 16 x 30 in a style, with cups as typed. */
function wordsOf(style: string, typed: string, door: Partial<Door> = {}): string[] {
  const cups = readCups(typed) ?? undefined;
  const piece = { width: 16 * 16, height: 30 * 16, preBored: true, hinge: "left" as const, ...door, cups };
  return judgePiece("doors", { ...piece, width: 256, height: 480 }, specificationOf(style)).map(findingWords);
}

describe("given heights of cups", () => {
  it.each([
    ["3; 27", "3; 27"],
    ["27 1/4 ; 3 3/4", "27 1/4; 3 3/4"],
    ["96 mm;9.6 cm; 2'", "96 mm; 96 mm; 24"],
    ["3.75; 688.975 mm", "3 3/4; 27 1/8"],
    ["3 1/32; 500.5mm", "77 mm; 500.5 mm"],
  ])("%j are stored exactly and written as %j", (typed, written) => {
    expect(writeCups(readCups(typed) ?? [])).toBe(written);
    expect(readCups(written)).toEqual(readCups(typed));
  });

  it.each([
    ["0.096 m; 3", "cup 1: Write it in inches, millimeters or centimeters, such as 96 mm, not in meters."],
    [Array.from({ length: 40 }, (_, n) => n + 3).join(";"), "A door takes up to 5 cups. You gave heights for 40."],
    ["3", "Give the heights of at least 2 cups, or of none."],
  ])("%j are refused", (typed, words) => {
    expect(readCups(typed)).toBeNull();
    expect(cupsText(typed)).toBe(words);
    const draft = { ...BLANK_PIECE, widthInches: "16", heightInches: "30", location: "Sink", cups: typed };
    expect(pieceProblems("doors", draft, null)).toMatchObject([{ field: "cups", kind: "unreadable", typed }]);
  });
});

describe("a given cup", () => {
  it.each([
    ["calder", "3; 27", []],
    [
      "calder",
      "96; 500 mm",
      ['This door is only 30" high, so a cup at 96" misses it. If it is in millimeters, write 96 mm.'],
    ],
    [
      "calder",
      "1/2; 27",
      ['The cup 1/2" from the top meets the edge of the door. Leave at least 17.5 mm from its center to the edge.'],
    ],
    ["calder", "3; 4", [expect.stringMatching(/^The cup 4" from the top meets the cup 3" from the top/)]],
    ["calder", "3; 5", [expect.stringMatching(/meets the middle of the hinge’s plate 3" from the top/)]],
    ["ashby", "3; 27", []],
    [
      "ashby",
      "2; 27",
      [expect.stringMatching(/^The cup 2" from the top meets the joint of stile and rail\. Move the cup/)],
    ],
  ])("in %s at %s", (style, typed, words) => {
    expect(wordsOf(style, typed)).toEqual(words);
  });

  it("is named from the end that it was measured from", () => {
    expect(wordsOf("ashby", "2; 27", { hingesFrom: "bottom" })).toEqual([
      expect.stringMatching(/^The cup 2" from the bottom meets the joint/),
    ]);
  });

  it("must clear a center rail", () => {
    expect(wordsOf("ashby", "3; 15 1/2; 27", { centerRail: 240 })).toEqual([
      expect.stringMatching(/^The cup 15 1\/2" from the top meets the joint of the center rail\. Move the center rail/),
    ]);
  });

  it("must clear the center stile of a wide door that is hinged at the top", () => {
    const cups = readCups("3; 20; 37") ?? undefined;
    const wide = { width: 40 * 16, height: 20 * 16, preBored: true, hinge: "top" as const, cups };
    expect(judgePiece("doors", wide, specificationOf("rowan")).map(findingWords)).toContainEqual(
      expect.stringMatching(/^The cup 20" from the left meets the joint of the center stile\. Move the cup, or leave/),
    );
  });

  it("is not judged on a door that is not bored", () => {
    expect(wordsOf("ashby", "2; 27", { preBored: false })).toEqual([
      expect.stringMatching(/didn’t tick Pre-bored\. Tick it/),
    ]);
  });
});

describe("cups copied to the doors below", () => {
  const door = (heightInches: string, heightFraction: string, more: Partial<PieceDraft> = {}): PieceDraft => ({
    ...BLANK_PIECE,
    widthInches: "16",
    heightInches,
    heightFraction,
    hinge: "left",
    ...more,
  });

  function copied(...doors: PieceDraft[]) {
    const draft = createDraft({
      pieces: { doors, drawers: [], panels: [], fillers: [] },
      included: { doors: true, drawers: false, panels: false, fillers: false },
      preBoredByDefault: false,
    });
    const at = doors.findIndex(({ cups }) => cups !== "");
    const copy = copyDown(draft, "doors", draft.rows.doors[at]?.key ?? -1);
    if (!copy) throw new Error("nothing to copy to");
    const after = configurationReducer(draft, copy);
    return { after: after.rows.doors.map((row) => row.draft), text: copiedText(draft, copy) };
  }

  it("are those of the source on doors of its height, and nothing else is copied", () => {
    const source = door("30", "0", { cups: "3;27", hingesFrom: "bottom", fixing: "48x6-8x13", note: "N" });
    const [above, below, right] = [door("30", "0"), door("30", "0"), door("30", "0", { hinge: "right" })];
    const change = { cups: "3;27", hingesFrom: "bottom", fixing: "48x6-8x13", preBored: true };
    const { after, text } = copied(above, source, below, right);
    expect(after).toEqual([above, source, { ...below, ...change }, { ...right, ...change }]);
    expect(text).toBe("Copied to the 2 doors below.");
  });

  it("keep the lower ones from the bottom of doors of other heights, and say which", () => {
    const source = door("30", "1/4", { cups: "3 1/2;26 3/4" });
    const { after, text } = copied(source, door("29", "7/8"), door("41", "1/2"), door("30", "1/4"));
    expect(after.map(({ cups }) => cups)).toEqual(["3 1/2;26 3/4", "3 1/2; 26 3/8", "3 1/2; 38", "3 1/2;26 3/4"]);
    expect(text).toBe(
      'Copied to the 3 doors below. Doors of other heights keep the cups of the far end as far from it: door 2 at 26 3/8" from the top and door 3 at 38" from the top.',
    );
  });

  it("fill no blank row, and leave out a door without a height by its name", () => {
    const source = door("30", "0", { cups: "3;27" });
    const { after, text } = copied(source, BLANK_PIECE, door("", "0"), door("30", "0"));
    expect(after.map(({ cups }) => cups)).toEqual(["3;27", "", "", "3;27"]);
    expect(text).toBe("Copied to the door below. Left out, because a height is missing: door 3.");
    expect(() => copied(source, BLANK_PIECE)).toThrow("nothing to copy to");
  });

  it("are the same from each end of any door, with or without a height", () => {
    const source = door("30", "0", { cups: "3;3 1/2", hingesFrom: "ends", boring: "4" });
    const { after, text } = copied(source, door("41", "1/2", { boring: "5" }), door("", "0"));
    expect(after[1]).toMatchObject({ cups: "3;3 1/2", hingesFrom: "ends", boring: "4" });
    expect(after[2]).toMatchObject({ cups: "3;3 1/2", hingesFrom: "ends", boring: "4" });
    expect(text).toBe("Copied to the 2 doors below.");
  });

  it("can be those of the door above, bored as it is, and Undo takes that back", () => {
    const draft = createDraft({
      pieces: {
        doors: [door("30", "0", { preBored: true, fixing: "48x6-8x13" }), BLANK_PIECE, door("40", "0")],
        drawers: [],
        panels: [],
        fillers: [],
      },
      included: { doors: true, drawers: false, panels: false, fillers: false },
      preBoredByDefault: false,
    });
    const copy = copyFromAbove(draft, "doors", draft.rows.doors[2]?.key ?? -1);
    if (!copy) throw new Error("nothing to copy from");
    const after = configurationReducer(draft, copy);
    expect(after.rows.doors[2]?.draft).toMatchObject({ preBored: true, fixing: "48x6-8x13", heightInches: "40" });
    expect(copiedText(draft, copy)).toBe("Copied to door 3.");
    expect(configurationReducer(after, uncopied(draft, copy)).rows).toEqual(draft.rows);
    expect(copyFromAbove(draft, "doors", draft.rows.doors[0]?.key ?? -1)).toBeNull();
  });

  it("are not copied from a door without a height", () => {
    const { after, text } = copied(door("", "0", { cups: "3;27" }), door("30", "0"));
    expect(after[1]?.cups).toBe("");
    expect(text).toBe("Left out, because a height is missing: door 2.");
  });
});
