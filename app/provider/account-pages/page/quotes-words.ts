import { accountEntries } from "./account-entries";
import type { AccountPage } from "./account-pages";

export const quotesPage = {
  ...accountEntries.quotes,
  summary: "Prices that are held for you",
  description: "Quotes for made-to-order cabinet doors: a number, a date, and a price that is held until then.",
  lead: "A quote holds the price of a cut list until a date. Order it with one button, or print it for your customer.",
  points: [
    "“Save as a quote”, in the cart and at the checkout, makes a quote of all their pieces at your price of that day.",
    "Until its last day, you can order a quote at the price it states. If our price has gone down since, you pay the lower one.",
    "Each quote can be ordered only once. To order the same again, put its pieces back into the cart.",
    "Print it as it is, or under your own name with your markup and your own lines, or send your client a link: only your prices are in it.",
  ],
  next: { text: "Make a quote of what is in your cart.", label: "Open the cart", to: "/cart" },
} as const satisfies AccountPage;

export const quotePathOf = (number: string) => `${quotesPage.to}/${number}`;

export const orderPathOf = (number: string) => `${quotePathOf(number)}/order`;

export const paperPathOf = (number: string) => `${quotePathOf(number)}/paper`;
