import type { Database } from "~/base/database/database.server";
import { describeAccountAdmin } from "./account-admin-stored";
import { describeAudit } from "./audit-stored";
import { describeBackups } from "./backups-stored";
import { describeBalances } from "./balances-stored";
import { describeCallers } from "./callers-stored";
import { describeCapacity } from "./capacity-stored";
import { describeCatalog } from "./catalog-stored";
import { describeChanges } from "./changes-stored";
import { describeClaims } from "./claims-stored";
import { describeCorrections } from "./corrections-stored";
import { describeCustomerBalances } from "./customer-balances-stored";
import { describeCustomers } from "./customers-stored";
import { describeFacts } from "./facts-stored";
import { describeFigures } from "./figures-stored";
import { describeInvoiceNumbers } from "./invoice-numbers-stored";
import { describeLists } from "./lists-stored";
import { describeMail } from "./mail-stored";
import { describeMessages } from "./messages-stored";
import { describeMoney } from "./money-stored";
import { describeOptions } from "./options-stored";
import { describeOrderAdmin } from "./order-admin-stored";
import { describeOrderEdits } from "./order-edits-stored";
import { describeOrderFinding } from "./order-finding-stored";
import { describeOrderLimits } from "./order-limits-stored";
import { describeOrderNotes } from "./order-notes-stored";
import { describeOrderPlacing } from "./order-placing-stored";
import { describeOrderRevisions } from "./order-revisions-stored";
import { describeOrders } from "./orders-stored";
import { describeOrdersToDo } from "./orders-to-do-stored";
import { describeOwnAccounts } from "./own-accounts-stored";
import { describePassports } from "./passports-stored";
import { describePeople } from "./people-stored";
import { describeQueue } from "./queue-stored";
import { describeQuotes } from "./quotes-stored";
import { describeReceivedOrders } from "./received-orders-stored";
import { describeReceivings } from "./receivings-stored";
import { describeRemakes } from "./remakes-stored";
import { describeRush } from "./rush-stored";
import { describeSamples } from "./samples-stored";
import { describeSettings } from "./settings-stored";
import { describeShipping } from "./shipping-stored";
import { describeShopMail } from "./shop-mail-stored";
import { describeTexts } from "./texts-stored";
import { describeTiles } from "./tiles-stored";
import { describeUnconfirmed } from "./unconfirmed-stored";
import { describeWaiting } from "./waiting-stored";
import type { OpenDatabase } from "./with-database";

const SUITES = [
  describeAccountAdmin,
  describeAudit,
  describeBackups,
  describeCallers,
  describeCatalog,
  describeChanges,
  describeCorrections,
  describeCustomerBalances,
  describeCustomers,
  describeFacts,
  describeFigures,
  describeInvoiceNumbers,
  describeLists,
  describeMail,
  describeMessages,
  describeMoney,
  describeOptions,
  describeOrderAdmin,
  describeOrderFinding,
  describeOrderLimits,
  describeOrderNotes,
  describeOrderPlacing,
  describeOrderRevisions,
  describeOrders,
  describeOrdersToDo,
  describeOwnAccounts,
  describePassports,
  describePeople,
  describeQueue,
  describeQuotes,
  describeReceivedOrders,
  describeReceivings,
  describeRemakes,
  describeSamples,
  describeSettings,
  describeTexts,
  describeShipping,
  describeShopMail,
  describeTiles,
  describeUnconfirmed,
  describeWaiting,
];

interface Engine {
  readonly name: string;
  readonly open: OpenDatabase;
  /** Opens one empty database several times, as several processes do. */
  openTimes(times: number): Promise<readonly Database[]>;
  readonly openPhotographs?: Parameters<typeof describeClaims>[2];
  /** How many random cases to try. */
  readonly edits: number;
  readonly balances: number;
}

/** Everything that the shop stores, tested with an engine; apart from {@link describeStoredWork}, which takes as long. */
export function describeAllStored({ name, open }: Pick<Engine, "name" | "open">): void {
  for (const suite of SUITES) suite(name, open);
}

/** Orders changed at random or by several processes, with the minutes that they book. */
export function describeStoredWork({ name, open, openTimes, openPhotographs, edits, balances }: Engine): void {
  describeClaims(name, open, openPhotographs);
  describeCapacity(name, openTimes);
  describeRush(name, openTimes);
  describeOrderEdits(name, open, edits);
  describeBalances(name, open, balances);
}
