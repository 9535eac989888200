import { recordEvent } from "~/audit/audit.server";
import { SHOP_TIME } from "~/brand/shop-time";
import { noteChange } from "~/database/changes.server";
import { type Database, write } from "~/database/database.server";
import { shopDatabase } from "~/database/shop-database.server";
import { dayIn } from "~/measure/days";
import { purgeDocuments } from "~/platform/http/document-cache/purge.server";
import { orNullIfDown } from "~/platform/or-null-if-down.server";
import { orUnavailable } from "~/provider/upstream.server";
import { announced, type Closure, type NewClosure } from "./closures";

/** More than a shop needs in twenty years. */
const MAX_CLOSURES = 500;

const UNAVAILABLE = "The calendar could not be loaded";
const NOT_SAVED = "We cannot tell whether the calendar was changed. Open this page again to see.";

/** All closures, the earliest first. */
export async function readClosures({ db }: Database): Promise<readonly Closure[]> {
  const rows = await db.selectFrom("closure").selectAll().orderBy("first_day").orderBy("id").execute();
  return rows.map(({ id, first_day, last_day, reason }) => ({ id, firstDay: first_day, lastDay: last_day, reason }));
}

/**
 * Adds a closure, and records an event of the admin. Adding the same days again replaces the reason.
 *
 * @param now in milliseconds since the epoch
 * @returns "full" if the calendar has the maximum number of closures
 */
export function storeClosure(
  database: Database,
  { firstDay, lastDay, reason }: NewClosure,
  adminId: string,
  now: number,
): Promise<"added" | "full"> {
  return write(database, async (trx) => {
    const { count } = await trx
      .selectFrom("closure")
      .select((closure) => closure.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count >= MAX_CLOSURES) return "full";
    await trx
      .insertInto("closure")
      .values({ first_day: firstDay, last_day: lastDay, reason })
      .onConflict((same) => same.columns(["first_day", "last_day"]).doUpdateSet({ reason }))
      .execute();
    await noteChange(trx, "calendar");
    await recordEvent(trx, { kind: "calendar.changed", actorId: adminId, subjectId: null }, now);
    return "added";
  });
}

/**
 * Removes a closure, and records an event of the admin.
 *
 * @param now in milliseconds since the epoch
 */
export function dropClosure(database: Database, id: number, adminId: string, now: number): Promise<void> {
  return write(database, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("closure").where("id", "=", id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await noteChange(trx, "calendar");
    await recordEvent(trx, { kind: "calendar.changed", actorId: adminId, subjectId: null }, now);
  });
}

/** @throws UpstreamFailure */
export async function listClosures(): Promise<readonly Closure[]> {
  return orUnavailable(UNAVAILABLE, readClosures(await shopDatabase()));
}

/** The closures to announce today. Empty if the database is unavailable, because pages can do without them. */
export async function closuresShown(): Promise<readonly Closure[]> {
  return announced((await orNullIfDown(listClosures())) ?? [], dayIn(SHOP_TIME.zone, new Date().toISOString()));
}

/** @throws UpstreamFailure */
export async function addClosure(closure: NewClosure, adminId: string): Promise<"added" | "full"> {
  const stored = await orUnavailable(NOT_SAVED, storeClosure(await shopDatabase(), closure, adminId, Date.now()));
  purgeDocuments();
  return stored;
}

/** @throws UpstreamFailure */
export async function removeClosure(id: number, adminId: string): Promise<void> {
  await orUnavailable(NOT_SAVED, dropClosure(await shopDatabase(), id, adminId, Date.now()));
  purgeDocuments();
}
