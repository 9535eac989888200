import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { unlisted } from "~/house/ui/head/page-title";
import { CHOICE_LIMITS, readChoices } from "~/ordering/lists/chosen-pieces";
import { ReorderPage } from "~/ordering/lists/page/reorder-page";
import { findLinkedOrder } from "~/ordering/orders/services/orders.server";
import { orderAgain } from "~/ordering/orders/services/placing.server";
import { currentUser } from "~/provider/auth/identity.server";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Reorder ${data.number}` : "Reorder"));

export const headers = privatePage;

async function again(request: Request, link = "") {
  const found = await orUpstreamProblem(findLinkedOrder(link));
  if (!found) throw notFound("There is no order at this address");
  const { user } = await currentUser(request);
  return orUpstreamProblem(orderAgain(found.order, user));
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const link = params.link ?? "";
  return json({ ...(await again(request, link)), link }, { headers: NOT_CACHED });
}

/** Shows the page with the pieces that were chosen before JavaScript ran. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request, CHOICE_LIMITS);
  const { lines } = await again(request, params.link);
  return json({ choices: readChoices(form, lines) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function OrderAgain() {
  const { link, ...again } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>()?.choices ?? null;
  const orderPath = `/orders/${link}`;
  const crumbs = [{ name: `Order ${again.number}`, to: orderPath }];
  return <ReorderPage {...again} {...{ posted, crumbs, orderPath }} />;
}
