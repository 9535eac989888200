import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { findProfile } from "~/provider/account-pages/services/own-accounts.server";
import { type DealerFormState, type DealerPaperValues, readDealerForm } from "../dealer-paper-form";
import { markedUp } from "../markup";
import type { Quote } from "../quote";

/** The business name of an account. Empty if its profile is managed elsewhere or cannot be loaded: it can be typed. */
async function businessOf(customerId: string): Promise<string> {
  return (await orNullIfDown(findProfile(customerId)))?.profile.businessName ?? "";
}

/** The number of a quote without the shop's letters: a dealer's quote must not name the shop. */
const plainNumber = ({ number }: Quote) => number.slice(number.indexOf("-") + 1);

function dealerSheet(quote: Quote, { business, client, markup }: DealerPaperValues) {
  const { lines, pricing, jobName, madeAt, validUntil } = quote;
  return {
    title: `Quote ${plainNumber(quote)}`,
    ...{ business, client, jobName, madeAt, validUntil },
    ...markedUp(lines, pricing, markup),
  };
}

/** A quote for printing: the shop's own, or under a dealer's name, which contains only the dealer's prices. */
interface QuotePaperShown extends Pick<DealerFormState, "fields" | "errors"> {
  readonly number: string;
  readonly paper: { readonly quote: Quote } | { readonly dealer: ReturnType<typeof dealerSheet> };
}

export async function quotePaper(quote: Quote, query: URLSearchParams, customerId: string): Promise<QuotePaperShown> {
  const { number } = quote;
  const form = readDealerForm(query);
  if (form?.paper)
    return { number, paper: { dealer: dealerSheet(quote, form.paper) }, fields: form.fields, errors: {} };
  if (form) return { number, paper: { quote }, fields: form.fields, errors: form.errors };
  const fields = { business: await businessOf(customerId), client: "", markup: "" };
  return { number, paper: { quote }, fields, errors: {} };
}
