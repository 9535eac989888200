import { write } from "~/base/database/database.server";
import { DAY_MS } from "~/base/time/time";
import { storeBilling } from "~/house/invoices/customer-billing.server";
import type { DecisionTag } from "~/provider/accounts/account";
import type { EarlierAccount } from "~/provider/contract/take-over.server";
import { findTier, type TierId } from "~/trade/pricing/tiers";
import type { DemoCustomer } from "./orders.server";
import { createPerson, type DemoPerson } from "./people";
import type { World } from "./world.server";

interface Business {
  readonly name: string;
  readonly tier: TierId;
  readonly decision: DecisionTag | null;
}

const DEALERS: readonly Business[] = [
  { name: "Northbank Kitchens", tier: "dealer", decision: "approved" },
  { name: "Refaced by Reyes", tier: "reseller", decision: "approved" },
  { name: "Cascade Cabinet Supply", tier: "wholesaler", decision: "approved" },
  { name: "Harbor Street Remodeling", tier: "trade", decision: null },
];

const APPLICANTS: readonly Business[] = [
  { name: "Two Rivers Millwork", tier: "dealer", decision: null },
  { name: "Juniper Interiors", tier: "reseller", decision: null },
];

/** How long after the confirmation a customer on account pays, in days. */
const NET_30_DAYS = 26;

function registrationOf({ contact, address }: DemoPerson, password: string, { tier: id }: Business) {
  const tier = findTier(id);
  if (!tier) throw new RangeError("no such tier");
  const { firstName, lastName, email, phone, businessName } = contact;
  const place = { firstName, lastName, company: businessName, phone, ...address };
  return {
    email,
    password,
    firstName,
    lastName,
    phone,
    businessName,
    addresses: { mailing: place, billing: place, shipping: place },
    tier: { id, label: tier.label, requiresApproval: tier.requiresApproval },
    acceptsEmailMarketing: false,
    acceptsSmsMarketing: false,
  } satisfies EarlierAccount["registration"];
}

interface Adding {
  readonly password: string;
  readonly at: number;
  readonly count: number;
}

async function addBusiness(world: World, business: Business, { password, at, count }: Adding) {
  const { addAccount, database, random, actorId, shop } = world;
  const person = createPerson(random, count, business.name);
  const decision = business.decision && { tag: business.decision, at: at + DAY_MS, by: actorId };
  const registration = registrationOf(person, password, business);
  const id = await addAccount(database, { registration, registeredAt: at, decision }, shop);
  return { person, id };
}

export type Dealer = DemoCustomer & { readonly account: NonNullable<DemoCustomer["account"]> };

/** Four dealers with accounts, two of them on net 30, and two businesses that await a decision. */
export async function addDealers(
  world: World,
  password: string,
  from: number,
  until: number,
): Promise<readonly Dealer[]> {
  const dealers: Dealer[] = [];
  for (const [at, business] of DEALERS.entries()) {
    const { person, id } = await addBusiness(world, business, { password, at: from + at * DAY_MS, count: at + 1 });
    const isOnAccount = business.tier === "dealer" || business.tier === "wholesaler";
    if (isOnAccount) {
      const billing = {
        terms: "net-30",
        exemption: { certificate: `R-${52_000 + at}`, state: null, expiresOn: null },
      } as const;
      const by = { actorId: world.actorId, revision: 0 };
      await write(world.database, (trx) => storeBilling(trx, { accountId: id }, billing, by, from + 5 * DAY_MS));
    }
    dealers.push({ person, account: { id, pricedTier: business.tier }, paysAfter: isOnAccount ? NET_30_DAYS : 2 });
  }
  for (const [at, business] of APPLICANTS.entries()) {
    await addBusiness(world, business, { password, at: until - (at + 1) * DAY_MS, count: DEALERS.length + at + 1 });
  }
  return dealers;
}
