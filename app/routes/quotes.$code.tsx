import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { HandedOnProblem } from "~/house/ui/kit/handed-on-problem";
import { ClientQuotePage } from "~/ordering/quotes/page/client-quote-page";
import { clientSheet } from "~/ordering/quotes/services/quote-paper.server";
import type { FrameHandle } from "~/storefront/layout/page/frame-handle";

export const handle: FrameHandle = { isBare: true };

/** Not the shop's title: it does not name the shop. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? [data.sheet.title, data.sheet.business].join(", ") : "Quote" },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

/** A customer's quote for a client, for anybody with the link. */
export async function loader({ params }: LoaderFunctionArgs) {
  const sheet = await orUpstreamProblem(clientSheet(params.code ?? ""));
  if (!sheet) throw notFound("There is no quote at this address");
  return json({ sheet }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ClientQuote() {
  return <ClientQuotePage {...useLoaderData<typeof loader>()} />;
}

export { HandedOnProblem as ErrorBoundary };
