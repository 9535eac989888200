import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { MAX_CERTIFICATES } from "~/house/invoices/certificate";
import { findCertificate, type ReadCertificate, storeCertificate } from "~/house/invoices/certificates.server";
import type { Billing } from "~/house/invoices/customer-billing";
import {
  everyBillingOf,
  hasCertificate,
  readBilling,
  storeBilling,
  undoBilling,
} from "~/house/invoices/customer-billing.server";
import { fileOfKey } from "../customer-list.server";
import { billedAs } from "./customer-records.server";

export interface BillingChange {
  readonly key: string;
  readonly actorId: string;
  readonly revision: number;
}

/** The result of a save. "full" means that the customer has the maximum number of certificates. */
export type BillingOutcome = "saved" | "stale" | "unknown" | "full";

/** The exemption with its file: the one that is sent now, or else the one of the last save. */
async function withFile(
  trx: Transaction,
  { terms, exemption }: Billing,
  last: Billing,
  certificate: ReadCertificate | null,
  now: EpochMs,
): Promise<Billing> {
  if (!exemption) return { terms, exemption };
  const file = certificate ? await storeCertificate(trx, certificate, now) : last.exemption?.file;
  return { terms, exemption: { ...exemption, ...(file && { file }) } };
}

export function saveBilling(
  database: Database,
  { key, ...by }: BillingChange,
  billing: Billing,
  certificate: ReadCertificate | null,
  now: EpochMs,
): Promise<BillingOutcome> {
  return write(database, async (trx) => {
    const file = await fileOfKey(trx, key);
    if (!file) return "unknown";
    const who = billedAs(file);
    const last = await readBilling(trx, who);
    if (last.revision !== by.revision) return "stale";
    const known = new Set((await everyBillingOf(trx, who)).flatMap(({ exemption }) => exemption?.file?.id ?? []));
    if (certificate && known.size >= MAX_CERTIFICATES) return "full";
    return storeBilling(trx, who, await withFile(trx, billing, last, certificate, now), by, now);
  });
}

export function undoLastBilling(
  database: Database,
  { key, ...by }: BillingChange,
  now: EpochMs,
): Promise<Exclude<BillingOutcome, "full">> {
  return write(database, async (trx) => {
    const file = await fileOfKey(trx, key);
    return file ? undoBilling(trx, billedAs(file), by, now) : "unknown";
  });
}

export async function certificateOf(db: Reader, key: string, id: string): Promise<ReadCertificate | null> {
  const file = await fileOfKey(db, key);
  return file && (await hasCertificate(db, billedAs(file), id)) ? findCertificate(db, id) : null;
}
