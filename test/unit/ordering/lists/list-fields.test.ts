import { describe, expect, it } from "vitest";
import { readOpeningsForm } from "~/configurator/openings-panel/opening-form";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import { listFields } from "~/ordering/lists/list-fields";
import { listOfDraft } from "~/ordering/lists/saved-form.server";
import { FINISH_FIELD } from "~/trade/catalog/finish";
import type { Configuration } from "~/trade/measure/piece";
import { aList, someOpenings } from "../../../support/list-builders";
import { aDoor } from "../../../support/order-builders";

const side = { inches: 12, fraction: "3/8" } as const;

const MIXED: Configuration = {
  doors: [
    aDoor({ hinge: "pair", quantity: 4, boring: 3, note: "Grain across", opening: "465/466x480 partial 16 4 pair" }),
    aDoor({ preBored: false, location: "" }),
  ],
  drawers: [{ width: side, height: { inches: 0, fraction: "0" }, location: "Island & more" }],
  panels: [{ width: { inches: 200, fraction: "0" }, height: side, location: "End", quantity: 2 }],
  fillers: [],
};

const formOf = (fields: ReturnType<typeof listFields>) =>
  new URLSearchParams(fields.map(([name, value]) => [name, value]));

describe("a saved list as the order form posts it", () => {
  it.each<[string, Configuration]>([
    ["all that a piece can say", MIXED],
    ["drawer fronts alone", { ...MIXED, doors: [], panels: [] }],
    ["pre-bored doors alone", { doors: [aDoor()], drawers: [], panels: [], fillers: [] }],
    ["a filler", { doors: [], drawers: [], panels: [], fillers: MIXED.panels }],
  ])("is read back as the same list: %s", (_what, pieces) => {
    const form = formOf(listFields(aList({ pieces })));
    expect(listOfDraft(readConfigurationForm(form))).toEqual(pieces);
    expect(readOpeningsForm(form)).toBeNull();
  });

  it("includes its openings", () => {
    const openings = { ...someOpenings(), side: 20, gap: 3, twice: true };
    expect(readOpeningsForm(formOf(listFields(aList({ openings }))))).toEqual(openings);
  });

  it("includes its finish", () => {
    const fields = listFields(aList({ finish: "Sage" }));
    expect(formOf(fields).getAll(FINISH_FIELD)).toEqual(["Sage"]);
    expect(formOf(listFields(aList())).has(FINISH_FIELD)).toBe(false);
  });

  it("leaves out fields that are the same in a blank row, except to mark the row itself", () => {
    const fields = listFields(aList({ pieces: { ...MIXED, doors: [], panels: [] } }));
    expect(fields.map(([name]) => name)).toEqual([
      "leaveOut.doors",
      "drawers[0].widthInches",
      "drawers[0].widthFraction",
      "drawers[0].heightInches",
      "drawers[0].location",
    ]);
  });
});
