import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound, orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { photographAnswer } from "~/base/platform/photographs/photograph-answer.server";
import { findPhotograph } from "~/ordering/claims/services/claims.server";

async function file({ params }: LoaderFunctionArgs): Promise<Response> {
  const jpeg = await orUpstreamProblem(findPhotograph({ link: params.link ?? "" }, params.photograph ?? ""));
  if (!jpeg) throw notFound("There is no photograph at this address");
  return photographAnswer(jpeg);
}

/** A photograph of a claim about an order, for anybody with the secret link to its page. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, `/orders/${encodeURIComponent(args.params.link ?? "")}`, file(args));
}
