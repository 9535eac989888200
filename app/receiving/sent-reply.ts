import type { FormProblem } from "~/forms/form-problem";

/** The answer of a page that could not send its list: it tries again. */
interface Unsent {
  readonly isUnsent: true;
}

/** The answer to a sent list. */
export type ReceivingReply = FormProblem | Unsent;

/** Statuses that another try may change: too many at a time, and a shop that is busy or restarting. */
const isPassing = (status: number) => status === 429 || status >= 500;

/**
 * Sends a list, and finds whether it arrived. Anything but an answer of the shop counts as no signal: a Wi-Fi that first
 * wants a sign-in answers too.
 *
 * @param onSent called if the shop has stored the list
 * @throws what the shop answered otherwise
 */
export async function sendOrWait(send: () => Promise<unknown>, onSent: () => Promise<void>): Promise<ReceivingReply> {
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
