import type { Reader, Transaction } from "~/base/database/database.server";
import type { UploadedCopy } from "~/house/ui/photographs/uploaded-photograph";
import type { StoredCopy } from "../style-form";

/** Stores the copies of photographs in the database, so that its backups have them. */
export async function addPhotographs(trx: Transaction, copies: readonly StoredCopy[]): Promise<void> {
  for (const { data, ...copy } of copies) {
    await trx
      .insertInto("style_photograph")
      .values({ ...copy, picture: Buffer.from(data).toString("base64") })
      .execute();
  }
}

export async function readPhotograph(db: Reader, { id, width, format }: UploadedCopy): Promise<Buffer | null> {
  const row = await db
    .selectFrom("style_photograph")
    .select("picture")
    .where("id", "=", id)
    .where("width", "=", width)
    .where("format", "=", format)
    .executeTakeFirst();
  return row ? Buffer.from(row.picture, "base64") : null;
}
