import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { counted } from "~/base/text/counts";
import stylesheet from "~/house/styles/labels.css";
import { unlisted } from "~/house/ui/head/page-title";
import { FirstLabelForm, labelsText, ManyLabelSheets, ManyPapersPage } from "~/office/admin/page/many-papers";
import { chosenForPapers } from "~/office/admin/services/chosen-orders.server";
import { manyLabels } from "~/office/admin/services/order-papers.server";
import { readLabelQuery } from "~/ordering/paper/label";
import { SheetsShown } from "~/ordering/paper/page/label-sheets";
import { requireStaff } from "~/provider/auth/guards.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = unlisted(({ error }) => (error ? "Problem" : "Labels of several orders"));

export const headers = privatePage;

/** The labels of several orders, which share sheets. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "work-orders");
  const query = new URL(request.url).searchParams;
  const labels = await orUpstreamProblem(manyLabels(await chosenForPapers(role, query), query));
  return json({ labels, first: readLabelQuery(query).first, search: query.toString() }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ManyOrderLabels() {
  const { labels, first, search } = useLoaderData<typeof loader>();
  const { papers, left, part } = labels;
  const about = (
    <>
      <p>{labelsText(labels, first)}</p>
      <FirstLabelForm search={search} first={first} />
    </>
  );
  const title = `Labels of ${counted(papers.length, "order")}`;
  return (
    <ManyPapersPage title={title} left={left} part={part} search={search} about={about}>
      {papers.length > 0 && (
        <SheetsShown>
          <ManyLabelSheets labels={labels} first={first} />
        </SheetsShown>
      )}
    </ManyPapersPage>
  );
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
