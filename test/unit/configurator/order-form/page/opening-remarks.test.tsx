import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { OrderPanels } from "~/configurator/order-form/page/order-panels";
import { createOrderStore } from "~/configurator/order-form/rows/order-store";
import { BLANK_OPENING, EMPTY_OPENINGS, type OpeningRow, withOpenings } from "~/trade/openings/opening-draft";
import { EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { NO_ASIDES } from "~/trade/pieces/order-draft-record";
import { specificationOf } from "../../../../support/specifications";

/** The panel of openings as it is answered to a posted form. */
function panelOf(row: Partial<OpeningRow>, preBoredByDefault = false): string {
  const draft = { ...EMPTY_DRAFT, preBoredByDefault };
  const openings = withOpenings(EMPTY_OPENINGS, [{ ...BLANK_OPENING, width: "14", height: "32", fit: "left", ...row }]);
  const reply: OrderReply = { draft, outcome: "rows", openings, answeredOn: "2026-11-28" };
  const panels = (
    <OrderPanels
      store={createOrderStore(draft)}
      reply={reply}
      asides={NO_ASIDES}
      setAsides={() => {}}
      specification={specificationOf("hadley")}
    />
  );
  return renderToString(panels).replaceAll("&quot;", '"').replaceAll("<!-- -->", "");
}

const NARROW = "The frame is too narrow for hinge cups";

it("an opening says what the row of its door would say, bored as the others are", () => {
  expect(panelOf({})).not.toContain(NARROW);
  expect(panelOf({ preBored: true })).toContain(NARROW);
  expect(panelOf({}, true)).toContain(NARROW);
  expect(panelOf({ fit: "front" }, true)).not.toContain(NARROW);
  expect(panelOf({ height: "300" })).toContain("Too large: the limit is");
});

it("an opening says which cups moved because its door has another height", () => {
  const cups = { cups: "3 1/2; 26 1/2", cupsFor: "480|left|top|3 1/2;26 1/2" };
  expect(panelOf(cups)).toContain(
    'Opening 1: its lower cup keeps its distance from the other end, now 29 1/2" from the top.',
  );
  expect(panelOf({ ...cups, height: "29" })).not.toContain("from the other end");
});
