import { renewCopy } from "~/base/database/changes.server";
import type { Database } from "~/base/database/database.server";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { shopToday } from "~/house/calendar/shop-today";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { readStyle, readStyles } from "~/provider/stored-catalog/styles.server";
import { choicesIn, countsByState, type ListFilter, pageOfStyles, type ShownCatalog } from "../catalog-list";
import { applyImport, readPlan, type StoredPlan, storeImport } from "../stored/style-import.server";
import { finishCounts, firstPictures, listStyles, moveStyle } from "../stored/style-places.server";
import * as stored from "../stored/style-saving.server";
import { listImports, listVersions, type Saving, styleRevisionOf } from "../stored/style-versions.server";
import { stylesCsv } from "../style-csv";
import type { UploadedStyle } from "../style-form";
import type { EditedStyle, ImportedVersion } from "../style-version";

const UNAVAILABLE = "The catalog could not be loaded";
const NOT_SAVED = "We cannot tell whether the catalog was changed. Open this page again to see.";

const reading = async <T>(work: (database: Database) => Promise<T>): Promise<T> =>
  orUnavailable(UNAVAILABLE, work(await shopDatabase()));

/** Changes the catalog, and shows it in this process at once. */
async function changing<T>(adminId: string, work: (database: Database, saving: Saving) => Promise<T>): Promise<T> {
  const now = { adminId, now: Date.now(), today: shopToday() };
  const database = await shopDatabase();
  const outcome = await orUnavailable(NOT_SAVED, work(database, now));
  await orNullIfDown(
    orUnavailable(
      NOT_SAVED,
      renewCopy(database, "catalog", () => catalog().renew()),
    ),
  );
  return outcome;
}

/** `about`: the handle of a style that a notice is about. @throws UpstreamFailure */
export async function listCatalog(filter: ListFilter, about: string | null): Promise<ShownCatalog> {
  return reading(async ({ db }) => {
    const styles = await listStyles(db, shopToday());
    const { rows, ...page } = pageOfStyles(styles, filter);
    const handles = rows.map(({ handle }) => handle);
    const [pictures, finishes] = [await firstPictures(db, handles), await finishCounts(db, handles)];
    return {
      ...page,
      rows: rows.map((row) => ({
        ...row,
        picture: pictures.get(row.handle) ?? null,
        finishes: finishes.get(row.handle) ?? 0,
      })),
      counts: countsByState(styles),
      named: styles.find(({ handle }) => handle === about)?.title ?? null,
      constructions: choicesIn(styles, "construction"),
      materials: choicesIn(styles, "material"),
    };
  });
}

/** The style to edit, or `null`. Throws UpstreamFailure. */
export async function findStyle(handle: string): Promise<EditedStyle | null> {
  // One snapshot: a save between two statements would give the old style the number of the new one.
  return reading((database) =>
    database.snapshot(async (trx) => {
      const style = await readStyle(trx, shopToday(), handle);
      if (!style) return null;
      return { style, revision: await styleRevisionOf(trx, handle), versions: await listVersions(trx, handle) };
    }),
  );
}

/** The whole catalog as a CSV file; throws UpstreamFailure. */
export const catalogCsv = (): Promise<string> =>
  reading(async ({ db }) => stylesCsv(await readStyles(db, shopToday())));

/** @throws UpstreamFailure */
export const addStyle = (sent: UploadedStyle, isPublished: boolean, adminId: string) =>
  changing(adminId, (database, now) => stored.addStyle(database, sent, isPublished, now));

/** @throws UpstreamFailure */
export const saveStyle = (handle: string, sent: UploadedStyle, isPublished: boolean, adminId: string) =>
  changing(adminId, (database, now) => stored.saveStyle(database, handle, sent, isPublished, now));

/** @throws UpstreamFailure */
export const showStyle = (handle: string, isShown: boolean, adminId: string) =>
  changing(adminId, (database, now) => stored.showStyle(database, handle, isShown, now));

/** Restores a style as it was before a version; throws UpstreamFailure. */
export const restoreStyle = (handle: string, restoring: stored.Restoring, adminId: string) =>
  changing(adminId, (database, now) => stored.restoreStyle(database, handle, restoring, now));

/** @throws UpstreamFailure */
export const duplicateStyle = (handle: string, adminId: string) =>
  changing(adminId, (database, now) => stored.duplicateStyle(database, handle, now));

/** @throws UpstreamFailure */
export const deleteStyle = (handle: string, adminId: string) =>
  changing(adminId, (database, now) => stored.deleteStyle(database, handle, now));

/** Undoes a version, such as an import or a deletion; throws UpstreamFailure. */
export const undoVersion = (version: number, adminId: string) =>
  changing(adminId, (database, now) => stored.undoVersion(database, version, now));

/** Moves a style to the place of another one; throws UpstreamFailure. */
export const placeStyle = (handle: string, to: string, adminId: string) =>
  changing(adminId, (database, now) => moveStyle(database, handle, to, now));

/** Stores a CSV file for its preview, and returns its id; throws UpstreamFailure. */
export const receiveImport = (csv: string): Promise<string> =>
  reading((database) => storeImport(database, csv, Date.now()));

/** The latest imports, and what a stored file would change; throws UpstreamFailure. */
export const importShown = (
  id: string | null,
): Promise<{ readonly plan: StoredPlan | null; readonly imports: readonly ImportedVersion[] }> =>
  reading(async ({ db }) => ({
    plan: id === null ? null : await readPlan(db, id, shopToday()),
    imports: await listImports(db),
  }));

/** @throws UpstreamFailure */
export const takeImport = (id: string, mark: string, adminId: string) =>
  changing(adminId, (database, now) => applyImport(database, id, mark, now));
