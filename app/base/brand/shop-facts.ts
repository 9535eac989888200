import { brand } from "./brand";

/** What pages, mails and documents say about the shop. */
export interface ShopFacts {
  readonly name: string;
  readonly shortName: string;
  readonly slogan: string;
  readonly tagline: string;
  readonly description: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    /** The state's postal code. */
    readonly region: string;
    readonly postalCode: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
  };
  /** The time of day, and after a comma the days. */
  readonly hours: string;
  /** The zone of the shop's days and times: its IANA name, and its name in words. */
  readonly timeZone: { readonly zone: string; readonly name: string };
  readonly social: readonly { readonly label: string; readonly href: string }[];
  /** The prefix of new orders' numbers: one to four capital letters. */
  readonly orderPrefix: string;
  /** How soon orders are processed: "24 hours". */
  readonly orderProcessing: string;
  /** How soon questions are answered during business hours: "one hour". */
  readonly answerTime: string;
  /** The working days that making takes in styles without a lead time; `null` if the owner set none. */
  readonly leadDays: number | null;
  /** Until when an order can be changed, as a sentence. */
  readonly changeRule: string;
  /** The days of the next weeks on which the shop is closed, YYYY-MM-DD, besides weekends. */
  readonly closedDays: readonly { readonly firstDay: string; readonly lastDay: string }[];
  /** The share of a prepaid order that is due before it is made, in tenths of a percent; 0 without a deposit. */
  readonly deposit: number;
  /** The text at the top of every public page today; empty on most days. */
  readonly notice: string;
}

/** The facts of a shop whose owner has changed nothing. */
export const DEFAULT_FACTS: ShopFacts = { ...brand.facts, closedDays: [], deposit: 0, notice: "" };

/** The name of the `meta` element that has the facts for the browser. */
export const FACTS_META = "shop-facts";

const HELD = Symbol.for("shop.facts");

interface Holder {
  [HELD]?: ShopFacts;
}

const holder = globalThis as Holder;

/** The values of `facts` that differ from those of `before`. */
export function changedFrom<Facts extends object>(before: Facts, facts: Facts): Partial<Facts> {
  const changed = Object.entries(facts).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Facts]),
  );
  return Object.fromEntries(changed) as Partial<Facts>;
}

/** The facts from what {@link factsToSend} returned. */
const factsSent = (sent: string | null): ShopFacts =>
  sent === null ? DEFAULT_FACTS : { ...DEFAULT_FACTS, ...(JSON.parse(sent) as Partial<ShopFacts>) };

/** The facts in the document that the server rendered, so that the browser shows the same. */
function factsOfDocument(): ShopFacts {
  const element =
    typeof document === "undefined" ? null : document.querySelector<HTMLMetaElement>(`meta[name=${FACTS_META}]`);
  return factsSent(element?.content ?? null);
}

/**
 * The facts about the shop: on the server those that the owner saved last, in the browser those of its document. They
 * are the same for everyone. A text that quotes them must be built when it is needed, not when its module is loaded.
 */
export function shopFacts(): ShopFacts {
  holder[HELD] ??= factsOfDocument();
  return holder[HELD];
}

/** Sets the facts that this process uses from now on. */
export function holdShopFacts(facts: ShopFacts): void {
  holder[HELD] = facts;
}

/** Sets the deposit that this process states from now on: it is saved with the owner's other decisions about money. */
export function holdDeposit(deposit: number): void {
  holdShopFacts({ ...shopFacts(), deposit });
}

/** The facts that a document or response must send to the browser, as JSON; `null` if all are the default. */
export function factsToSend(): string | null {
  const changed = changedFrom(DEFAULT_FACTS, shopFacts());
  return Object.keys(changed).length > 0 ? JSON.stringify(changed) : null;
}

/** Sets the browser's facts to those of the server's latest response; does nothing on the server. */
export function takeShopFacts(sent: string | null): void {
  if (typeof document !== "undefined") holdShopFacts(factsSent(sent));
}
