import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { photographAnswer } from "~/base/platform/photographs/photograph-answer.server";
import { clientsLogo } from "~/ordering/quotes/services/quote-paper.server";

/** The logo on a quote for a client, for anybody with the link to the quote. */
export async function loader({ params }: LoaderFunctionArgs) {
  const jpeg = await orUpstreamProblem(clientsLogo(params.code ?? ""));
  if (!jpeg) throw notFound("There is no logo at this address");
  return photographAnswer(jpeg);
}
