import { intentValue } from "~/configurator/order-form/order-intents";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";

const FIELD = /^[a-z]+\[\d+\]\.([a-zA-Z]+)$/;

/**
 * The order form as its button would post it, but without fields that have the value of a blank piece: the server reads
 * the same list, and a long one stays below the size at which forms are refused.
 */
export function listPost(form: HTMLFormElement, intent: "price" | "compare"): FormData {
  const blank: Readonly<Record<string, string | boolean>> = { ...BLANK_PIECE };
  const post = new FormData();
  for (const [name, value] of new FormData(form)) {
    const field = FIELD.exec(name)?.[1];
    if (field && field !== "widthInches" && value === blank[field]) continue;
    if (name !== "intent") post.append(name, value);
  }
  post.set("intent", intentValue({ type: intent }));
  return post;
}
