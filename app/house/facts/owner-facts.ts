import { brand } from "~/base/brand/brand";
import { changedFrom, DEFAULT_FACTS, type ShopAddress, type ShopFacts } from "~/base/brand/shop-facts";
import type { CalendarDay } from "~/base/time/time";
import type { SavedVersion } from "~/house/audit/saved-settings";
import { announced, type Closure } from "~/house/calendar/closures";

export const SHOP_MAILS = ["orders", "changes", "claims", "messages", "applications", "failedMail"] as const;

export type ShopMail = (typeof SHOP_MAILS)[number];

/** A text across the top of every public page, from one day to another in the shop's time zone. */
export interface ShopNotice {
  /** Empty if there is none. */
  readonly text: string;
  /** Empty for no beginning. */
  readonly from: string;
  /** The last day; empty for no end. */
  readonly until: CalendarDay;
}

/** What the owner enters about the shop at `/admin/shop`. */
export interface OwnerFacts extends Omit<ShopFacts, "notice" | "closedDays" | "deposit" | "address"> {
  readonly address: ShopAddress;
  readonly notice: ShopNotice;
  /** The earliest first. */
  readonly closures: readonly Closure[];
  readonly mailTo: Readonly<Record<ShopMail, readonly string[]>>;
  /** Whether all of these addresses get the morning digest. */
  readonly hasDigest: boolean;
}

export interface SavedFacts {
  /** Counts the saves, from 1. */
  readonly revision: number;
  readonly facts: OwnerFacts;
}

export interface FactsVersion extends SavedFacts, Pick<SavedVersion<unknown>, "savedAt" | "savedBy"> {}

const { closedDays: _closedDays, deposit: NO_DEPOSIT, ...DEFAULTS } = DEFAULT_FACTS;

export const FIRST_FACTS: OwnerFacts = {
  ...DEFAULTS,
  address: brand.facts.address,
  notice: { text: "", from: "", until: "" },
  closures: [],
  mailTo: { orders: [], changes: [], claims: [], messages: [], applications: [], failedMail: [] },
  hasDigest: true,
};

/** Facts from what is stored of them: the values that differ from the default. */
export const factsOf = (stored: string): OwnerFacts => ({
  ...FIRST_FACTS,
  ...(JSON.parse(stored) as Partial<OwnerFacts>),
});

/** What is stored of facts, so that everything else follows the default. */
export const storedFacts = (facts: OwnerFacts): string => JSON.stringify(changedFrom(FIRST_FACTS, facts));

const isShown = ({ from, until }: ShopNotice, today: CalendarDay) =>
  (from === "" || from <= today) && (until === "" || today <= until);

/**
 * Facts without those of another shop: an address and links that are still the default's are nobody's own once the shop
 * has a name of its own.
 */
export function ownFacts<Facts extends Pick<OwnerFacts, "name" | "address" | "social">>(facts: Facts) {
  const { name, address, social } = facts;
  const isAnothers = (value: unknown, first: unknown) =>
    name !== FIRST_FACTS.name && JSON.stringify(value) === JSON.stringify(first);
  return {
    ...facts,
    address: isAnothers(address, FIRST_FACTS.address) ? null : address,
    social: isAnothers(social, FIRST_FACTS.social) ? [] : social,
  };
}

export function publicFacts(
  { closures, mailTo, hasDigest, notice, ...facts }: OwnerFacts,
  today: CalendarDay,
  deposit = NO_DEPOSIT,
): ShopFacts {
  const closedDays = announced(closures, today).map(({ firstDay, lastDay }) => ({ firstDay, lastDay }));
  return { ...ownFacts(facts), closedDays, deposit, notice: isShown(notice, today) ? notice.text : "" };
}

export const mailedAddresses = ({ mailTo }: OwnerFacts): readonly string[] => [
  ...new Set(Object.values(mailTo).flat()),
];
