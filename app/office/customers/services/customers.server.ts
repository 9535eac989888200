import type { Database } from "~/base/database/database.server";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { EpochMs } from "~/base/time/time";
import type { ReadCertificate } from "~/house/invoices/certificates.server";
import type { Billing } from "~/house/invoices/customer-billing";
import { accountOfKey } from "~/provider/accounts/customer-files.server";
import { backend } from "~/provider/provider.server";
import type { TierId } from "~/trade/pricing/tiers";
import type { CustomerCounts, CustomerListPage, CustomerQuery, CustomerSums } from "../customer-list";
import * as list from "../customer-list.server";
import * as notes from "../customer-notes.server";
import type { CustomerQuote, CustomerRecords } from "../customer-records";
import * as changes from "../stored/customer-changes.server";
import * as records from "../stored/customer-records.server";

const LIST_UNAVAILABLE = "The customers could not be loaded";
const UNAVAILABLE = "The customer could not be loaded";
const NO_QUOTE = "The quote could not be loaded";
const NO_FILE = "The certificate could not be loaded";
const UNSAVED = "We cannot tell whether the change was saved. Open the customer again to see.";

/** A page of customers with the sums of its filter and what each of the page's lists has. @throws UpstreamFailure */
export async function readCustomerList(
  query: CustomerQuery,
): Promise<CustomerListPage & { readonly sums: CustomerSums | null; readonly counts: CustomerCounts }> {
  const { db } = await shopDatabase();
  const reading = async () => ({
    ...(await list.listCustomers(db, query)),
    sums: await list.sumCustomers(db, query),
    counts: await list.countCustomers(db),
  });
  return orUnavailable(LIST_UNAVAILABLE, reading());
}

/** Everything about a customer, or `null`, with the orders before the one with this number. Throws UpstreamFailure. */
export async function findCustomer(key: string, before: string | null): Promise<CustomerRecords | null> {
  return orUnavailable(UNAVAILABLE, records.findCustomer((await shopDatabase()).db, key, before));
}

const saving = async <T>(work: (database: Database, now: EpochMs) => Promise<T>): Promise<T> =>
  orUnavailable(UNSAVED, work(await shopDatabase(), Date.now()));

/** Adds a note about a customer. Throws UpstreamFailure, also if it is unknown whether it was added. */
export const addNote = (note: Parameters<typeof notes.addNote>[1]) =>
  saving((database, now) => notes.addNote(database, note, now));

/**
 * Removes a note about a customer, or undoes that. Throws UpstreamFailure, also if it is unknown whether it was
 * changed.
 */
export const setNoteRemoved = (note: Parameters<typeof notes.setNoteRemoved>[1]) =>
  saving((database, now) => notes.setNoteRemoved(database, note, now));

/** Saves how a customer is billed. Throws UpstreamFailure, also if it is unknown whether it was saved. */
export const saveBilling = (change: changes.BillingChange, billing: Billing, certificate: ReadCertificate | null) =>
  saving((database, now) => changes.saveBilling(database, change, billing, certificate, now));

/** Restores how a customer was billed before the latest save. Throws UpstreamFailure, also if that is unknown. */
export const undoLastBilling = (change: changes.BillingChange) =>
  saving((database, now) => changes.undoLastBilling(database, change, now));

/** A certificate of a customer, or `null`. Throws UpstreamFailure. */
export async function findCertificate(key: string, id: string): Promise<ReadCertificate | null> {
  return orUnavailable(NO_FILE, changes.certificateOf((await shopDatabase()).db, key, id));
}

/** A quote by its number, with its customer, or `null`. Throws UpstreamFailure. */
export async function findCustomersQuote(number: string): Promise<CustomerQuote | null> {
  return orUnavailable(NO_QUOTE, records.findCustomersQuote((await shopDatabase()).db, number));
}

/** Whether the tiers of accounts can be changed here. A remote provider changes its own. */
export async function changesTiers(): Promise<boolean> {
  return (await backend()).accounts !== null;
}

/** Gives a customer's account another tier. Throws UpstreamFailure, also if it is unknown whether it was changed. */
export async function changeTier(change: {
  readonly key: string;
  readonly actorId: string;
  readonly tier: TierId;
}): Promise<"done" | "unknown"> {
  const { accounts } = await backend();
  const id = await orUnavailable(UNSAVED, accountOfKey((await shopDatabase()).db, change.key));
  if (!accounts || id === null) return "unknown";
  return orUnavailable(UNSAVED, accounts.changeTier({ id, tier: change.tier, adminId: change.actorId }));
}
