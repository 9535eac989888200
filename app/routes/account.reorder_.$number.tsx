import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { unlisted } from "~/house/ui/head/page-title";
import { CHOICE_LIMITS, readChoices } from "~/ordering/lists/chosen-pieces";
import { ReorderPage } from "~/ordering/lists/page/reorder-page";
import { findOrder } from "~/ordering/orders/services/orders.server";
import { orderAgain } from "~/ordering/orders/services/placing.server";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { requireUser } from "~/provider/auth/guards.server";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Reorder ${data.number}` : "Reorder"));

export const headers = privatePage;

async function again(request: Request, number = "") {
  const { user } = await requireUser(request);
  const found = await orUpstreamProblem(findOrder(user.id, number));
  if (!found) throw notFound("Your account has no such order");
  return orUpstreamProblem(orderAgain(found.order, user));
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  return json(await again(request, params.number), { headers: NOT_CACHED });
}

/** Shows the page with the pieces that were chosen before JavaScript ran. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request, CHOICE_LIMITS);
  const { lines } = await again(request, params.number);
  return json({ choices: readChoices(form, lines) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ReorderOne() {
  const posted = useActionData<typeof action>()?.choices ?? null;
  const crumbs = [
    { name: "Dashboard", to: "/account/dashboard" },
    { name: accountPages.reorder.title, to: accountPages.reorder.to },
  ];
  const again = useLoaderData<typeof loader>();
  return <ReorderPage {...again} {...{ posted, crumbs }} orderPath={`/account/orders/${again.number}`} />;
}
