import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/auth/guards.server";
import { takeAgain } from "~/domain/orders/take-again";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { catalog } from "~/services/catalog.server";
import { findOrder } from "~/services/orders.server";
import { pageTitle } from "~/ui/head/page-title";
import { ReorderPage } from "~/ui/lists/reorder-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Reorder ${data.number}` : "Reorder") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { session } = await requireUser(request);
  const found = await orUpstreamProblem(findOrder(session, params.number ?? ""));
  if (!found) throw notFound("Your account has no such order");
  const { number, placedAt, jobName, lines } = found.order;
  const taken = takeAgain(lines, await orUpstreamProblem(catalog().list()), true);
  return json({ number, placedAt, jobName, ...taken }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function ReorderOne() {
  return <ReorderPage {...useLoaderData<typeof loader>()} />;
}
