import { DataTable } from "~/house/ui/kit/data-table";
import type { RefusedRow } from "../style-csv";
import type { StyleDifference } from "../style-differences";

/** What an uploaded file would change, as far as the page lists it. */
export interface ImportPreview {
  readonly id: string;
  readonly mark: string;
  readonly changes: readonly {
    readonly line: number;
    readonly title: string;
    readonly isNew: boolean;
    readonly differences: readonly StyleDifference[];
  }[];
  readonly refused: readonly RefusedRow[];
  readonly changeCount: number;
  readonly refusedCount: number;
  readonly unchanged: number;
  readonly missing: number;
}

const more = (shown: number, all: number) =>
  all > shown && <p className="mt-2">And {(all - shown).toLocaleString("en-US")} more.</p>;

/** The rows that cannot be applied, each with its reason. One is enough for nothing to be applied. */
export function RefusedRows({ preview: { refused, refusedCount } }: { readonly preview: ImportPreview }) {
  return (
    <div role="alert" className="border-l-4 border-signal bg-signal-soft px-5 py-4">
      <p className="font-semibold">
        Nothing can be applied until {refusedCount === 1 ? "this row is" : "these rows are"} corrected in the file.
      </p>
      <ul className="mt-2 space-y-1 wrap-anywhere">
        {refused.map(({ line, reason }) => (
          <li key={`${line} ${reason}`} className="figures">
            Line {line}: {reason}.
          </li>
        ))}
      </ul>
      {more(refused.length, refusedCount)}
    </div>
  );
}

/** Each change in the file: its line, the style, the old and the new value. */
export function PlannedChanges({ preview: { changes, changeCount } }: { readonly preview: ImportPreview }) {
  if (changes.length === 0) return null;
  const rows = changes.flatMap(({ line, title, isNew, differences }) => {
    const shown = isNew ? [{ what: "New style", old: "", new: "a draft" }, ...differences] : differences;
    return shown.map(({ what, old, new: now }) => [`${line}, ${title}, ${what}`, old || "nothing", now || "nothing"]);
  });
  return (
    <>
      <DataTable
        caption="Line of the file, style and value"
        head={["Line, style, value", "Old", "New"]}
        rows={rows}
        cellClassName="wrap-anywhere"
      />
      {more(changes.length, changeCount)}
    </>
  );
}
