import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { mayOpen } from "~/accounts/roles";
import { TodayPage } from "~/admin/page/today-page";
import { requireStaff } from "~/auth/guards.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orNullIfDown } from "~/platform/or-null-if-down.server";
import { readNews } from "~/today/services/today.server";
import { readsNews, type WaitingData, waitingLinks } from "~/today/today";
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
  const frame = useRouteLoaderData<WaitingData>("routes/admin");
  const waiting = frame?.waiting;
  const asksForSetup = mayOpen(role, "shop") && frame?.isSetUp === false;
  return (
    <TodayPage
      waiting={waiting ? waitingLinks(waiting) : null}
      {...(readsNews(role) && { news })}
      asksForSetup={asksForSetup}
    />
  );
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
