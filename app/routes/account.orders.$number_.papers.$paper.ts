import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { notFound, orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readOrderPaper } from "~/ordering/orders/order-papers";
import { findOrder } from "~/ordering/orders/services/orders.server";
import { requireUser } from "~/provider/auth/guards.server";

async function file({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { user } = await requireUser(request);
  const paper = params.paper === "labels" ? "labels" : readOrderPaper(params.paper);
  const found = paper && (await orUpstreamProblem(findOrder(user.id, params.number ?? "")));
  if (!found) throw notFound("Your account has no such order");
  return redirect(`/orders/${found.link}/papers/${paper}`, { headers: NOT_CACHED });
}

/** Redirects the owner of an order to one of its papers: a list of orders does not contain the orders' secret links. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, `/account/orders/${encodeURIComponent(args.params.number ?? "")}`, file(args));
}
