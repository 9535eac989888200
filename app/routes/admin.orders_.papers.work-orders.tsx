import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { counted } from "~/base/text/counts";
import { unlisted } from "~/house/ui/head/page-title";
import { ManyPapersPage, WorkOrders } from "~/office/admin/page/many-papers";
import { chosenForPapers } from "~/office/admin/services/chosen-orders.server";
import { manyWorkOrders } from "~/office/admin/services/order-papers.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Work orders"));

export const headers = privatePage;

/** The work orders of several orders. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "work-orders");
  const query = new URL(request.url).searchParams;
  const shown = await orUpstreamProblem(manyWorkOrders(role, await chosenForPapers(role, query), query));
  return json({ ...shown, search: query.toString() }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ManyWorkOrders() {
  const { papers, ...page } = useLoaderData<typeof loader>();
  return (
    <ManyPapersPage {...page} title={`Work orders of ${counted(papers.length, "order")}`}>
      {papers.length > 0 && (
        <div className="wrap pb-14 print:p-0">
          <WorkOrders papers={papers} />
        </div>
      )}
    </ManyPapersPage>
  );
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
