import { noteChange } from "~/base/database/changes.server";
import { type Reader, ROWS_PER_BATCH, type Transaction } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { DoorStyle } from "~/trade/catalog/door-style";
import { styleDifferences } from "../style-differences";
import type { ImportedVersion, StyleVersion, VersionKind } from "../style-version";

/** How many saves of a style, and how many imports, are listed. */
const VERSIONS_SHOWN = 20;

/** What a save changes in one style; `null` where there is no style. */
interface StyleChange {
  readonly before: DoorStyle | null;
  readonly after: DoorStyle | null;
}

/** Who saves, and when. */
export interface Saving {
  readonly adminId: string;
  readonly now: EpochMs;
  /** In the shop's time zone. */
  readonly today: CalendarDay;
}

const json = (style: DoorStyle | null) => style && JSON.stringify(style);

/** The style of a stored version, under the handle that it has now. */
const parsed = (text: string | null, handle: string): DoorStyle | null =>
  text === null ? null : { ...(JSON.parse(text) as DoorStyle), handle };

/**
 * Stores a save as one version, with its event, and has every process read the catalog again. `undoes` is the version
 * that it undoes as a whole. Returns the version's number.
 */
export async function recordVersion(
  trx: Transaction,
  kind: VersionKind,
  changes: readonly StyleChange[],
  { adminId, now }: Saving,
  undoes: number | null = null,
): Promise<number> {
  const { id } = await trx
    .insertInto("catalog_version")
    .values({ kind, saved_at: now, saved_by: adminId, undoes })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = changes.map(({ before, after }) => ({
    version_id: id,
    handle: (after ?? before)?.handle ?? "",
    before: json(before),
    after: json(after),
  }));
  for (let at = 0; at < rows.length; at += ROWS_PER_BATCH) {
    await trx
      .insertInto("style_version")
      .values(rows.slice(at, at + ROWS_PER_BATCH))
      .execute();
  }
  await noteEdit(trx, { adminId, now }, kind === "imported" ? "catalog.imported" : "catalog.changed");
  return id;
}

/** Records a change of the catalog that has no version, such as a new order of the styles. */
export async function noteEdit(
  trx: Transaction,
  { adminId, now }: Omit<Saving, "today">,
  kind: "catalog.changed" | "catalog.imported" = "catalog.changed",
): Promise<void> {
  await noteChange(trx, "catalog");
  await recordEvent(trx, { kind, actorId: adminId, subjectId: null }, now);
}

/** The number of a style's newest version; 0 if it was never saved. */
export async function styleRevisionOf(db: Reader, handle: string): Promise<number> {
  const { newest } = await db
    .selectFrom("style_version")
    .select(({ fn }) => fn.max("version_id").as("newest"))
    .where("handle", "=", handle)
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

export async function listVersions(db: Reader, handle: string): Promise<StyleVersion[]> {
  const rows = await db
    .selectFrom("style_version as style")
    .innerJoin("catalog_version as version", "version.id", "style.version_id")
    .leftJoin("account", "account.id", "version.saved_by")
    .select(["version.id", "version.kind", "version.saved_at", "account.email", "style.before", "style.after"])
    .where("style.handle", "=", handle)
    .orderBy("style.version_id", "desc")
    .limit(VERSIONS_SHOWN)
    .execute();
  return rows.map(({ id, kind, saved_at, email, ...of }) => {
    const [before, after] = [parsed(of.before, handle), parsed(of.after, handle)];
    return {
      id,
      kind,
      savedAt: new Date(saved_at).toISOString(),
      savedBy: email ?? "",
      differences: before && after ? styleDifferences(before, after) : [],
      hasBefore: before !== null,
    };
  });
}

export async function listImports(db: Reader): Promise<ImportedVersion[]> {
  const rows = await db
    .selectFrom("catalog_version as version")
    .innerJoin("style_version as style", "style.version_id", "version.id")
    .leftJoin("account", "account.id", "version.saved_by")
    .select(["version.id", "version.kind", "version.saved_at", "account.email"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .select(({ exists, selectFrom }) =>
      exists(selectFrom("catalog_version as later").select("later.id").whereRef("later.undoes", "=", "version.id")).as(
        "undone",
      ),
    )
    .where("version.kind", "=", "imported")
    .groupBy(["version.id", "version.kind", "version.saved_at", "account.email"])
    .orderBy("version.id", "desc")
    .limit(VERSIONS_SHOWN)
    .execute();
  return rows.map(({ id, kind, saved_at, email, count, undone }) => ({
    id,
    kind,
    savedAt: new Date(saved_at).toISOString(),
    savedBy: email ?? "",
    count,
    isUndone: Boolean(undone),
  }));
}

/** A style before one of its versions; `null` if it was not there, or there is no such version. */
export async function styleBefore(db: Reader, handle: string, version: number): Promise<DoorStyle | null> {
  const row = await db
    .selectFrom("style_version")
    .select("before")
    .where("handle", "=", handle)
    .where("version_id", "=", version)
    .executeTakeFirst();
  return row ? parsed(row.before, handle) : null;
}

/** What a version changed, and whether each style's newest version is this one. */
export async function changesOf(
  db: Reader,
  version: number,
): Promise<readonly (StyleChange & { readonly handle: string; readonly isNewest: boolean })[]> {
  const rows = await db
    .selectFrom("style_version as style")
    .select(["handle", "before", "after"])
    .select(({ selectFrom }) =>
      selectFrom("style_version as other")
        .select(({ fn }) => fn.max("other.version_id").as("newest"))
        .whereRef("other.handle", "=", "style.handle")
        .as("newest"),
    )
    .where("version_id", "=", version)
    .execute();
  return rows.map(({ handle, before, after, newest }) => ({
    handle,
    before: parsed(before, handle),
    after: parsed(after, handle),
    isNewest: newest === version,
  }));
}

export async function renameVersions(trx: Transaction, from: string, to: string): Promise<void> {
  await trx.updateTable("style_version").set({ handle: to }).where("handle", "=", from).execute();
}
