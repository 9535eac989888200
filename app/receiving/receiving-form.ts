import { MAX_PHOTOGRAPH_BYTES } from "~/claims/photograph";
import { MAX_CLAIM_PHOTOGRAPHS } from "~/orders/claims";
import { isOrderKey, messageText } from "~/orders/order";
import type { SentTicks, Tickables } from "./receiving";

export const RECEIVING_FORM_ID = "receiving";

/** The names of the fields. */
export const RECEIVING_NAMES = {
  key: "key",
  tickedAt: "tickedAt",
  here: "here",
  damaged: "damaged",
  rest: "rest",
  words: "words",
  photographs: "photographs",
} as const;

/** The files and parts that the form may hold: two ticks for each carton and each piece. */
export const RECEIVING_FILES = {
  field: RECEIVING_NAMES.photographs,
  files: MAX_CLAIM_PHOTOGRAPHS,
  bytes: MAX_PHOTOGRAPH_BYTES,
  parts: 2000,
} as const;

/** The longest text in the customer's own words, in UTF-16 code units; a claim has room for it and the lists. */
export const MAX_WORDS_LENGTH = 600;

export const WORDS_TOO_LONG = `Please use at most ${MAX_WORDS_LENGTH} characters`;

/** Whether a key and a time by the device's clock were sent as the page sends them. */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * Reads what was ticked off; ticks of what the order does not have are left out.
 *
 * @returns `null` if the form is not the page's
 */
export function readReceiving(form: URLSearchParams, { cartons, pieces }: Tickables): SentTicks | null {
  const key = form.get(RECEIVING_NAMES.key) ?? "";
  if (!isOrderKey(key)) return null;
  const known = [...cartons, ...pieces].map(({ value }) => value);
  const ticked = (name: string) => {
    const sent = new Set(form.getAll(name));
    return known.filter((value) => sent.has(value));
  };
  const tickedAt = form.get(RECEIVING_NAMES.tickedAt) ?? "";
  return {
    key,
    tickedAt: isMoment(tickedAt) ? tickedAt : "",
    here: ticked(RECEIVING_NAMES.here),
    damaged: ticked(RECEIVING_NAMES.damaged),
    isRestMissing: form.has(RECEIVING_NAMES.rest),
    words: messageText(form.get(RECEIVING_NAMES.words) ?? ""),
  };
}
