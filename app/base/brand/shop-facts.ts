import type { TimeZone } from "~/base/time/time";
import { brand } from "./brand";

export interface ShopAddress {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

export interface ShopFacts {
  readonly name: string;
  readonly shortName: string;
  readonly slogan: string;
  readonly tagline: string;
  readonly description: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly email: string;
  /** `null` while an owner with a shop of their own has not typed it. */
  readonly address: ShopAddress | null;
  /** `null` if the owner says none. */
  readonly foundingYear: number | null;
  readonly hours: string;
  readonly timeZone: { readonly zone: TimeZone; readonly name: string };
  readonly social: readonly { readonly label: string; readonly href: string }[];
  readonly orderPrefix: string;
  readonly orderProcessing: string;
  readonly answerTime: string;
  /** The working days that making takes in styles without a lead time; `null` if the owner set none. */
  readonly leadDays: number | null;
  readonly changeRule: string;
  /** Of the next weeks, besides weekends. */
  readonly closedDays: readonly { readonly firstDay: string; readonly lastDay: string }[];
  /** The share of a prepaid order that is due before it is made, in tenths of a percent; 0 without a deposit. */
  readonly deposit: number;
  readonly notice: string;
}

export const DEFAULT_FACTS: ShopFacts = { ...brand.facts, closedDays: [], deposit: 0, notice: "" };

/** In one line: "418 Millrace Road, Portland, OR 97210". */
export const addressLine = ({ street, city, region, postalCode }: ShopAddress): string =>
  `${street}, ${city}, ${region} ${postalCode}`;

export const FACTS_META = "shop-facts";

const HELD = Symbol.for("shop.facts");

interface Holder {
  [HELD]?: ShopFacts;
}

const holder = globalThis as Holder;

export function changedFrom<Facts extends object>(before: Facts, facts: Facts): Partial<Facts> {
  const changed = Object.entries(facts).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Facts]),
  );
  return Object.fromEntries(changed) as Partial<Facts>;
}

const factsSent = (sent: string | null): ShopFacts =>
  sent === null ? DEFAULT_FACTS : { ...DEFAULT_FACTS, ...(JSON.parse(sent) as Partial<ShopFacts>) };

function factsOfDocument(): ShopFacts {
  const element =
    typeof document === "undefined" ? null : document.querySelector<HTMLMetaElement>(`meta[name=${FACTS_META}]`);
  return factsSent(element?.content ?? null);
}

/** On the server what the owner saved last, in the browser what its document has. Never read while a module loads. */
export function shopFacts(): ShopFacts {
  holder[HELD] ??= factsOfDocument();
  return holder[HELD];
}

export function holdShopFacts(facts: ShopFacts): void {
  holder[HELD] = facts;
}

export function holdDeposit(deposit: number): void {
  holdShopFacts({ ...shopFacts(), deposit });
}

/** What a document must say of the facts, or only of those named; `null` if they are the usual ones. */
export function factsToSend(names: readonly (keyof ShopFacts)[] | null = null): string | null {
  const all = Object.entries(changedFrom(DEFAULT_FACTS, shopFacts()));
  const changed = Object.fromEntries(all.filter(([name]) => names?.includes(name as keyof ShopFacts) ?? true));
  return Object.keys(changed).length > 0 ? JSON.stringify(changed) : null;
}

export function takeShopFacts(sent: string | null): void {
  if (typeof document !== "undefined") holdShopFacts(factsSent(sent));
}
