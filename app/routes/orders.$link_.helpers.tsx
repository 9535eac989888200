import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { unlisted } from "~/house/ui/head/page-title";
import { helperLinksPath, MAX_HELPER_LINKS, readHelperTask } from "~/ordering/helper-links/helper-link";
import { HelperLinksPage } from "~/ordering/helper-links/page/helper-links-page";
import { endHelperLink, listHelperLinks, makeHelperLink } from "~/ordering/helper-links/services/helper-links.server";
import { findLinkedOrder } from "~/ordering/orders/services/orders.server";

export const meta = unlisted("Link without prices");

export const headers = privatePage;

const NO_SUCH_PAGE = "There is no order at this address";
const FULL = `An order can have ${MAX_HELPER_LINKS} links, so none was made. Go back, and end one first.`;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const link = params.link ?? "";
  const found = await orUpstreamProblem(findLinkedOrder(link));
  const links = found && (await orUpstreamProblem(listHelperLinks(link)));
  if (!links) throw notFound(NO_SUCH_PAGE);
  const isEnded = new URL(request.url).searchParams.has("ended");
  return json({ number: found.order.number, link, links, isEnded }, { headers: NOT_CACHED });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const task = readHelperTask(await readForm(request));
  if (!task) throw httpError(400, "This page has no such button, so nothing was changed.");
  const link = params.link ?? "";
  if (task.kind === "end") {
    if (!(await orUpstreamProblem(endHelperLink(link, task.id)))) throw notFound(NO_SUCH_PAGE);
    return redirect(`${helperLinksPath(link)}?ended`, 303);
  }
  const made = await orUpstreamProblem(makeHelperLink(link, task.label));
  if (made === "unknown") throw notFound(NO_SUCH_PAGE);
  if (made === "full") throw httpError(409, FULL);
  return json({ made: made.address }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function HelperLinks() {
  const made = useActionData<typeof action>()?.made ?? null;
  return <HelperLinksPage {...useLoaderData<typeof loader>()} made={made} />;
}
