import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/auth/guards.server";
import { takeAgain } from "~/domain/orders/take-again";
import { LIST_TERMS } from "~/domain/price-terms";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { catalog } from "~/services/catalog.server";
import { findOrder } from "~/services/orders.server";
import { termsShown } from "~/services/settings.server";
import { pageTitle } from "~/ui/head/page-title";
import { ReorderPage } from "~/ui/lists/reorder-page";

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

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function ReorderOne() {
  return <ReorderPage {...useLoaderData<typeof loader>()} />;
}
