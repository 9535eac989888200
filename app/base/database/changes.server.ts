import type { Log } from "~/base/platform/log.server";
import type { Database, Transaction } from "./database.server";

/** What people change on the admin pages and public pages show. */
const TOPICS = ["catalog", "settings", "shop", "texts"] as const;
export type Topic = (typeof TOPICS)[number];

const LOOK_MS = 500;

export async function noteChange(trx: Transaction, topic: Topic): Promise<void> {
  await trx
    .insertInto("shop_change")
    .values({ topic, version: 1 })
    .onConflict((known) =>
      known.column("topic").doUpdateSet(({ eb, ref }) => ({
        version: eb(ref("shop_change.version"), "+", 1),
      })),
    )
    .execute();
}

/** The versions that this process's copies have, by database and topic. */
const copies = new WeakMap<Database["db"], Map<Topic, number>>();

/**
 * Renews this process's copy of a topic, unless it already has the newest version. Whoever saves a change calls this
 * after the transaction, so that {@link followChanges} does not renew the copy again.
 */
export async function renewCopy({ db }: Pick<Database, "db">, topic: Topic, renew: () => Promise<void>): Promise<void> {
  const row = await db.selectFrom("shop_change").select("version").where("topic", "=", topic).executeTakeFirst();
  await renewTo(db, topic, row?.version ?? 0, renew);
}

async function renewTo(db: Database["db"], topic: Topic, version: number, renew: () => Promise<void>): Promise<void> {
  const known = copies.get(db) ?? new Map<Topic, number>();
  copies.set(db, known);
  if (known.get(topic) === version) return;
  await renew();
  known.set(topic, version);
}

interface Following {
  close(): Promise<void>;
}

/**
 * The first look renews every copy: another process may have saved something between the reading of a copy, as this
 * process started, and that look. A renewal that fails is tried again at the next look.
 */
export function followChanges(
  { db }: Database,
  renewals: Readonly<Record<Topic, () => Promise<void>>>,
  log: Log,
): Following {
  copies.delete(db);
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isClosed = false;
  let isFailing = false;

  async function look(): Promise<void> {
    const rows = await db.selectFrom("shop_change").selectAll().execute();
    const versions = new Map(rows.map(({ topic, version }) => [topic, version]));
    for (const topic of TOPICS) await renewTo(db, topic, versions.get(topic) ?? 0, renewals[topic]);
  }

  async function next(): Promise<void> {
    try {
      await look();
      isFailing = false;
    } catch (error) {
      // One line for each time that the database is away, not two a second.
      if (!isFailing) log.error("changes.unread", { error });
      isFailing = true;
    }
    if (!isClosed) timer = setTimeout(again, LOOK_MS).unref();
  }

  function again(): void {
    looking = next();
  }

  again();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
