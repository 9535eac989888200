import type { Database } from "~/database/database.server";
import { ADMIN_TAG, type DecisionTag } from "~/domain/account";

const APPROVED: DecisionTag = "approved";

/**
 * Whether the shop knows an account: its address is confirmed, or the shop approved it or confirmed one of its orders.
 * Other accounts can be registered by anybody in any number.
 */
export async function isKnownAccount(database: Database, id: string): Promise<boolean> {
  const row = await database.get(
    `SELECT 1 AS one FROM customer WHERE id = ?1 AND (email_confirmed_at IS NOT NULL
       OR EXISTS (SELECT 1 FROM customer_tag WHERE customer_id = ?1 AND tag IN (?2, ?3))
       OR EXISTS (SELECT 1 FROM customer_order WHERE customer_id = ?1 AND state NOT IN ('received', 'cancelled')))`,
    id,
    APPROVED,
    ADMIN_TAG,
  );
  return row !== undefined;
}
