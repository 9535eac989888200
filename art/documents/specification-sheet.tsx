import { specificationOfStyle } from "~/catalog/door-style";
import { sizesOf } from "~/making/making-words";
import { formatMeasure, fromSixteenths } from "~/measure/measure";
import { dollarsPerSqFt, formatRate } from "~/measure/money";
import { figures } from "~/promises/figures";
import { catalog as styles } from "~/provider/catalog.server";
import { DataTable } from "~/ui/kit/data-table";

/** Sizes for a column whose caption names the unit; a fraction stays on the line of its inches. */
const plain = (size: string) =>
  size
    .replaceAll('"', "")
    .replaceAll(/(\d) (\d)/g, "$1\u00a0$2")
    .replace("×", "x");

const inches = (sixteenths: number | null) =>
  sixteenths === null ? "none" : formatMeasure(fromSixteenths(sixteenths));

/** Every door style in figures. */
export function SpecificationSheet() {
  return (
    <>
      <DataTable
        caption="Sizes in inches, width x height. Prices by the square foot, before tax and freight."
        head={[
          "Style",
          "Construction, material and finish",
          "Thick",
          "Frame",
          "Smallest door",
          "Smallest front",
          "Largest, single panel",
          "Largest, multi-panel",
          "lb / sq ft",
          "Price",
        ]}
        rows={styles.map((style) => {
          const { smallestDoor, smallestFront, onePanel, divided } = sizesOf(specificationOfStyle(style));
          return [
            style.title,
            `${style.construction}. ${style.material}. ${style.finish}`,
            inches(style.thicknessSixteenths),
            inches(style.frameWidthSixteenths),
            plain(smallestDoor),
            plain(smallestFront),
            plain(onePanel),
            divided === null ? "not divided" : plain(divided),
            (style.weightHundredthsLbPerSqFt / 100).toFixed(2),
            formatRate(dollarsPerSqFt(style.priceCents)),
          ];
        })}
      />
      <p>
        Every piece is cut to {figures.tolerance} of its ordered size. A door over the largest single panel of its style
        is divided by a center rail or a center stile; slabs and glass are not divided. Drawer fronts run their grain
        across, and the largest sizes with it; those of a veneered slab run it upright. Pre-boring costs{" "}
        {figures.preBorePrice} per door.
      </p>
    </>
  );
}
