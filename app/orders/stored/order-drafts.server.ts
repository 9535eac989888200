import { createHash } from "node:crypto";
import { type Database, inTransaction, whenWritable } from "~/database/database.server";
import type { DraftRow, DraftState } from "./order-payments.server";
import type { OrderRow } from "./order-rows.server";
import { rowOfId } from "./orders.server";

/** An invoice of an order. */
export interface KnownDraft {
  /** Its unique name at the provider, by which it is found there. */
  readonly ref: string;
  /** The version of the order that it bills. */
  readonly version: number;
  readonly part: number;
  readonly cents: number;
  readonly state: DraftState;
  /** When it was last sent without a known answer, in milliseconds since the epoch; `null` if it was not. */
  readonly sentAt: number | null;
  /** The provider's id; `null` if unknown. */
  readonly draftId: string | null;
}

/** A change to an invoice. */
export type DraftChange = Partial<Pick<KnownDraft, "state" | "sentAt" | "draftId">> & { readonly url?: string | null };

/**
 * The name of one invoice at the provider: 36 characters, slightly below the limit for a tag there. It is derived from
 * the order's own secret, so that no other database has the same one.
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
export async function draftsOf(database: Database, orderId: number): Promise<KnownDraft[]> {
  const sql = "SELECT * FROM order_draft WHERE order_id = ? ORDER BY version, part";
  return (await database.all<DraftRow>(sql, orderId)).map(toKnown);
}

/** Stores the invoices of an order's version, for these amounts; invoices already known stay as they are. */
export function planDrafts(
  database: Database,
  { orderId, version }: { readonly orderId: number; readonly version: number },
  cents: readonly number[],
): Promise<readonly KnownDraft[]> {
  return whenWritable(() =>
    inTransaction(database, async () => {
      const order = (await rowOfId(database, orderId)) as OrderRow;
      for (const [part, share] of cents.entries()) {
        await database.run(
          `INSERT INTO order_draft (ref, order_id, version, part, cents, state) VALUES (?, ?, ?, ?, ?, 'wanted')
           ON CONFLICT DO NOTHING`,
          refOf(order, version, part),
          orderId,
          version,
          part,
          share,
        );
      }
      return (await draftsOf(database, orderId)).filter((draft) => draft.version === version);
    }),
  );
}

const COLUMNS = { state: "state", sentAt: "sent_at", draftId: "draft_id", url: "url" } as const;

/** Stores a change to the invoice with a name. */
export async function noteDraft(database: Database, ref: string, change: DraftChange): Promise<void> {
  const names = (Object.keys(change) as (keyof DraftChange)[]).map((name) => `${COLUMNS[name]} = ?`);
  const values = Object.values(change) as (string | number | null)[];
  await whenWritable(() => database.run(`UPDATE order_draft SET ${names.join(", ")} WHERE ref = ?`, ...values, ref));
}
