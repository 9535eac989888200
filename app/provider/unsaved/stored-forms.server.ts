import { randomUUID } from "node:crypto";
import { normalizeEmail } from "~/base/addresses/email";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { UNSAVED_MS, type UnsavedForm } from "./unsaved-form";

/** The most forms stored; the oldest are removed first. */
const MAX_UNSAVED = 300;

async function removeOld(trx: Transaction, now: EpochMs): Promise<void> {
  await trx
    .deleteFrom("unsaved_form")
    .where("stored_at", "<", now - UNSAVED_MS)
    .execute();
  const most = trx
    .selectFrom("unsaved_form")
    .select("id")
    .orderBy("stored_at", "desc")
    .orderBy("id")
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(MAX_UNSAVED);
  await trx.deleteFrom("unsaved_form").where("id", "in", most).execute();
}

/** Stores a form; `email` is `null` if the account that had been signed in is unknown. Throws BusyError. */
export async function storeUnsaved(
  database: Database,
  email: string | null,
  { path, isMultipart, fields, left }: UnsavedForm,
  now: EpochMs,
): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    email: email === null ? null : normalizeEmail(email),
    path,
    is_multipart: isMultipart ? 1 : 0,
    fields: JSON.stringify(fields),
    left_out: JSON.stringify(left),
    stored_at: now,
  } as const;
  await write(database, async (trx) => {
    await trx.insertInto("unsaved_form").values(row).execute();
    await removeOld(trx, now);
  });
  return id;
}

/** Gives a form to the account that has just signed in, unless it is another account's. Throws BusyError. */
export async function claimUnsaved(database: Database, id: string, email: string, now: EpochMs): Promise<boolean> {
  const owner = normalizeEmail(email);
  const claim = (trx: Transaction) =>
    trx
      .updateTable("unsaved_form")
      .set({ email: owner })
      .where("id", "=", id)
      .where("stored_at", ">=", now - UNSAVED_MS)
      .where(({ eb, or }) => or([eb("email", "is", null), eb("email", "=", owner)]))
      .executeTakeFirstOrThrow();
  return (await write(database, claim)).numUpdatedRows > 0n;
}

export async function findUnsaved(db: Reader, id: string, email: string, now: EpochMs): Promise<UnsavedForm | null> {
  const row = await db
    .selectFrom("unsaved_form")
    .select(["path", "is_multipart", "fields", "left_out"])
    .where("id", "=", id)
    .where("email", "=", normalizeEmail(email))
    .where("stored_at", ">=", now - UNSAVED_MS)
    .executeTakeFirst();
  if (!row) return null;
  const { path, is_multipart, fields, left_out } = row;
  return { path, isMultipart: is_multipart === 1, fields: JSON.parse(fields), left: JSON.parse(left_out) };
}

/** If there are none, nothing is written. Throws BusyError. */
export async function removeOldUnsaved(database: Database, now: EpochMs): Promise<void> {
  const old = database.db
    .selectFrom("unsaved_form")
    .select("id")
    .where("stored_at", "<", now - UNSAVED_MS);
  if (await old.limit(1).executeTakeFirst()) await write(database, (trx) => removeOld(trx, now));
}
