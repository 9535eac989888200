import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LabelSheets } from "~/ordering/paper/page/label-sheets";
import { WorkPieces } from "~/ordering/paper/page/work-pieces";
import { workOrder } from "~/ordering/paper/work-order";
import { JOINERY } from "~/trade/making/joinery";
import { fromSixteenths } from "~/trade/measure/measure";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";

const size = { width: fromSixteenths(240), height: fromSixteenths(480) };
const bored = {
  ...size,
  location: "Stack, A",
  preBored: true,
  hinge: "left",
  cups: [4 * 16 * 127, 20 * 16 * 127],
  fixing: "45x9.5-8x13",
  grain: "matched",
} as const;
const line = aCartLine("calder", {
  specification: specificationOf("calder"),
  doors: [bored, { ...bored, location: "" }],
});

describe("what the workshop reads about a bored door", () => {
  it("has order and revision on its label, and its cups in a line that is never cut off", () => {
    const labels = renderToStaticMarkup(
      <LabelSheets of={[{ cart: [line], job: "Lee kitchen", order: "HV-1042 rev. 2" }]} first={1} />,
    );
    expect(labels.match(/class="label-line">HV-1042 rev\. 2/g)).toHaveLength(2);
    expect(labels.match(/class="label-cups">Cups 4/g)).toHaveLength(2);
  });

  it("says its cups and fixing once", () => {
    const [work] = workOrder([line], JOINERY);
    if (!work) throw new Error("no work");
    const paper = renderToStaticMarkup(
      <WorkPieces pieces={work.pieces} specification={work.group.specification} label="Ashby" />,
    );
    expect(paper.match(/45 x 9\.5/g)).toHaveLength(2);
    expect(paper.match(/Bore 2 cups/g)).toHaveLength(2);
    expect(paper).not.toContain("Cups at");
  });
});
