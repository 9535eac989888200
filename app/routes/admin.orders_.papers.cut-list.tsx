import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { counted } from "~/base/text/counts";
import { unlisted } from "~/house/ui/head/page-title";
import { JointCutListPaper, ManyPapersPage } from "~/office/admin/page/many-papers";
import { backToList, chosenForPapers } from "~/office/admin/services/chosen-orders.server";
import { isPlannable, jointCutListOf } from "~/office/admin/services/order-papers.server";
import { readPaperPage } from "~/ordering/paper/page/part-links";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Cut list of several orders"));

export const headers = privatePage;

/** What to saw for several orders, by material. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "work-orders");
  const query = new URL(request.url).searchParams;
  const chosen = await chosenForPapers(role, query);
  if (!isPlannable(chosen)) throw backToList(query, "pieces");
  const joint = await orUpstreamProblem(jointCutListOf(chosen, readPaperPage(query)));
  return json({ joint, search: query.toString() }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function JointCutList() {
  const { joint, search } = useLoaderData<typeof loader>();
  const { numbers, left, part, cuts } = joint;
  return (
    <ManyPapersPage title={`Cut list of ${counted(numbers.length, "order")}`} left={left} part={part} search={search}>
      {cuts.length > 0 && (
        <div className="wrap pb-14 print:p-0">
          <JointCutListPaper joint={joint} />
        </div>
      )}
    </ManyPapersPage>
  );
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
