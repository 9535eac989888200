import { normalizeEmail } from "~/addresses/email";
import { recordEvent } from "~/audit/audit.server";
import type { Reader, Transaction } from "~/database/database.server";
import { type Billing, type CustomerKey, DEFAULT_BILLING } from "./customer-billing";

const keyOf = (who: CustomerKey) =>
  "accountId" in who ? `account:${who.accountId}` : `mail:${normalizeEmail(who.email)}`;

/** How a customer is billed, with the number of its save: 0 if nothing was ever saved. */
export interface SavedBilling extends Billing {
  readonly revision: number;
}

/** How a customer is billed now; {@link DEFAULT_BILLING} at revision 0 if nothing was ever saved. */
export async function readBilling(db: Reader, who: CustomerKey): Promise<SavedBilling> {
  const row = await db
    .selectFrom("customer_billing")
    .selectAll()
    .where("customer", "=", keyOf(who))
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return { ...DEFAULT_BILLING, revision: 0 };
  const { certificate, exempt_in: state, expires_on: expiresOn, terms, revision } = row;
  return { terms, exemption: certificate === null ? null : { certificate, state, expiresOn }, revision };
}

/**
 * Saves how a customer is billed, and records an event of the person who does it. Every save remains stored. It applies
 * to orders that are confirmed from then on; an invoice keeps its due date.
 *
 * @param billing the certificate must not be empty, days are YYYY-MM-DD, states are postal codes
 * @param by the person's account, and the revision of {@link readBilling} that they saw
 * @param now in milliseconds since the epoch
 * @returns "stale" if somebody else saved in the meantime; then nothing is stored
 */
export async function storeBilling(
  trx: Transaction,
  who: CustomerKey,
  { terms, exemption }: Billing,
  by: { readonly actorId: string; readonly revision: number },
  now: number,
): Promise<"saved" | "stale"> {
  if ((await readBilling(trx, who)).revision !== by.revision) return "stale";
  await trx
    .insertInto("customer_billing")
    .values({
      customer: keyOf(who),
      revision: by.revision + 1,
      saved_at: now,
      saved_by: by.actorId,
      terms,
      certificate: exemption?.certificate ?? null,
      exempt_in: exemption?.state ?? null,
      expires_on: exemption?.expiresOn ?? null,
    })
    .execute();
  const subjectId = "accountId" in who ? who.accountId : null;
  await recordEvent(trx, { kind: "billing.changed", actorId: by.actorId, subjectId }, now);
  return "saved";
}
