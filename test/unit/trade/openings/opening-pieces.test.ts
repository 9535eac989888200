import { describe, expect, it } from "vitest";
import { MAX_ORDER_PIECES } from "~/trade/measure/piece";
import { piecesOffRule } from "~/trade/openings/off-rule";
import { BLANK_OLD_DOOR } from "~/trade/openings/old-door-texts";
import {
  BLANK_OPENING,
  BLANK_SIDES,
  EMPTY_OPENINGS,
  type OpeningRow,
  type OpeningsDraft,
  withOpenings,
} from "~/trade/openings/opening-draft";
import { takeOpenings, withTaken } from "~/trade/openings/opening-pieces";
import { countTurnable, type PieceDrafts, turnIntoOpenings } from "~/trade/openings/opening-turn";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { createDraft, draftsOf, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";

const NOTHING = draftsOf(EMPTY_DRAFT);
const row = (part: Partial<OpeningRow>): OpeningRow => ({ ...BLANK_OPENING, width: "15", height: "24", ...part });
const openings = (...rows: readonly Partial<OpeningRow>[]): OpeningsDraft =>
  withOpenings(EMPTY_OPENINGS, rows.map(row));
const piece = (part: Partial<PieceDraft>): PieceDraft => ({
  ...BLANK_PIECE,
  widthInches: "16",
  heightInches: "25",
  ...part,
});
const present = (doors: readonly PieceDraft[], drawers: readonly PieceDraft[] = []): PieceDrafts => ({
  ...NOTHING,
  doors,
  drawers,
});
const order = (doors: readonly PieceDraft[], preBoredByDefault = false) =>
  createDraft({ pieces: present(doors), included: EMPTY_DRAFT.included, preBoredByDefault });

describe("the pieces of openings", () => {
  it("are doors with their hinges, a pair in one row that counts two, and drawer fronts", () => {
    const draft = openings(
      { fit: "left", location: "Pantry" },
      { width: "29 1/16", height: "30", fit: "pair", quantity: "3" },
      { fit: "front", height: "6" },
    );
    const { pieces, rest } = takeOpenings(draft, NOTHING);
    expect(pieces).toEqual({
      doors: [
        piece({ hinge: "left", location: "Pantry", opening: "240x384 partial 16 4 single" }),
        piece({
          widthInches: "14",
          widthFraction: "15/16",
          heightInches: "31",
          hinge: "pair",
          quantity: "6",
          opening: "465x480 partial 16 4 pair",
        }),
      ],
      drawers: [piece({ heightInches: "7", opening: "240x96 partial 16 4 single" })],
      panels: [],
      fillers: [],
    });
    expect(rest).toEqual(EMPTY_OPENINGS);
  });

  it("leave behind the openings that give no piece", () => {
    const { pieces, rest } = takeOpenings(openings({}, { width: "24 1/3" }), NOTHING);
    expect(pieces.doors).toHaveLength(1);
    expect(rest.rows.map(({ width }) => width)).toEqual(["24 1/3"]);
  });

  it("leave behind those for which a list has no room", () => {
    const full = present(Array.from({ length: MAX_ORDER_PIECES - 1 }, () => piece({})));
    const { pieces, rest } = takeOpenings(openings({}, {}), full);
    expect([pieces.doors.length, rest.rows.length]).toEqual([1, 1]);
  });

  const OLD = {
    ...{ ...BLANK_OLD_DOOR, doorWidth: "16", doorHeight: "25", openingWidth: "15", openingHeight: "24" },
    ...{ topCup: "3", bottomCup: "4", cupsBetween: "12" },
  };

  it("are bored where the old door was, each cup as far from its end", () => {
    const typed = openings(
      { fit: "left" },
      { fit: "pair", height: "30" },
      { fit: "right", cups: "5; 20" },
      { fit: "top" },
      { fit: "front" },
    );
    const { doors, drawers } = takeOpenings({ ...typed, old: OLD, matchesCups: true }, NOTHING).pieces;
    expect(doors.map(({ cups, preBored, hingesFrom }) => [cups, preBored, hingesFrom])).toEqual([
      ["3; 12; 21", true, "top"],
      ["3; 12; 27", true, "top"],
      ["5; 20", false, ""],
      ["", false, ""],
    ]);
    expect(drawers[0]?.cups).toBe("");
    const unmatched = takeOpenings({ ...typed, old: OLD }, NOTHING).pieces.doors;
    expect(unmatched[0]).toMatchObject({ cups: "", preBored: false });
  });

  it("all wait while an overlay cannot be read", () => {
    const { pieces, rest } = takeOpenings({ ...openings({}), sides: { ...BLANK_SIDES, top: "x" } }, NOTHING);
    expect([pieces.doors, rest.rows.length]).toEqual([[], 1]);
  });

  it("are added at the end of the list, replacing a blank row, and are pre-bored if the list is", () => {
    const draft = openings({ location: "Pantry" });
    const { pieces } = takeOpenings(draft, NOTHING);
    const next = withTaken(order([piece({ location: "Sink" }), BLANK_PIECE], true), pieces, draft);
    expect(next.rows.doors.map(({ draft: { location, preBored } }) => [location, preBored])).toEqual([
      ["Sink", false],
      ["Pantry", true],
    ]);
    expect(new Set(next.rows.doors.map(({ key }) => key)).size).toBe(2);
    expect(next.included.drawers).toBe(false);
  });

  it("change nothing if there are none", () => {
    const draft = openings({ width: "" });
    const before = order([BLANK_PIECE]);
    expect(withTaken(before, takeOpenings(draft, NOTHING).pieces, draft)).toEqual(before);
  });
});

describe("the doors of an order that followed another rule", () => {
  const off = (draft: OpeningsDraft, doors: readonly PieceDraft[], drawers: readonly PieceDraft[] = []) =>
    piecesOffRule(draft, present(doors, drawers));
  const ruled = piece({ location: "Sink", opening: "240x384 partial 16 4 single" });

  it("are named with what differs", () => {
    const full = { ...EMPTY_OPENINGS, mount: "full" as const };
    expect(off(full, [piece({}), ruled], [ruled])).toEqual([
      {
        list: "doors",
        index: 1,
        location: "Sink",
        differences: [
          { along: "width", ruled: 280, by: -24 },
          { along: "height", ruled: 424, by: -24 },
        ],
      },
      expect.objectContaining({ list: "drawers", index: 0 }),
    ]);
  });

  it("are left out by the same rule, by one that gives the same size, and if they came from a cabinet", () => {
    expect(off(EMPTY_OPENINGS, [ruled])).toEqual([]);
    expect(off({ ...EMPTY_OPENINGS, sides: { left: "3/8", right: "5/8", top: "", bottom: "" } }, [ruled])).toEqual([]);
    expect(off({ ...EMPTY_OPENINGS, mount: "frameless" }, [ruled])).toEqual([]);
    expect(off({ ...EMPTY_OPENINGS, mount: "full", replace: true }, [ruled])).toEqual([]);
  });
});

describe("the doors of an order, converted into openings", () => {
  const doors = [
    piece({
      ...{ hinge: "left", location: "Pantry", quantity: "2", preBored: true, boring: "3", note: "do not sand" },
      ...{ cups: "3;21", hingesFrom: "bottom", fixing: "48x6-8x13", grain: "across", centerRail: "12", handle: "H" },
    }),
    piece({ widthInches: "15", widthFraction: "7/16", hinge: "pair", quantity: "2" }),
  ];

  it("keep their lower cups from the bottom if another rule changes their height", () => {
    const bored = piece({ hinge: "left", preBored: true, cups: "3;21" });
    const turned = turnIntoOpenings(EMPTY_OPENINGS, present([bored]));
    // From the overlay of 1/2 in to one of 1 1/4, a door gains 1 1/2 in.
    const [door] = takeOpenings({ ...turned, side: 40 }, present([bored])).pieces.doors;
    expect(door).toMatchObject({ heightInches: "26", heightFraction: "1/2", cups: "3; 22 1/2" });
  });

  it("keep everything that is known about the doors, and convert back to the same doors", () => {
    const turned = turnIntoOpenings(EMPTY_OPENINGS, present(doors, [piece({ heightInches: "7" })]));
    expect(turned.rows).toMatchObject([
      { width: "15", height: "24", fit: "left", location: "Pantry", quantity: "2", note: "do not sand" },
      { width: "30", height: "24", fit: "pair", quantity: "1" },
      { width: "15", height: "6", fit: "front" },
    ]);
    expect(turned.replace).toBe(true);
    const back = takeOpenings(turned, present(doors)).pieces.doors;
    expect(back.map((door) => ({ ...door, opening: "" }))).toEqual(doors);
  });

  it("replace only the doors that they came from", () => {
    const before = order([...doors, piece({ widthInches: "", location: "no size yet" })]);
    const turned = { ...turnIntoOpenings(EMPTY_OPENINGS, draftsOf(before)), mount: "full" as const };
    const after = withTaken(before, takeOpenings(turned, draftsOf(before)).pieces, turned);
    expect(after.rows.doors.map(({ draft }) => `${draft.widthInches} ${draft.widthFraction}`)).toEqual([
      " 0",
      "17 1/2",
      "16 3/16",
    ]);
  });

  it("keep both readings of their original opening while the rule is the same", () => {
    const original = piece({ widthFraction: "1/8", opening: "240/242x384 partial 16 4 single" });
    const turned = turnIntoOpenings(EMPTY_OPENINGS, present([original]));
    expect([turned.twice, turned.rows[0]?.width, turned.rows[0]?.widthAgain]).toEqual([true, "15", "15 1/8"]);
    const resized = turnIntoOpenings(EMPTY_OPENINGS, present([piece({ opening: original.opening })]));
    expect([resized.twice, resized.rows[0]?.width]).toEqual([false, "15"]);
    const lipped = turnIntoOpenings({ ...EMPTY_OPENINGS, mount: "lipped" }, present([original]));
    expect([lipped.twice, lipped.rows[0]?.width]).toEqual([false, "15 5/8"]);
  });

  it("are added after the openings that were typed", () => {
    const turned = turnIntoOpenings(openings({ width: "9", widthAgain: "8" }), present(doors));
    expect(turned.rows.map(({ width, widthAgain }) => [width, widthAgain])).toEqual([
      ["9", ""],
      ["15", ""],
      ["30", ""],
    ]);
  });

  it("are left alone without a size, with half a pair, smaller than their overlay, or if there are too many", () => {
    const useless = present([
      BLANK_PIECE,
      piece({ hinge: "pair" }),
      piece({ widthInches: "1" }),
      piece({ quantity: "x" }),
    ]);
    expect(countTurnable(EMPTY_OPENINGS, useless)).toBe(0);
    expect(turnIntoOpenings(EMPTY_OPENINGS, useless)).toBe(EMPTY_OPENINGS);
    const many = present(Array.from({ length: 501 }, () => piece({})));
    expect(turnIntoOpenings(EMPTY_OPENINGS, many)).toBe(EMPTY_OPENINGS);
  });
});
