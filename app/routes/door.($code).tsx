import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import type { CartItem } from "~/configurator/lines/cart";
import { formProblem } from "~/house/forms/form-problem.server";
import { unlisted } from "~/house/ui/head/page-title";
import { offerMark, offerOf, severalOf } from "~/ordering/door-pages/again";
import type { DoorAnswer } from "~/ordering/door-pages/door-answer";
import { AGAIN_FORM_ID, againValidator, CODE_FORM_ID, codeValidator, mostOf } from "~/ordering/door-pages/door-forms";
import { DoorPage } from "~/ordering/door-pages/page/door-page";
import { NoDoorPage } from "~/ordering/door-pages/page/no-door-page";
import { findDoor } from "~/ordering/door-pages/services/door-pages.server";
import { doorPath } from "~/ordering/passports/passport-code";
import { currentUser } from "~/provider/auth/identity.server";

export const meta = unlisted<typeof loader>(({ data }) =>
  data?.answer.kind === "door" ? "This door" : "Code of a door",
);

export const headers = privatePage;

/** A code that was closed or withdrawn is gone; every other one without a door is not found, whatever the reason. */
const STATUS: Readonly<Record<DoorAnswer["kind"], number>> = {
  door: 200,
  empty: 200,
  closed: 410,
  gone: 410,
  unknown: 404,
  mistyped: 404,
  foreign: 404,
  limited: 429,
};

async function answerFor(request: Request, code = ""): Promise<DoorAnswer> {
  const { user } = await currentUser(request);
  return orUpstreamProblem(findDoor(code, user));
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const answer = await answerFor(request, params.code);
  const retry = answer.kind === "limited" && { "Retry-After": String(answer.retryAfter) };
  return json({ answer }, { status: STATUS[answer.kind], headers: { ...NOT_CACHED, ...retry } });
}

async function openCode(form: URLSearchParams) {
  const { data, error } = await codeValidator.validate(form);
  if (data) return redirect(doorPath(data.code), 303);
  return formProblem({
    formId: CODE_FORM_ID,
    fieldErrors: error.fieldErrors,
    answers: { code: form.get("code") ?? "" },
  });
}

const CHANGED = "What we offer for this door has changed since you opened the page. Look again before you order.";

export async function action({ request, params: { code } }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (code === undefined) return openCode(form);
  const answer = await answerFor(request, code);
  if (answer.kind !== "door") throw httpError(STATUS[answer.kind], "No door can be ordered here");
  const { again } = answer.door;
  const offer = again && offerOf(again);
  const answers = Object.fromEntries(form);
  if (!offer) return formProblem({ formId: AGAIN_FORM_ID, answers, problem: CHANGED, status: 409 });
  const { data, error } = await againValidator(mostOf(offer)).validate(form);
  if (error) return formProblem({ formId: AGAIN_FORM_ID, answers, fieldErrors: error.fieldErrors });
  if (data.offer !== offerMark(offer)) {
    return formProblem({ formId: AGAIN_FORM_ID, answers, problem: CHANGED, status: 409 });
  }
  return json({ taken: severalOf(offer, data.quantity, data.location) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

type Reply = { readonly taken: CartItem } | { readonly problem: string | null } | undefined;

export default function Door() {
  const { answer } = useLoaderData<typeof loader>() as { readonly answer: DoorAnswer };
  const reply = useActionData<typeof action>() as Reply;
  const { code = "" } = useParams();
  if (answer.kind !== "door") return <NoDoorPage answer={answer} typed={code} />;
  const taken = reply && "taken" in reply ? reply.taken : null;
  return <DoorPage door={answer.door} taken={taken} problem={reply && "problem" in reply ? reply.problem : null} />;
}

export { ProblemBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
