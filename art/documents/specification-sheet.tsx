import styles from "~/content/catalogue/door-styles.json";
import { figures } from "~/content/pages/figures";
import { formatMeasure, fromSixteenths } from "~/domain/measure";
import { dollarsPerSqFt, formatRate } from "~/domain/money";
import { DataTable } from "~/ui/kit/data-table";

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
          "Construction",
          "Material and finish",
          "Thick",
          "Frame",
          "Smallest",
          "Largest",
          "lb / sq ft",
          "Price",
        ]}
        rows={styles.map((style) => [
          style.title,
          style.construction,
          `${style.material}. ${style.finish}`,
          inches(style.thicknessSixteenths),
          inches(style.frameWidthSixteenths),
          `${inches(style.minWidthSixteenths)} x ${inches(style.minHeightSixteenths)}`,
          `${inches(style.maxWidthSixteenths)} x ${inches(style.maxHeightSixteenths)}`,
          (style.weightHundredthsLbPerSqFt / 100).toFixed(2),
          formatRate(dollarsPerSqFt(style.priceCents)),
        ])}
      />
      <p>
        Every piece is cut to {figures.tolerance} of its ordered size. Doors over {figures.singlePanelLimit} are divided
        into panels, up to {figures.multiPanelLimit}. Pre-boring costs {figures.preBorePrice} per door.
      </p>
    </>
  );
}
