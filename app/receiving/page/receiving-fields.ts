import { createRandomId } from "~/browser/random-id";
import type { DevicePhotograph } from "../device-photographs";
import type { Ticks } from "../receiving";
import type { ReceivingDraft } from "../receiving-draft";
import { RECEIVING_NAMES } from "../receiving-form";

/** A photograph for the device. */
export const withId = (file: File): DevicePhotograph => ({ id: createRandomId(), file });

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

const both = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

/** A draft with what was ticked in the form before its code ran. */
export function withEarlyTicks(draft: ReceivingDraft, form: HTMLFormElement | null): ReceivingDraft {
  const early = tickedEarly(form);
  return {
    ...draft,
    here: both(draft.here, early.here),
    damaged: both(draft.damaged, early.damaged),
    isRestMissing: draft.isRestMissing || early.isRestMissing,
    words: draft.words || early.words,
  };
}

/** Takes the photographs that were chosen before the form's code ran out of their field. */
export function chosenEarly(form: HTMLFormElement | null): readonly DevicePhotograph[] {
  const field = form?.elements.namedItem(RECEIVING_NAMES.photographs);
  if (!(field instanceof HTMLInputElement)) return [];
  const files = [...(field.files ?? [])];
  field.value = "";
  return files.map(withId);
}

/** A list as the form sends it, with the photographs that are stored on the device. */
export function bodyOf(draft: ReceivingDraft, photographs: readonly DevicePhotograph[]): FormData {
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
