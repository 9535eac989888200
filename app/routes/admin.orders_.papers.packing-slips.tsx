import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { counted } from "~/base/text/counts";
import { unlisted } from "~/house/ui/head/page-title";
import { ManyPapersPage } from "~/office/admin/page/many-papers";
import { chosenForPapers } from "~/office/admin/services/chosen-orders.server";
import { manyPackingSlips } from "~/office/admin/services/order-papers.server";
import { PackingSlip } from "~/ordering/paper/page/packing-slip";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Packing slips"));

export const headers = privatePage;

/** The packing slips of several orders, which have the customers' addresses. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "orders");
  const query = new URL(request.url).searchParams;
  const shown = await orUpstreamProblem(manyPackingSlips(await chosenForPapers(role, query), query));
  return json({ ...shown, search: query.toString() }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function PackingSlips() {
  const { papers, ...page } = useLoaderData<typeof loader>();
  return (
    <ManyPapersPage {...page} title={`Packing slips of ${counted(papers.length, "order")}`}>
      {papers.length > 0 && (
        <div className="wrap pb-14 print:p-0">
          {papers.map((packed, index) => (
            <div key={packed.order.number} className={index > 0 ? "break-before-page" : undefined}>
              <PackingSlip packed={packed} />
            </div>
          ))}
        </div>
      )}
    </ManyPapersPage>
  );
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
