import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { photographAnswer } from "~/platform/photographs/photograph-answer.server";
import { findLinkedPhotograph } from "~/services/claims.server";

/** A photograph of a claim about an order, for whoever has the secret of its page. */
export async function loader({ params }: LoaderFunctionArgs) {
  const jpeg = await orUpstreamProblem(findLinkedPhotograph(params.link ?? "", params.photograph ?? ""));
  if (!jpeg) throw notFound("There is no photograph at this address");
  return photographAnswer(jpeg);
}
