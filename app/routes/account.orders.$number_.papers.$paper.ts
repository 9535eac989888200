import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireUser } from "~/auth/guards.server";
import { readOrderPaper } from "~/forms/order-papers";
import { NOT_CACHED } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { findOrder } from "~/services/orders.server";

/** Leads the owner of an order to one of its papers: lists of orders know no address of their pages. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { session } = await requireUser(request);
  const paper = params.paper === "labels" ? "labels" : readOrderPaper(params.paper);
  const found = paper && (await orUpstreamProblem(findOrder(session, params.number ?? "")));
  if (!found) throw notFound("Your account has no such order");
  return redirect(`/orders/${found.link}/papers/${paper}`, { headers: NOT_CACHED });
}
