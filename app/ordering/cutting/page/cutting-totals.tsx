import { useId } from "react";
import { DataTable } from "~/house/ui/kit/data-table";
import { inchWords } from "~/trade/making/hinge-words";
import { boardFeet, linealFeet, type MaterialTotal, pounds, squareFeet } from "../cutting-totals";
import { materialWords } from "./cutting-words";

const ifAny = (amount: number, text: string) => (amount > 0 ? text : "–");

interface CuttingTotalsProps {
  readonly materials: readonly MaterialTotal[];
  readonly weightHundredthsLb: number;
  /** In percent. */
  readonly waste: number;
  /** The number of the order, on a page of several orders. */
  readonly of?: string;
}

export function CuttingTotals({ materials, weightHundredthsLb, waste, of }: CuttingTotalsProps) {
  const id = useId();
  const isPlanned = materials.some(({ sheets }) => sheets > 0);
  const widths = materials.flatMap((total) =>
    total.sticks.map(({ width, length, count }) => [
      `${materialWords(total)}, ${inchWords(width)} wide`,
      String(count),
      linealFeet(length),
      linealFeet(length, waste),
    ]),
  );
  return (
    <section aria-labelledby={id} className="space-y-6">
      <h2 id={id} className="text-2xl">
        {of === undefined ? "Materials" : `Materials of ${of}`}
      </h2>
      <DataTable
        caption={`Sheets and wood to buy, with ${waste}% for waste; weight without it, estimated from the styles`}
        head={[
          "Material",
          ...(isPlanned ? ["Sheets in this plan"] : []),
          "Sheet, sq ft",
          "Solid wood, board ft",
          "Weight, lb",
        ]}
        rows={materials.map((total) => [
          materialWords(total),
          ...(isPlanned ? [ifAny(total.sheets, String(total.sheets))] : []),
          ifAny(total.sheetArea, squareFeet(total.sheetArea, waste)),
          ifAny(total.roughVolume, boardFeet(total.roughVolume, waste)),
          pounds(total.weightHundredthsLb),
        ])}
        areNumbers
      />
      <p>
        All pieces weigh about <strong className="figures">{pounds(weightHundredthsLb)} lb</strong>.
      </p>
      {widths.length > 0 && (
        <DataTable
          caption="Sticks by width, in lineal feet"
          head={["Stick", "Parts", "Feet", `Feet with ${waste}% waste`]}
          rows={widths}
          areNumbers
        />
      )}
    </section>
  );
}
