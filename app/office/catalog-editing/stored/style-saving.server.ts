import { isDeepStrictEqual } from "node:util";
import { type Database, type Transaction, write } from "~/base/database/database.server";
import { addStyles, removeStyle, replaceStyle } from "~/provider/stored-catalog/style-writing.server";
import { readStyle as readStored, readStyles } from "~/provider/stored-catalog/styles.server";
import type { DoorStyle } from "~/trade/catalog/door-style";
import { handleOf, NEW_STYLE, type UploadedStyle } from "../style-form";
import { readStyleForm } from "../style-reading";
import type { SaveOutcome } from "../style-version";
import { wasSold } from "./sold-styles.server";
import { addPhotographs } from "./style-photographs.server";
import {
  changesOf,
  recordVersion,
  renameVersions,
  type Saving,
  styleBefore,
  styleRevisionOf,
} from "./style-versions.server";

/** A handle that no style has, made from this one. */
async function freeHandle(trx: Transaction, wanted: string): Promise<string> {
  const base = wanted || "style";
  const rows = await trx.selectFrom("product").select("handle").where("handle", "like", `${base}%`).execute();
  const taken = new Set([...rows.map(({ handle }) => handle), "import", "new"]);
  for (let number = 1; ; number += 1) {
    const handle = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(handle)) return handle;
  }
}

const isTaken = async (trx: Transaction, handle: string) =>
  (await trx.selectFrom("product").select("handle").where("handle", "=", handle).executeTakeFirst()) !== undefined;

/** Adds a style with what was typed; without a handle, its title gives one. */
export function addStyle(
  database: Database,
  { answers, handle: typed, copies = [] }: UploadedStyle,
  isPublished: boolean,
  saving: Saving,
): Promise<SaveOutcome> {
  return write(database, async (trx) => {
    const { style } = readStyleForm(answers, NEW_STYLE) as { readonly style?: DoorStyle };
    if (!style) return { outcome: "invalid" };
    if (typed && (await isTaken(trx, typed))) return { outcome: "taken" };
    const handle = typed || (await freeHandle(trx, handleOf(style.title)));
    const after: DoorStyle = { ...style, handle, state: isPublished ? "shown" : "draft" };
    await addPhotographs(trx, copies);
    await addStyles(trx, [after]);
    await recordVersion(trx, "added", [{ before: null, after }], saving);
    return { outcome: "saved", handle };
  });
}

/** The handle that a draft gets, or that any other style keeps; `null` if another style has it. */
async function handleFor(trx: Transaction, before: DoorStyle, typed: string | null): Promise<string | null> {
  if (before.state !== "draft" || !typed || typed === before.handle) return before.handle;
  return (await isTaken(trx, typed)) ? null : typed;
}

/** Saves a style with what was typed, unless somebody else saved it since the form was opened. */
export function saveStyle(
  database: Database,
  at: string,
  { answers, handle: typed, revision, copies = [] }: UploadedStyle,
  isPublished: boolean,
  saving: Saving,
): Promise<SaveOutcome> {
  return write(database, async (trx) => {
    const before = await readStored(trx, saving.today, at);
    if (!before) return { outcome: "gone" };
    if ((await styleRevisionOf(trx, at)) !== revision) return { outcome: "stale" };
    const { style } = readStyleForm(answers, before) as { readonly style?: DoorStyle };
    if (!style) return { outcome: "invalid" };
    const handle = await handleFor(trx, before, typed);
    if (handle === null) return { outcome: "taken" };
    const after: DoorStyle = { ...style, handle, state: isPublished ? "shown" : before.state };
    if (isDeepStrictEqual(before, after)) return { outcome: "saved", handle };
    await addPhotographs(trx, copies);
    if (handle === at) await replaceStyle(trx, before, after);
    else {
      await removeStyle(trx, at);
      await addStyles(trx, [after]);
      await renameVersions(trx, at, handle);
    }
    await recordVersion(trx, isPublished ? "published" : "saved", [{ before, after }], saving);
    return { outcome: "saved", handle };
  });
}

/** Replaces the contents of a style by what a function makes of it; `null` leaves it as it is. */
function change(
  database: Database,
  handle: string,
  kind: "hidden" | "shown" | "undone",
  saving: Saving,
  make: (trx: Transaction, before: DoorStyle) => Promise<DoorStyle | "stale" | null>,
): Promise<SaveOutcome> {
  return write(database, async (trx) => {
    const before = await readStored(trx, saving.today, handle);
    if (!before) return { outcome: "gone" };
    const after = await make(trx, before);
    if (after === "stale") return { outcome: "stale" };
    if (after && !isDeepStrictEqual(before, after)) {
      await replaceStyle(trx, before, after);
      await recordVersion(trx, kind, [{ before, after }], saving);
    }
    return { outcome: "saved", handle };
  });
}

/** Hides a style from customers, or shows it; a draft that is not shown stays a draft. */
export function showStyle(database: Database, handle: string, isShown: boolean, saving: Saving): Promise<SaveOutcome> {
  return change(database, handle, isShown ? "shown" : "hidden", saving, async (_trx, before) =>
    isShown || before.state === "shown" ? { ...before, state: isShown ? "shown" : "hidden" } : null,
  );
}

/** The version before which a style is restored, and the newest that the page showed. */
export interface Restoring {
  readonly version: number;
  readonly seen: number;
}

/**
 * Restores a style as it was before one of its versions, unless somebody has saved it since the page was opened. A
 * button pressed twice restores it once.
 */
export function restoreStyle(
  database: Database,
  handle: string,
  { version, seen }: Restoring,
  saving: Saving,
): Promise<SaveOutcome> {
  return change(database, handle, "undone", saving, async (trx, now) => {
    const restored = await styleBefore(trx, handle, version);
    const isSeen = (await styleRevisionOf(trx, handle)) === seen;
    return isSeen || isDeepStrictEqual(now, restored) ? restored : "stale";
  });
}

/** Adds a copy of a style, as a draft. */
export function duplicateStyle(database: Database, handle: string, saving: Saving): Promise<SaveOutcome> {
  return write(database, async (trx) => {
    const original = await readStored(trx, saving.today, handle);
    if (!original) return { outcome: "gone" };
    const copy = await freeHandle(trx, `${handle.slice(0, 50)}-copy`);
    const after: DoorStyle = {
      ...original,
      handle: copy,
      title: `Copy of ${original.title}`.slice(0, 255),
      state: "draft",
    };
    await addStyles(trx, [after]);
    await recordVersion(trx, "duplicated", [{ before: null, after }], saving);
    return { outcome: "saved", handle: copy };
  });
}

/** Deletes a style that is in no order, quote or saved list; returns the version that undoes it. */
export function deleteStyle(database: Database, handle: string, saving: Saving): Promise<number | "gone" | "sold"> {
  return write(database, async (trx) => {
    const before = await readStored(trx, saving.today, handle);
    if (!before) return "gone";
    if (await wasSold(trx, handle)) return "sold";
    await removeStyle(trx, handle);
    return recordVersion(trx, "deleted", [{ before, after: null }], saving);
  });
}

/**
 * Undoes a whole version, such as an import or a deletion. Nothing is changed if one of its styles was saved
 * since, or has been ordered since it was added.
 */
export function undoVersion(database: Database, version: number, saving: Saving): Promise<"done" | "stale" | "gone"> {
  return write(database, async (trx) => {
    const changes = await changesOf(trx, version);
    if (changes.length === 0) return "gone";
    if (changes.some(({ isNewest }) => !isNewest)) return "stale";
    const undone = [];
    const styles = new Map((await readStyles(trx, saving.today)).map((style) => [style.handle, style]));
    for (const { handle, before: restored } of changes) {
      const now = styles.get(handle) ?? null;
      if (!restored && (await wasSold(trx, handle))) return "stale";
      if (now && restored) await replaceStyle(trx, now, restored);
      else if (restored) await addStyles(trx, [restored]);
      else await removeStyle(trx, handle);
      undone.push({ before: now, after: restored });
    }
    await recordVersion(trx, "undone", undone, saving, version);
    return "done";
  });
}
