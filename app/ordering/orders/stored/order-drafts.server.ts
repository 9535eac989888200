import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { EpochMs } from "~/base/time/time";
import type { OrderRow } from "./order-rows.server";
import { rowOfId } from "./orders.server";

type DraftRow = Selectable<Schema["order_draft"]>;

/** An invoice of an order. */
export interface KnownDraft {
  /** Its unique name at the provider, used to find it there. */
  readonly ref: string;
  /** The version of the order that it bills. */
  readonly version: number;
  readonly part: number;
  readonly cents: number;
  /** To be created, created, paid, or withdrawn. */
  readonly state: DraftRow["state"];
  /** When it was last sent without receiving an answer; otherwise `null`. */
  readonly sentAt: EpochMs | null;
  /** The provider's id; `null` if unknown. */
  readonly draftId: string | null;
}

/** A change to an invoice. */
export type DraftChange = Partial<Pick<KnownDraft, "state" | "sentAt" | "draftId">> & { readonly url?: string | null };

/**
 * The name of one invoice at the provider: 36 characters, slightly below the limit for a tag there. It is derived from
 * the order's own secret, so that the name is unique even if several databases share the provider.
 */
function refOf({ key }: OrderRow, version: number, part: number): string {
  return `ref-${createHash("sha256").update(`${key} ${version} ${part}`).digest("hex").slice(0, 32)}`;
}

const toKnown = ({ ref, version, part, cents, state, sent_at, draft_id }: DraftRow): KnownDraft => ({
  ...{ ref, version, part, cents, state },
  sentAt: sent_at,
  draftId: draft_id,
});

/** The invoices of an order, of all its versions, oldest first. */
export async function draftsOf(db: Reader, orderId: number): Promise<KnownDraft[]> {
  const rows = await db
    .selectFrom("order_draft")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("version")
    .orderBy("part")
    .execute();
  return rows.map(toKnown);
}

/**
 * Stores the invoices of an order's version, one for each of these amounts; invoices already stored are unchanged.
 *
 * @throws BusyError while the database is busy or full
 */
export function planDrafts(
  database: Database,
  { orderId, version }: { readonly orderId: number; readonly version: number },
  cents: readonly number[],
): Promise<readonly KnownDraft[]> {
  return write(database, async (trx) => {
    const order = (await rowOfId(trx, orderId)) as OrderRow;
    for (const [part, share] of cents.entries()) {
      const ref = refOf(order, version, part);
      await trx
        .insertInto("order_draft")
        .values({ ref, order_id: orderId, version, part, cents: share, state: "wanted" })
        .onConflict((known) => known.doNothing())
        .execute();
    }
    return (await draftsOf(trx, orderId)).filter((draft) => draft.version === version);
  });
}

/**
 * Stores a change to the invoice with this name.
 *
 * @throws BusyError while the database is busy or full
 */
export async function noteDraft(
  database: Database,
  ref: string,
  { state, sentAt: sent_at, draftId: draft_id, url }: DraftChange,
): Promise<void> {
  await write(database, (trx) =>
    trx.updateTable("order_draft").set({ state, sent_at, draft_id, url }).where("ref", "=", ref).execute(),
  );
}
