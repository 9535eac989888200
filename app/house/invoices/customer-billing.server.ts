import type { Selectable } from "kysely";
import { normalizeEmail } from "~/base/addresses/email";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { dropCertificates } from "./certificates.server";
import { type Billing, type CustomerKey, DEFAULT_BILLING, type Exemption } from "./customer-billing";

const keyOf = (who: CustomerKey) =>
  "accountId" in who ? `account:${who.accountId}` : `mail:${normalizeEmail(who.email)}`;

/** How a customer is billed, with the number of its save: 0 if nothing was ever saved. */
interface SavedBilling extends Billing {
  readonly revision: number;
}

const savesFor = (db: Reader, who: CustomerKey) =>
  db
    .selectFrom("customer_billing")
    .leftJoin("tax_certificate", "tax_certificate.id", "certificate_file")
    .selectAll("customer_billing")
    .select("tax_certificate.name as file_name")
    .where("customer", "=", keyOf(who))
    .orderBy("revision", "desc");

type Save = Selectable<Schema["customer_billing"]> & { readonly file_name: string | null };

function exemptionOf({ certificate, exempt_in, expires_on, certificate_file, file_name }: Save): Exemption | null {
  if (certificate === null) return null;
  const file = certificate_file !== null && { file: { id: certificate_file, name: file_name ?? "" } };
  return { certificate, state: exempt_in, expiresOn: expires_on, ...file };
}

const billingOf = (save: Save): SavedBilling => ({
  terms: save.terms,
  exemption: exemptionOf(save),
  revision: save.revision,
});

export async function readBilling(db: Reader, who: CustomerKey): Promise<SavedBilling> {
  const save = await savesFor(db, who).limit(1).executeTakeFirst();
  return save ? billingOf(save) : { ...DEFAULT_BILLING, revision: 0 };
}

export async function everyBillingOf(db: Reader, who: CustomerKey): Promise<readonly SavedBilling[]> {
  return (await savesFor(db, who).execute()).map(billingOf);
}

/**
 * Saves how a customer is billed, with an event of the person. Every save remains stored. It applies to orders that are
 * confirmed from then on; an invoice keeps its due date.
 *
 * @param by with the revision of {@link readBilling} that they saw
 * @returns "stale" if somebody else saved in the meantime; then nothing is stored
 */
export async function storeBilling(
  trx: Transaction,
  who: CustomerKey,
  { terms, exemption }: Billing,
  by: { readonly actorId: string; readonly revision: number },
  now: EpochMs,
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
      certificate_file: exemption?.file?.id ?? null,
    })
    .execute();
  const subjectId = "accountId" in who ? who.accountId : null;
  await recordEvent(trx, { kind: "billing.changed", actorId: by.actorId, subjectId }, now);
  return "saved";
}

/** Restores what was saved before the latest save, as a new save; "stale" also if nothing was ever saved. */
export async function undoBilling(
  trx: Transaction,
  who: CustomerKey,
  by: { readonly actorId: string; readonly revision: number },
  now: EpochMs,
): Promise<"saved" | "stale"> {
  if (by.revision === 0) return "stale";
  const before = await savesFor(trx, who)
    .where("revision", "=", by.revision - 1)
    .executeTakeFirst();
  return storeBilling(trx, who, before ? billingOf(before) : DEFAULT_BILLING, by, now);
}

/** Moves a customer's billing, with every save, to another customer, unless that one already has its own. */
export async function moveBilling(trx: Transaction, from: CustomerKey, to: CustomerKey): Promise<void> {
  if ((await readBilling(trx, to)).revision > 0) return;
  await trx
    .updateTable("customer_billing")
    .set({ customer: keyOf(to) })
    .where("customer", "=", keyOf(from))
    .execute();
}

export async function dropBilling(trx: Transaction, who: CustomerKey): Promise<void> {
  const saves = await savesFor(trx, who).execute();
  await trx.deleteFrom("customer_billing").where("customer", "=", keyOf(who)).execute();
  await dropCertificates(
    trx,
    saves.flatMap(({ certificate_file: id }) => id ?? []),
  );
}

export async function hasCertificate(db: Reader, who: CustomerKey, id: string): Promise<boolean> {
  const save = savesFor(db, who).where("certificate_file", "=", id).limit(1);
  return (await save.executeTakeFirst()) !== undefined;
}
