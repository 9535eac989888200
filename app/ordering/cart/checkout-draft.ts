import { type FormDraft, formDraftOf, loadDraft, saveDraft } from "~/base/browser/form-draft";
import { ORDER_DETAIL_NAMES, ORDER_DETAILS } from "~/ordering/orders/order-details";
import { checkoutDraftKey } from "~/provider/accounts/sign-in-traces";

/** Fields that belong to one post of the form, or that the cart stores itself. */
const NOT_STORED: readonly string[] = [
  "lines",
  "key",
  "intent",
  "reviewed",
  "jobName",
  "rush",
  "addressSure",
  "freightZip",
];

/** Fields about a single order; contact and address stay for the next one. */
const OF_ONE_ORDER: readonly string[] = ORDER_DETAIL_NAMES.filter((name) => !ORDER_DETAILS[name].isKept);

const without = (draft: FormDraft, names: readonly string[]): FormDraft =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name)));

export function checkoutDraftOf(entries: Iterable<readonly [string, unknown]>): FormDraft {
  return without(formDraftOf(entries), NOT_STORED);
}

/** Forgets what belongs to an order once it is placed, but not the contact and address, for the next one. */
export function forgetOrderWords(brandKey: string): void {
  const key = checkoutDraftKey(brandKey);
  const draft = loadDraft(key);
  if (draft) saveDraft(key, without(draft, OF_ONE_ORDER));
}
