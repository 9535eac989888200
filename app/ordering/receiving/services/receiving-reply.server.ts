import { redirect } from "@remix-run/node";
import { httpError, notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { type PostedFiles, readFiles } from "~/base/platform/posts/read-files.server";
import { tooMany } from "~/base/platform/rate-limits/visitor-limits.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { photographProblem } from "~/ordering/claims/photograph";
import { newClaimKey } from "~/ordering/claims/services/claims.server";
import type { LinkedOrder } from "~/ordering/orders/order";
import { DONE } from "~/ordering/orders/order-page-form";
import { tickablesOf, whyNotReceived } from "../receiving";
import {
  postedAnswers,
  RECEIVING_FILES,
  RECEIVING_FORM_ID,
  RECEIVING_NAMES,
  readReceiving,
  receivingFaults,
} from "../receiving-form";
import { type ReceivingOutcome, sendReceiving } from "./receiving.server";

const NO_SUCH_PAGE = "There is no order at this address";
const CLOSED = "This order cannot be ticked off now, so nothing was sent. Please send us a message about it.";

/** The messages for a list that was refused as a whole; the page shows again what was ticked. */
const PROBLEMS: Readonly<Record<Exclude<ReceivingOutcome["outcome"], "sent" | "refused-files" | "unknown">, string>> = {
  busy: "More photographs are being sent to the shop than it can process at one time. Please wait a minute and send the list again.",
  "not-now": "No more reports can be made for this order here. Please send us a message about it.",
  other:
    "This list arrived earlier with other ticks or photographs. Open the order to see that version, or press the button again to send this one too.",
  full: "No more lists can be stored today, so this one was not. Please send us a message about the order.",
  invalid: "The list could not be read. Please open this page again and send it once more.",
};

const STATUS = { busy: 503, full: 503, "not-now": 409, other: 409, invalid: 422 } as const;

const BUSY_SECONDS = 60;

/** The page of an order on which what arrives is ticked off. */
export interface ReceivingPlace {
  /** Finds the order, each time it is asked; `null` if there is none at the page's address, or none any more. */
  readonly find: () => Promise<LinkedOrder | null>;
  /** The page that says that a list was sent. */
  readonly page: string;
}

/** The order of the page, and why nothing can be ticked off now. Throws 404. */
export async function orderToReceive({ find }: Pick<ReceivingPlace, "find">) {
  const found = await orUpstreamProblem(find());
  if (!found) throw notFound(NO_SUCH_PAGE);
  return { ...found, closed: whyNotReceived(found.order, Date.now()) };
}

/** Photographs are read only if the order can be received. */
async function admit(place: ReceivingPlace): Promise<void> {
  const { closed } = await orderToReceive(place);
  if (closed) throw httpError(409, CLOSED);
  const why = await tooMany("claim");
  if (!why) return;
  const text = `${why.problem} Go back: what you ticked is still there.`;
  throw httpError(why.status, text, { "Retry-After": String(why.retryAfter) });
}

const refused = (form: URLSearchParams, refusal: Partial<Parameters<typeof formProblem>[0]>) =>
  formProblem({ formId: RECEIVING_FORM_ID, answers: postedAnswers(form), ...refusal });

async function answer(place: ReceivingPlace, { form, files }: PostedFiles, signal: AbortSignal) {
  const { order, link } = await orderToReceive(place);
  const sent = readReceiving(form, tickablesOf(order));
  if (!sent) return refused(form, { problem: PROBLEMS.invalid });
  const fieldErrors = receivingFaults(sent, files.length);
  if (Object.keys(fieldErrors).length > 0) return refused(form, { fieldErrors });
  const done = await sendReceiving(link, order, sent, files, signal);
  if (done.outcome === "sent") {
    return redirect(`${place.page}?${DONE}=${done.isClaimed ? "claimed" : "received"}`, 303);
  }
  if (done.outcome === "unknown") throw notFound(NO_SUCH_PAGE);
  if (done.outcome === "refused-files") {
    return refused(form, { fieldErrors: { [RECEIVING_NAMES.photographs]: photographProblem(done.files) } });
  }
  // Pressed again, it is another list.
  if (done.outcome === "other") form.set(RECEIVING_NAMES.key, newClaimKey());
  const retryAfter = done.outcome === "busy" ? BUSY_SECONDS : undefined;
  return refused(form, { problem: PROBLEMS[done.outcome], status: STATUS[done.outcome], retryAfter });
}

/** Answers a list that was sent from a page of an order. */
export function receivingReply(request: Request, place: ReceivingPlace) {
  return readFiles(
    request,
    RECEIVING_FILES,
    () => admit(place),
    async (posted) => {
      try {
        return await answer(place, posted, request.signal);
      } catch (failure) {
        return refused(posted.form, { ...problemOf(failure) });
      }
    },
  );
}
