import { noteChange } from "~/base/database/changes.server";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { VERSIONS_SHOWN } from "~/house/audit/saved-settings.server";
import { type FactsVersion, factsOf, type OwnerFacts, type SavedFacts, storedFacts } from "./owner-facts";

/** The current facts; the migration has stored the first ones. */
export async function currentFacts(db: Reader): Promise<SavedFacts> {
  const { revision, facts } = await db
    .selectFrom("shop_facts")
    .select(["revision", "facts"])
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { revision, facts: factsOf(facts) };
}

export async function listFacts(db: Reader): Promise<FactsVersion[]> {
  const rows = await db
    .selectFrom("shop_facts")
    .leftJoin("account", "account.id", "saved_by")
    .select(["revision", "facts", "saved_at", "email"])
    .orderBy("revision", "desc")
    .limit(VERSIONS_SHOWN)
    .execute();
  return rows.map(({ revision, facts, saved_at, email }) => ({
    revision,
    facts: factsOf(facts),
    savedAt: isoOf(saved_at),
    savedBy: email ?? "",
  }));
}

async function insertFacts(trx: Transaction, facts: OwnerFacts, adminId: string, now: EpochMs): Promise<void> {
  await trx
    .insertInto("shop_facts")
    .values({ saved_at: now, saved_by: adminId, facts: storedFacts(facts) })
    .execute();
  await noteChange(trx, "shop");
  await recordEvent(trx, { kind: "shop.saved", actorId: adminId, subjectId: null }, now);
}

/** Every save stays stored, and is an event of the admin. Returns "stale" if others were saved in the meantime. */
export function saveFacts(
  database: Database,
  { revision, facts }: SavedFacts,
  adminId: string,
  now: EpochMs,
): Promise<"saved" | "stale"> {
  return write(database, async (trx) => {
    const current = await currentFacts(trx);
    if (current.revision !== revision) return "stale";
    const isSame = storedFacts(current.facts) === storedFacts(facts);
    if (!isSame) await insertFacts(trx, facts, adminId, now);
    return "saved";
  });
}

/** Saves an earlier version again. `revision` is the newest that the admin saw: "stale" if others were saved since. */
export function goBackToFacts(
  database: Database,
  { revision, back }: { readonly revision: number; readonly back: number },
  adminId: string,
  now: EpochMs,
): Promise<"saved" | "stale" | "unknown"> {
  return write(database, async (trx) => {
    const current = await currentFacts(trx);
    if (current.revision !== revision) return "stale";
    const earlier = await trx.selectFrom("shop_facts").select("facts").where("revision", "=", back).executeTakeFirst();
    if (!earlier) return "unknown";
    if (back !== revision) await insertFacts(trx, factsOf(earlier.facts), adminId, now);
    return "saved";
  });
}
