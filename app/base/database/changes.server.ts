import type { Log } from "~/base/platform/log.server";
import type { Database, Transaction } from "./database.server";

export type Topic = "catalog" | "settings" | "shop";

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
  const known = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isClosed = false;
  let isFailing = false;

  async function look(): Promise<void> {
    const rows = await db.selectFrom("shop_change").selectAll().execute();
    const versions = new Map(rows.map(({ topic, version }) => [topic, version]));
    for (const [topic, renew] of Object.entries(renewals)) {
      const version = versions.get(topic) ?? 0;
      if (known.get(topic) === version) continue;
      await renew();
      known.set(topic, version);
    }
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
