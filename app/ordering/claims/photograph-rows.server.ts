import { randomBytes } from "node:crypto";
import { type Database, write } from "~/base/database/database.server";
import type { PhotographFiles } from "./photograph-files.server";

/**
 * How old a photograph without a claim must be to be removed as a leftover: a newer one may get its claim any moment.
 */
const LEFT_OVER_MS = 60 * 60_000;

/**
 * Stores photographs in the database, as base64: every process that uses it can read them, and its backup includes
 * them.
 */
export function photographRows(database: Database, now: () => number): PhotographFiles {
  return {
    async add(jpeg) {
      const id = randomBytes(16).toString("hex");
      const row = { id, kept_at: now(), jpeg: Buffer.from(jpeg).toString("base64") };
      await write(database, (trx) => trx.insertInto("photograph_file").values(row).execute());
      return id;
    },
    async read(id) {
      const row = await database.db
        .selectFrom("photograph_file")
        .select("jpeg")
        .where("id", "=", id)
        .executeTakeFirst();
      return row ? Buffer.from(row.jpeg, "base64") : null;
    },
    async remove(ids) {
      if (ids.length === 0) return;
      await write(database, (trx) => trx.deleteFrom("photograph_file").where("id", "in", ids).execute());
    },
    async sweep(opened, at) {
      const { numDeletedRows } = await write(opened, (trx) =>
        trx
          .deleteFrom("photograph_file")
          .where("kept_at", "<=", at - LEFT_OVER_MS)
          .where("id", "not in", trx.selectFrom("claim_photograph").select("id"))
          .executeTakeFirstOrThrow(),
      );
      return Number(numDeletedRows);
    },
    close: async () => undefined,
  };
}
