import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { type PostedFiles, readFiles } from "~/base/platform/posts/read-files.server";
import { tooMany } from "~/base/platform/rate-limits/visitor-limits.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { unlisted } from "~/house/ui/head/page-title";
import { CLAIM_FILES, CLAIM_FORM_ID, CLAIM_NAMES, claimValidator, postedClaim } from "~/ordering/claims/claim-form";
import { ClaimPage } from "~/ordering/claims/page/claim-page";
import { photographProblem, tooManyProblem } from "~/ordering/claims/photograph";
import { type ClaimMade, listClaims, makeClaim, newClaimKey } from "~/ordering/claims/services/claims.server";
import { claimWindow, MAX_CLAIMS } from "~/ordering/orders/claims";
import { DONE } from "~/ordering/orders/order-page-form";
import { findLinkedOrder } from "~/ordering/orders/services/orders.server";

export const meta = unlisted<typeof loader>(({ data }) =>
  data ? `Report a problem with order ${data.order.number}` : "Order",
);

export const headers = privatePage;

const NO_SUCH_PAGE = "There is no order at this address";

const CLOSED =
  "No claim can be made for this order now, so nothing was sent. Go back: what you typed is still there. Please send it to us as a message on the order's page.";

/** The messages for a claim that was refused as a whole; the page shows again what was typed. */
const PROBLEMS: Readonly<Record<Exclude<ClaimMade["outcome"], "made" | "refused-files" | "unknown">, string>> = {
  busy: "More photographs are being sent to the shop than it can process at one time. Please wait a minute and send them again.",
  "not-now": "No more claims can be made for this order here. Please send us a message on the order's page.",
  other: "This claim arrived earlier with different words or photographs. Open the order to see that version.",
  full: "More claims came today than we can take, so this one was not saved. Please send us a message on the order's page.",
  invalid: "The claim could not be read. Please open this page again and send it once more.",
};

const STATUS = { busy: 503, full: 503, "not-now": 409, other: 409, invalid: 422 } as const;

const BUSY_SECONDS = 60;

async function orderAt(link: string) {
  const found = await orUpstreamProblem(findLinkedOrder(link));
  if (!found) throw notFound(NO_SUCH_PAGE);
  return { ...found, window: claimWindow(found.order, Date.now()) };
}

export async function loader({ params }: LoaderFunctionArgs) {
  const { order, link, window } = await orderAt(params.link ?? "");
  const claims = (await orUpstreamProblem(listClaims({ link }))) ?? [];
  const { number, lines } = order;
  const shown = { order: { number, lines }, link, window, isFull: claims.length >= MAX_CLAIMS };
  return json({ ...shown, newKey: newClaimKey() }, { headers: NOT_CACHED });
}

/** Photographs are read only if a claim can be made. */
async function admit(link: string): Promise<void> {
  const { window } = await orderAt(link);
  if (window.status !== "open") throw httpError(409, CLOSED);
  const why = await tooMany("claim");
  if (!why) return;
  const text = `${why.problem} Go back: what you typed is still there.`;
  throw httpError(why.status, text, { "Retry-After": String(why.retryAfter) });
}

const refused = (form: URLSearchParams, refusal: Partial<Parameters<typeof formProblem>[0]>) =>
  formProblem({ formId: CLAIM_FORM_ID, answers: postedClaim(form), ...refusal });

async function answer(link: string, { form, files }: PostedFiles, signal: AbortSignal) {
  const { data, error } = await claimValidator.validate(form);
  const hasTooMany = files.length > CLAIM_FILES.files;
  const photographs = hasTooMany ? { [CLAIM_NAMES.photographs]: tooManyProblem(CLAIM_FILES.files) } : {};
  if (error || hasTooMany) {
    return refused(form, { fieldErrors: { ...error?.fieldErrors, ...photographs } });
  }
  const made = await makeClaim(link, data, files, signal);
  if (made.outcome === "made") return redirect(`/orders/${link}?${DONE}=claimed`, 303);
  if (made.outcome === "unknown") throw notFound(NO_SUCH_PAGE);
  if (made.outcome === "refused-files") {
    return refused(form, { fieldErrors: { [CLAIM_NAMES.photographs]: photographProblem(made.files) } });
  }
  const retryAfter = made.outcome === "busy" ? BUSY_SECONDS : undefined;
  return refused(form, { problem: PROBLEMS[made.outcome], status: STATUS[made.outcome], retryAfter });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const link = params.link ?? "";
  return readFiles(
    request,
    CLAIM_FILES,
    () => admit(link),
    async (posted) => {
      try {
        return await answer(link, posted, request.signal);
      } catch (failure) {
        return refused(posted.form, { ...problemOf(failure) });
      }
    },
  );
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Claim() {
  return <ClaimPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}
