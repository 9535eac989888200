import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import { type Reader, ROWS_PER_BATCH } from "~/base/database/database.server";
import { foldedSearch } from "~/base/database/differences/search-text.server";
import type { EpochMs } from "~/base/time/time";
import type { InboxQuery } from "~/storefront/marketing/contact-message";

interface Place {
  readonly id: string;
  readonly received_at: EpochMs;
}

/** The next messages after a place, newest first, each with whether it is one of the requested. */
function portionAfter(db: Reader, last: Place | undefined, { show, search }: Omit<InboxQuery, "before">) {
  let portion = db
    .selectFrom("contact_message")
    .select(["id", "received_at"])
    .select(({ and, eb }) =>
      eb
        .case()
        .when(
          and([
            eb(sql`instr(search_text, ${foldedSearch(search)})`, ">", 0),
            eb("deleted_at", show === "deleted" ? "is not" : "is", null),
            ...(show === "unread" || show === "unanswered" ? [eb("answered_at", "is", null)] : []),
            ...(show === "unread" ? [eb("read_at", "is", null)] : []),
          ]),
        )
        .then(1)
        .else(0)
        .end()
        .as("is_found"),
    );
  if (last) {
    portion = portion
      .where("received_at", "<=", last.received_at)
      .where(({ eb, or }) => or([eb("received_at", "<", last.received_at), eb("id", ">", last.id)]));
  }
  return portion.orderBy("received_at", "desc").orderBy("id").limit(ROWS_PER_BATCH).execute();
}

/** Reads in portions: SQLite works in this process, and between two portions pages get their turn. */
export async function findInInbox(
  db: Reader,
  query: Omit<InboxQuery, "before">,
  after: Place | undefined,
  most: number,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (let last = after; ; await turn()) {
    const portion = await portionAfter(db, last, query);
    found.push(...portion.flatMap(({ id, is_found }) => (is_found === 1 ? id : [])));
    last = portion.at(-1);
    if (portion.length < ROWS_PER_BATCH || found.length >= most) return found.slice(0, most);
  }
}
