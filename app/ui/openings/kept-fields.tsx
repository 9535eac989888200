import type { OpeningRow } from "~/domain/opening-draft";
import { openingFieldName } from "~/forms/opening-form";

/** What a door that was turned into its opening takes along, for a form posted before JavaScript runs. */
export function KeptFields({ row, index }: { readonly row: OpeningRow; readonly index: number }) {
  return (
    <>
      {row.preBored && <input type="hidden" name={openingFieldName(index, "preBored")} value="on" />}
      {(["boring", "note"] as const)
        .filter((field) => row[field] !== "")
        .map((field) => (
          <input key={field} type="hidden" name={openingFieldName(index, field)} value={row[field]} />
        ))}
    </>
  );
}
