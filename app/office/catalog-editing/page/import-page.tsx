import { Form, Link } from "@remix-run/react";
import { counted, countText } from "~/base/text/counts";
import { Button } from "~/house/ui/kit/button";
import { DataTable } from "~/house/ui/kit/data-table";
import { Moment } from "~/house/ui/kit/moment";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { IMPORT_NAMES } from "../import-file";
import type { RefusedRow } from "../style-csv";
import type { StyleDifference } from "../style-differences";
import { VERSION_FIELD } from "../style-names";
import type { ImportedVersion } from "../style-version";
import { Notices, PostButton } from "./page-parts";

interface ImportPageProps {
  readonly preview: ImportPreview | null;
  readonly refused: RefusedRow | null;
  readonly imports: readonly ImportedVersion[];
  readonly done: string | null;
  readonly problem: string | null;
}

export function ImportPage({ preview, refused, imports, done, problem }: ImportPageProps) {
  return (
    <>
      <PageHeader title="Import CSV" crumbs={[{ name: "Catalog", to: "/admin/catalog" }]}>
        <p>
          Start with the file from{" "}
          <a href="/admin/catalog.csv" download className="link">
            Download CSV
          </a>
          . Change what you need. You can leave out columns and rows that stay as they are; only “Handle” is required.
          Pictures are not in the file and do not change.
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-6">
        <Notices done={done} problem={problem} />
        {refused && (
          <div role="alert">
            <Notice tone="error" title={`Line ${refused.line}: ${refused.reason}.`}>
              <p>Nothing was changed.</p>
            </Notice>
          </div>
        )}
        <Form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-4">
          <label className="min-w-0 font-semibold" htmlFor="csv-file">
            CSV file
            <input
              id="csv-file"
              type="file"
              name={IMPORT_NAMES.file}
              accept=".csv,text/csv"
              required
              className="field h-auto py-2 font-normal"
            />
          </label>
          <Button type="submit">Preview changes</Button>
        </Form>
        {preview && <Preview preview={preview} />}
        <Imports imports={imports} />
      </div>
    </>
  );
}

function Preview({ preview }: { readonly preview: ImportPreview }) {
  const { id, mark, changeCount, refusedCount, unchanged, missing } = preview;
  return (
    <section aria-labelledby="preview-heading" className="space-y-4">
      <h2 id="preview-heading" className="text-2xl">
        {changeCount === 0 ? "No changes" : `Changes in ${counted(changeCount, "style")}`}
      </h2>
      <p className="figures">
        {counted(unchanged, "row")} unchanged; {counted(missing, "style")} not in the file, left unchanged.
      </p>
      {refusedCount > 0 && <RefusedRows preview={preview} />}
      {refusedCount === 0 && changeCount > 0 && (
        <Form method="post">
          <input type="hidden" name={IMPORT_NAMES.id} value={id} />
          <input type="hidden" name={IMPORT_NAMES.mark} value={mark} />
          <Button type="submit" look="accent">
            Apply changes
          </Button>
        </Form>
      )}
      <PlannedChanges preview={preview} />
    </section>
  );
}

function Imports({ imports }: Pick<ImportPageProps, "imports">) {
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="imports-heading">
      <h2 id="imports-heading" className="text-2xl">
        Earlier imports
      </h2>
      <ol className="mt-2">
        {imports.map(({ id, savedAt, savedBy, count, isUndone }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-stone-300 py-2">
            <p className="figures wrap-anywhere">
              <Moment at={savedAt} />: {counted(count, "style")}
              {savedBy && `, ${savedBy}`}
            </p>
            {isUndone ? (
              <p>Undone</p>
            ) : (
              <PostButton intent="undo" fields={{ [VERSION_FIELD]: String(id) }}>
                Undo
                <span className="sr-only">
                  {" "}
                  the import of <Moment at={savedAt} />
                </span>
              </PostButton>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-stone-700">
        To undo a single style, open it in the{" "}
        <Link to="/admin/catalog" className="link">
          catalog
        </Link>
        .
      </p>
    </section>
  );
}

interface ImportPreview {
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

const more = (shown: number, all: number) => all > shown && <p className="mt-2">And {countText(all - shown)} more.</p>;

/** The rows that cannot be applied, each with its reason. One is enough for nothing to be applied. */
function RefusedRows({ preview: { refused, refusedCount } }: { readonly preview: ImportPreview }) {
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
function PlannedChanges({ preview: { changes, changeCount } }: { readonly preview: ImportPreview }) {
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
