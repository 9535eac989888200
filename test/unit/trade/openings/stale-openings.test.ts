import { expect, it } from "vitest";
import { writeOpening } from "~/trade/openings/opening";
import { usualRule } from "~/trade/openings/opening-rule";
import { withoutStaleOpenings } from "~/trade/openings/stale-openings";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";

it("keeps an opening only with the size that it gives", () => {
  const opening = writeOpening({ width: [15 * 16], height: [30 * 16], pair: false }, usualRule("partial"));
  const fits = { ...BLANK_PIECE, widthInches: "16", heightInches: "31", opening };
  const changed = { ...fits, heightInches: "32" };
  const hostile = { ...fits, opening: "<script>" };
  const pieces = { doors: [fits, changed, hostile, BLANK_PIECE], drawers: [], panels: [], fillers: [] };
  const draft = withoutStaleOpenings(createDraft({ ...EMPTY_DRAFT, pieces }));
  expect(draft.rows.doors.map((row) => row.draft.opening)).toEqual([opening, "", "", ""]);
});
