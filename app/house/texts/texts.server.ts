import { noteChange } from "~/base/database/changes.server";
import { type Database, type Reader, write } from "~/base/database/database.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { VERSIONS_SHOWN } from "~/house/audit/saved-settings.server";

export interface SavedText {
  /** Counts the saves of one page's text, from 1; 0 if nobody has saved it. */
  readonly revision: number;
  /** `null` while the default holds. */
  readonly text: string | null;
}

export interface TextVersion extends SavedText {
  readonly savedAt: string;
  /** The address of the person who saved it; empty if the account is gone. */
  readonly savedBy: string;
}

/** A new text; `null` for the default, or "undo" for the one before the last save. */
export type TextChange = { readonly text: string | null } | "undo";

const NEVER_SAVED: SavedText = { revision: 0, text: null };

/** The newest text of every page that somebody has saved. */
export async function currentTexts(db: Reader): Promise<ReadonlyMap<string, SavedText>> {
  const rows = await db
    .selectFrom("page_text")
    .select(["page", "revision", "text"])
    .where(({ eb, selectFrom }) =>
      eb(
        "revision",
        "=",
        selectFrom("page_text as newest")
          .select(({ fn }) => fn.max("newest.revision").as("revision"))
          .whereRef("newest.page", "=", "page_text.page"),
      ),
    )
    .execute();
  return new Map(rows.map(({ page, revision, text }) => [page, { revision, text }]));
}

async function savedText(db: Reader, page: string, revision?: number): Promise<SavedText> {
  const all = db.selectFrom("page_text").select(["revision", "text"]).where("page", "=", page);
  const rows = revision === undefined ? all.orderBy("revision", "desc").limit(1) : all.where("revision", "=", revision);
  return (await rows.executeTakeFirst()) ?? NEVER_SAVED;
}

export const currentText = (db: Reader, page: string): Promise<SavedText> => savedText(db, page);

/** The latest saves of a page's text, newest first. */
export async function listTexts(db: Reader, page: string): Promise<readonly TextVersion[]> {
  const rows = await db
    .selectFrom("page_text")
    .leftJoin("account", "account.id", "saved_by")
    .select(["revision", "text", "saved_at", "email"])
    .where("page", "=", page)
    .orderBy("revision", "desc")
    .limit(VERSIONS_SHOWN)
    .execute();
  return rows.map(({ revision, text, saved_at, email }) => ({
    revision,
    text,
    savedAt: isoOf(saved_at),
    savedBy: email ?? "",
  }));
}

/** Every save stays stored, and is an event of the owner. Returns "stale" if somebody else saved after `revision`. */
export function saveText(
  database: Database,
  { page, revision, change }: { readonly page: string; readonly revision: number; readonly change: TextChange },
  ownerId: string,
  now: EpochMs,
): Promise<"saved" | "stale"> {
  return write(database, async (trx) => {
    const current = await savedText(trx, page);
    if (current.revision !== revision) return "stale";
    const { text } = change === "undo" ? await savedText(trx, page, revision - 1) : change;
    if (text === current.text) return "saved";
    await trx
      .insertInto("page_text")
      .values({ page, revision: revision + 1, saved_at: now, saved_by: ownerId, text })
      .execute();
    await noteChange(trx, "texts");
    await recordEvent(trx, { kind: "text.saved", actorId: ownerId, subjectId: null }, now);
    return "saved";
  });
}
