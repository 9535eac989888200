import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/auth/guards.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { photographAnswer } from "~/platform/photographs/photograph-answer.server";
import { findOrderPhotograph } from "~/services/claims.server";

/** A photograph of a claim about an order, for admins. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const found = findOrderPhotograph(admin, params.number ?? "", params.photograph ?? "");
  const jpeg = await orUpstreamProblem(found);
  if (!jpeg) throw notFound("There is no photograph at this address");
  return photographAnswer(jpeg);
}
