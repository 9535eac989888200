import { describe, expect, it } from "vitest";
import { workOrder } from "~/ordering/paper/work-order";
import { workOrderCsv } from "~/ordering/paper/work-order-csv";
import { stopsOf } from "~/ordering/paper/work-words";
import { JOINERY } from "~/trade/making/joinery";
import { fromSixteenths } from "~/trade/measure/measure";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";

const door = {
  width: fromSixteenths(240),
  height: fromSixteenths(480),
  location: "",
  preBored: true,
  hinge: "left",
} as const;
/** Its lower cup is above the door. */
const wrong = { ...door, cups: [4 * 16 * 127, 40 * 16 * 127] };

describe("a door that must not be made", () => {
  const doors = [door, wrong, wrong];
  const styles = workOrder([aCartLine("calder", { specification: specificationOf("calder"), doors })], JOINERY);

  it("is named on papers that do not list the pieces", () => {
    expect(stopsOf(styles)).toMatch(/: Do not saw for Doors 2–3: see the list of pieces\.$/);
    expect(stopsOf(workOrder([], JOINERY))).toBe("");
  });

  it("is named in the rows of its parts for spreadsheets", () => {
    const csv = workOrderCsv({ number: "HV-1", contentRevision: 2 }, styles, (_list, index) => `Door ${index + 1}`, {});
    const [, row = ""] = csv.split("\r\n");
    expect(row).toMatch(/,2,Do not saw for Doors 2–3: see the list of pieces\.,,$/);
  });
});
