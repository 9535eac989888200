import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { unlisted } from "~/house/ui/head/page-title";
import { TodayPage } from "~/office/admin/page/today-page";
import { readNews, readNext } from "~/office/today/services/today.server";
import { readsNews, seesWork, type WaitingData, waitingLinks } from "~/office/today/today";
import { mayOpen } from "~/provider/accounts/roles";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Today"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "today");
  const next = seesWork(role) ? await orNullIfDown(readNext()) : null;
  return json({ role, next, news: await orNullIfDown(readNews(role)) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Today() {
  const { role, next, news } = useLoaderData<typeof loader>();
  const frame = useRouteLoaderData<WaitingData>("routes/admin");
  const waiting = frame?.waiting;
  const asksForSetup = mayOpen(role, "shop") && frame?.isSetUp === false;
  const asksForMail = mayOpen(role, "settings") && frame?.sendsMail === false;
  return (
    <TodayPage
      waiting={waiting ? waitingLinks(waiting) : null}
      {...(seesWork(role) && { next })}
      {...(readsNews(role) && { news })}
      asksForSetup={asksForSetup}
      printsToday={mayOpen(role, "work-orders")}
      asksForMail={asksForMail}
    />
  );
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
