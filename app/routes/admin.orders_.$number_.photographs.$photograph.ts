import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound, orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { photographAnswer } from "~/base/platform/photographs/photograph-answer.server";
import { findPhotograph } from "~/ordering/claims/services/claims.server";
import { requireStaff } from "~/provider/auth/guards.server";

async function file({ request, params }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, "orders");
  const found = findPhotograph({ number: params.number ?? "" }, params.photograph ?? "");
  const jpeg = await orUpstreamProblem(found);
  if (!jpeg) throw notFound("There is no photograph at this address");
  return photographAnswer(jpeg);
}

/** A photograph of a claim about an order, for admins. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, `/admin/orders/${encodeURIComponent(args.params.number ?? "")}`, file(args));
}
