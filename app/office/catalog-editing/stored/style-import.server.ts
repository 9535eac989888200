import { createHash, randomBytes } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { type Database, type Reader, write } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import { addStyles, replaceStyle } from "~/provider/stored-catalog/style-writing.server";
import { readStyles } from "~/provider/stored-catalog/styles.server";
import type { DoorStyle } from "~/trade/catalog/door-style";
import { type ImportPlan, planInSteps } from "../style-csv";
import { recordVersion, type Saving } from "./style-versions.server";

/** How long a file waits to be applied: a day. */
const WAITS_MS = 86_400_000;

/** How many changes are marked at once. */
const CHANGES_PER_STEP = 200;

const AT_ONCE = () => Promise.resolve();

export interface StoredPlan extends ImportPlan {
  /** Changes whenever the plan does. */
  readonly mark: string;
}

/** Stores a file until it is applied, for a day at most; returns its id. */
export function storeImport(database: Database, csv: string, now: EpochMs): Promise<string> {
  const id = randomBytes(16).toString("hex");
  return write(database, async (trx) => {
    await trx
      .deleteFrom("catalog_import")
      .where("made_at", "<", now - WAITS_MS)
      .execute();
    await trx.insertInto("catalog_import").values({ id, made_at: now, csv }).execute();
    return id;
  });
}

/** A thousand rows take half a second: others are served meanwhile, unless they would wait for a transaction anyway. */
async function plannedFrom(csv: string, catalog: readonly DoorStyle[], pause: () => Promise<unknown>) {
  const steps = planInSteps(csv, catalog);
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  const { changes, ...others } = step.value;
  const hash = createHash("sha256").update(JSON.stringify(others));
  for (const [at, change] of changes.entries()) {
    if (at % CHANGES_PER_STEP === 0) await pause();
    hash.update(JSON.stringify(change));
  }
  return { ...step.value, mark: hash.digest("base64url") };
}

/** What a stored file would change; `null` if it is gone. */
export async function readPlan(
  db: Reader,
  id: string,
  today: CalendarDay,
  pause: () => Promise<unknown> = turn,
): Promise<StoredPlan | null> {
  const row = await db.selectFrom("catalog_import").select("csv").where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  return plannedFrom(row.csv, await readStyles(db, today), pause);
}

/**
 * Makes all changes of a stored file as one version, or none: "stale" if they no longer match this mark, "refused" if a
 * row cannot be applied. Returns the version's number.
 */
export function applyImport(
  database: Database,
  id: string,
  mark: string,
  saving: Saving,
): Promise<number | "gone" | "refused" | "stale"> {
  return write(database, async (trx) => {
    const plan = await readPlan(trx, id, saving.today, AT_ONCE);
    if (!plan) return "gone";
    if (plan.refused.length > 0 || plan.changes.length === 0) return "refused";
    if (plan.mark !== mark) return "stale";
    for (const { before, after } of plan.changes) if (before) await replaceStyle(trx, before, after);
    await addStyles(
      trx,
      plan.changes.flatMap(({ before, after }) => (before ? [] : [after])),
    );
    await trx.deleteFrom("catalog_import").where("id", "=", id).execute();
    return recordVersion(trx, "imported", plan.changes, saving);
  });
}
