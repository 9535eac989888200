import { accountEntries } from "./account-entries";
import { type AccountPage, accountPages } from "./account-pages";
import { quotesPage } from "./quotes-words";

export interface AccountSection extends Pick<AccountPage, "to" | "title" | "summary"> {
  /** Its pages, in the order of their tabs; the first is the section's own address. */
  readonly parts: readonly Pick<AccountPage, "to" | "title">[];
}

const { ordersCurrent, ordersHistory, reorder, documents, payment, support, ...rest } = accountPages;
const { measurements, saved, profile, password, twoFactor } = rest;

/** Every page of the account is a part of one of its entries. */
export const accountSections: readonly AccountSection[] = [
  {
    ...accountEntries.orders,
    summary: "Current and past ones, reordering, documents, payment and support",
    parts: [ordersCurrent, ordersHistory, reorder, documents, payment, support],
  },
  { ...accountEntries.quotes, summary: quotesPage.summary, parts: [quotesPage] },
  { ...accountEntries.lists, summary: "Sizes of your jobs, and what is in your cart", parts: [measurements, saved] },
  {
    ...accountEntries.profile,
    summary: "Name, business, addresses and password",
    parts: [profile, password, twoFactor],
  },
];

/** The tabs of a section. The second factor is offered to people who run the shop, and shown where somebody is on it. */
export function partsShown({ parts }: AccountSection, here: string, runsShop: boolean): AccountSection["parts"] {
  return parts.filter(({ to }) => to !== twoFactor.to || runsShop || to === here);
}
