import type { FormProblem } from "~/house/forms/form-problem";
import { MAX_PHOTOGRAPH_BYTES, tooManyProblem } from "~/ordering/claims/photograph";
import { MAX_CLAIM_PHOTOGRAPHS } from "~/ordering/orders/claims";
import { isOrderKey, messageText } from "~/ordering/orders/order";
import type { DevicePhotograph, Draft } from "./on-device";
import { type KeyedTicks, MAX_TICKED, type Tickables, type Ticks } from "./receiving";

export const RECEIVING_FORM_ID = "receiving";

export const RECEIVING_NAMES = {
  key: "key",
  tickedAt: "tickedAt",
  here: "here",
  damaged: "damaged",
  rest: "rest",
  words: "words",
  photographs: "photographs",
} as const;

/** Room for the other fields, and for more photographs than are taken, which are refused in words. */
const OTHER_PARTS = 100;

/** The files and parts that the form may hold: two ticks for each carton and each piece. */
export const RECEIVING_FILES = {
  field: RECEIVING_NAMES.photographs,
  files: MAX_CLAIM_PHOTOGRAPHS,
  bytes: MAX_PHOTOGRAPH_BYTES,
  parts: 2 * MAX_TICKED + OTHER_PARTS,
} as const;

/** The longest text in the customer's own words, in UTF-16 code units; a claim has room for it and the lists. */
export const MAX_REMARK_LENGTH = 600;

const WORDS_TOO_LONG = `Please use at most ${MAX_REMARK_LENGTH} characters`;

/** Whether a time by the device's clock was sent as the page sends it. */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** What was ticked off, without ticks of what the order does not have; `null` if the form is not the page's. */
export function readReceiving(form: URLSearchParams, { cartons, pieces }: Tickables): KeyedTicks | null {
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

export const receivingFaults = ({ words }: Ticks, photographs: number): Readonly<Record<string, string>> => ({
  ...(words.length > MAX_REMARK_LENGTH && { [RECEIVING_NAMES.words]: WORDS_TOO_LONG }),
  ...(photographs > MAX_CLAIM_PHOTOGRAPHS && {
    [RECEIVING_NAMES.photographs]: tooManyProblem(MAX_CLAIM_PHOTOGRAPHS),
  }),
});

export const postedAnswers = (form: URLSearchParams) => ({
  key: form.get(RECEIVING_NAMES.key) ?? "",
  words: form.get(RECEIVING_NAMES.words) ?? "",
  here: form.getAll(RECEIVING_NAMES.here),
  damaged: form.getAll(RECEIVING_NAMES.damaged),
  rest: form.has(RECEIVING_NAMES.rest),
});

export function postedTicks({ repopulateFields }: FormProblem): Ticks {
  const posted = repopulateFields as Readonly<Partial<Record<string, unknown>>> | undefined;
  const { here = [], damaged = [], rest, words = "" } = posted ?? {};
  return { here, damaged, isRestMissing: rest === true, words } as Ticks;
}

/** What was ticked in the form before its code ran. */
function tickedEarly(form: HTMLFormElement | null): Ticks {
  const data = form ? new FormData(form) : new FormData();
  const all = (name: string) => data.getAll(name).map(String);
  return {
    here: all(RECEIVING_NAMES.here),
    damaged: all(RECEIVING_NAMES.damaged),
    isRestMissing: data.has(RECEIVING_NAMES.rest),
    words: String(data.get(RECEIVING_NAMES.words) ?? ""),
  };
}

const allOf = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

/** A draft with what was ticked in the form before its code ran. */
export function withEarlyTicks(draft: Draft, form: HTMLFormElement | null): Draft {
  const early = tickedEarly(form);
  return {
    ...draft,
    here: allOf(draft.here, early.here),
    damaged: allOf(draft.damaged, early.damaged),
    isRestMissing: draft.isRestMissing || early.isRestMissing,
    words: draft.words || early.words,
  };
}

/** Takes the photographs out of their field that were chosen before the form's code ran. */
export function chosenEarly(form: HTMLFormElement | null): readonly File[] {
  const field = form?.elements.namedItem(RECEIVING_NAMES.photographs);
  if (!(field instanceof HTMLInputElement)) return [];
  const files = [...(field.files ?? [])];
  field.value = "";
  return files;
}

export function bodyOf(draft: Draft, photographs: readonly DevicePhotograph[]): FormData {
  const body = new FormData();
  body.append(RECEIVING_NAMES.key, draft.key);
  body.append(RECEIVING_NAMES.tickedAt, draft.tickedAt);
  body.append(RECEIVING_NAMES.words, draft.words);
  for (const value of draft.here) body.append(RECEIVING_NAMES.here, value);
  for (const value of draft.damaged) body.append(RECEIVING_NAMES.damaged, value);
  if (draft.isRestMissing) body.append(RECEIVING_NAMES.rest, "on");
  for (const { file } of photographs) body.append(RECEIVING_NAMES.photographs, file, file.name);
  return body;
}

interface Unsent {
  readonly isUnsent: true;
}

export const isUnsent = (reply: unknown): reply is Unsent =>
  typeof reply === "object" && reply !== null && "isUnsent" in reply;

export type ReceivingReply = FormProblem | Unsent;

/** Statuses that another try may change: too many at a time, and a shop that is busy or restarting. */
const isPassing = (status: number) => status === 429 || status >= 500;

/**
 * Sends a list, and finds whether it arrived. Anything but an answer of the shop counts as no signal: a Wi-Fi that
 * first wants a sign-in answers too.
 *
 * @param onSent called if the shop has stored the list
 * @throws what the shop answered otherwise
 */
export async function sendOrWait(
  send: () => Promise<unknown>,
  onSent: () => Promise<unknown>,
): Promise<ReceivingReply> {
  try {
    const reply = await send();
    return typeof reply === "object" && reply !== null && "formId" in reply
      ? (reply as FormProblem)
      : { isUnsent: true };
  } catch (failure) {
    if (!(failure instanceof Response)) return { isUnsent: true };
    if (isPassing(failure.status)) return { isUnsent: true };
    if (failure.status < 400) await onSent();
    throw failure;
  }
}
