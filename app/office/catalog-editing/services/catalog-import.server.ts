import { decodeCsv } from "../csv-bytes";
import { IMPORT_NAMES, MOST_LISTED } from "../import-form";
import type { RefusedRow } from "../style-csv";
import { readVersion } from "../style-names";
import { pressUndo } from "./catalog-buttons.server";
import { importShown, receiveImport, takeImport } from "./catalog-editing.server";

/** The rows of an uploaded file as its preview lists them, and the earlier imports; throws UpstreamFailure. */
export async function previewOf(id: string | null) {
  const { plan, imports } = await importShown(id);
  if (!plan || id === null) return { preview: null, imports };
  const { changes, refused, mark, unchanged, missing } = plan;
  const preview = {
    id,
    mark,
    changes: changes.slice(0, MOST_LISTED).map(({ line, before, after, differences }) => ({
      line,
      title: (before ?? after).title,
      isNew: before === null,
      differences,
    })),
    refused: refused.slice(0, MOST_LISTED),
    changeCount: changes.length,
    refusedCount: refused.length,
    unchanged,
    missing,
  };
  return { preview, imports };
}

/** The query of the page that a button leads to, or why a file cannot be read. */
type Pressed = { readonly query: Readonly<Record<string, string>> } | { readonly refused: RefusedRow };

/**
 * Stores an uploaded file for its preview, applies one, or undoes an import.
 *
 * @throws UpstreamFailure
 */
export async function pressOnImport(form: URLSearchParams, file: Uint8Array | null, adminId: string): Promise<Pressed> {
  const version = readVersion(form);
  if (version !== null) {
    const { done, problem } = await pressUndo(version, adminId);
    return { query: done ? { done } : { problem: problem ?? "gone" } };
  }
  const id = form.get(IMPORT_NAMES.id);
  if (id !== null) {
    const taken = await takeImport(id, form.get(IMPORT_NAMES.mark) ?? "", adminId);
    if (typeof taken === "number") return { query: { done: "imported" } };
    return { query: { problem: taken, ...(taken !== "gone" && { [IMPORT_NAMES.id]: id }) } };
  }
  if (!file) return { refused: { line: 1, reason: "Please choose a CSV file" } };
  const decoded = decodeCsv(file);
  if (!("text" in decoded)) return { refused: { line: decoded.line, reason: decoded.problem } };
  return { query: { [IMPORT_NAMES.id]: await receiveImport(decoded.text) } };
}
