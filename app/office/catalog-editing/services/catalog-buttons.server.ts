import type { ListPost } from "../catalog-list";
import type { ButtonResult } from "../catalog-notices";
import { decodeCsv, IMPORT_NAMES, MOST_LISTED } from "../import-file";
import type { Restoring } from "../stored/style-saving.server";
import type { RefusedRow } from "../style-csv";
import { readVersion, type StyleIntent } from "../style-names";
import {
  deleteStyle,
  duplicateStyle,
  importShown,
  placeStyle,
  receiveImport,
  restoreStyle,
  showStyle,
  takeImport,
  undoVersion,
} from "./catalog-editing.server";

type Outcome = ButtonResult | { readonly copy: string };

const GONE: ButtonResult = { problem: "gone" };

async function copyOf(handle: string, adminId: string): Promise<Outcome> {
  const copied = await duplicateStyle(handle, adminId);
  return copied.outcome === "saved" ? { copy: copied.handle } : GONE;
}

async function shown(handle: string, isShown: boolean, adminId: string): Promise<ButtonResult> {
  const { outcome } = await showStyle(handle, isShown, adminId);
  return outcome === "saved" ? { done: isShown ? "shown" : "hidden", style: handle } : GONE;
}

/** Undoes a version with all of its styles; throws UpstreamFailure. */
async function undoCatalogVersion(version: number, adminId: string): Promise<ButtonResult> {
  const outcome = await undoVersion(version, adminId);
  return outcome === "done" ? { done: "restored" } : { problem: outcome };
}

export async function runListButton(post: ListPost, adminId: string): Promise<Outcome> {
  switch (post.intent) {
    case "duplicate":
      return copyOf(post.style, adminId);
    case "hide":
    case "show":
      return shown(post.style, post.intent === "show", adminId);
    case "move":
      await placeStyle(post.style, post.to, adminId);
      return { done: "moved", style: post.style };
    case "undo":
      return undoCatalogVersion(post.version, adminId);
  }
}

/**
 * Does what a button of a style's page asks for; undoing and restoring need to know the version. Throws
 * UpstreamFailure.
 */
export async function runStyleButton(
  intent: Exclude<StyleIntent, "publish" | "save">,
  handle: string,
  restoring: Restoring | null,
  adminId: string,
): Promise<Outcome> {
  switch (intent) {
    case "duplicate":
      return copyOf(handle, adminId);
    case "hide":
    case "show":
      return shown(handle, intent === "show", adminId);
    case "delete": {
      const deleted = await deleteStyle(handle, adminId);
      return typeof deleted === "number" ? { done: "deleted", version: deleted } : { problem: deleted };
    }
    case "undo":
    case "restore": {
      if (!restoring) return { problem: "stale" };
      const { outcome } = await restoreStyle(handle, restoring, adminId);
      if (outcome === "saved") return { done: "undone" };
      return outcome === "stale" ? { problem: "stale" } : GONE;
    }
  }
}

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

type ImportOutcome = { readonly query: Readonly<Record<string, string>> } | { readonly refused: RefusedRow };

/** Stores an uploaded file for its preview, applies one, or undoes an import. Throws UpstreamFailure. */
export async function runImportForm(
  form: URLSearchParams,
  file: Uint8Array | null,
  adminId: string,
): Promise<ImportOutcome> {
  const version = readVersion(form);
  if (version !== null) {
    const { done, problem } = await undoCatalogVersion(version, adminId);
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
