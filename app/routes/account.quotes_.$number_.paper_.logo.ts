import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { photographAnswer } from "~/base/platform/photographs/photograph-answer.server";
import { customersLogo } from "~/ordering/quotes/services/quote-paper.server";
import { requireQuote } from "~/ordering/quotes/services/quotes.server";

/** The logo of the signed-in customer's letterhead. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireQuote(request, params.number);
  const jpeg = await orUpstreamProblem(customersLogo(user.id));
  if (!jpeg) throw notFound("Your letterhead has no logo");
  return photographAnswer(jpeg);
}
