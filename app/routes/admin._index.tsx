import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { TodayPage } from "~/admin/page/today-page";
import { requireStaff } from "~/auth/guards.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orNullIfDown } from "~/platform/or-null-if-down.server";
import { readNews } from "~/today/services/today.server";
import { type WaitingData, waitingLinks } from "~/today/today";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Today") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "today");
  return json({ role, news: await orNullIfDown(readNews(role)) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Today() {
  const { role, news } = useLoaderData<typeof loader>();
  const waiting = useRouteLoaderData<WaitingData>("routes/admin")?.waiting;
  return <TodayPage waiting={waiting ? waitingLinks(role, waiting) : null} news={news} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
