import type { OpeningRow } from "~/openings/opening-draft";
import { openingFieldName } from "~/openings/opening-form";

/** Boring and note of a door that was turned into an opening, for a form posted without JavaScript. */
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
