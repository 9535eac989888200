import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/auth/guards.server";
import { catalog } from "~/catalog/services/catalog.server";
import { ReorderPage } from "~/lists/page/reorder-page";
import { findOrder } from "~/orders/services/orders.server";
import { takeAgain } from "~/orders/take-again";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { LIST_TERMS } from "~/pricing/price-terms";
import { termsShown } from "~/settings/services/settings.server";
import { pageTitle } from "~/ui/head/page-title";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Reorder ${data.number}` : "Reorder") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireUser(request);
  const found = await orUpstreamProblem(findOrder(user.id, params.number ?? ""));
  if (!found) throw notFound("Your account has no such order");
  const { number, placedAt, jobName, lines, pricing = LIST_TERMS } = found.order;
  const [products, terms] = await Promise.all([
    orUpstreamProblem(catalog().list()),
    termsShown(user.pricedTier, user.sampleCredits),
  ]);
  const taken = takeAgain(lines, products, { before: pricing, now: terms });
  return json({ number, placedAt, jobName, terms, ...taken }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function ReorderOne() {
  return <ReorderPage {...useLoaderData<typeof loader>()} />;
}
