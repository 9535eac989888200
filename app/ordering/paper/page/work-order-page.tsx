import type { ReactNode } from "react";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { WorkPage } from "../work-pages";
import { PAPER_PAGE, PartLinks } from "./part-links";
import { PrintButton } from "./print-button";
import { type WorkOrderHead, WorkOrderPaper } from "./work-order-paper";

const LINK = "button border-stone-500 hover:bg-linen";

interface WorkOrderPageProps {
  readonly order: WorkOrderHead;
  readonly work: WorkPage;
  readonly totals: ReactNode;
}

export function WorkOrderPage({ order, work, totals }: WorkOrderPageProps) {
  const { pages, number } = work;
  const page = `/admin/orders/${order.number}`;
  const title = `Work order ${order.number}`;
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={title}>
          <p>What to saw for this order, style by style, and the pieces to make from it.</p>
        </PageHeader>
        <div className="wrap space-y-6 py-8">
          <Breadcrumb
            crumbs={[
              { name: "Orders", to: "/admin/orders" },
              { name: `Order ${order.number}`, to: page },
            ]}
            current="Work order"
          />
          <p className="flex flex-wrap gap-3">
            <PrintButton>
              {pages.length > 1 ? `Print part ${number} of ${pages.length}` : "Print work order"}
            </PrintButton>
            <a href={`${page}/work-order.csv`} download className={LINK}>
              Save as spreadsheet (CSV)
            </a>
            <a href={`${page}/cutting-plan`} className={LINK}>
              Cutting plan
            </a>
            <a href={`${page}/labels`} className={LINK}>
              Labels
            </a>
          </p>
          <PartLinks
            label="Parts of the work order"
            parts={pages.map((words, index) => ({
              text: `Part ${index + 1}, ${words}`,
              href: `?${PAPER_PAGE}=${index + 1}`,
            }))}
            current={number}
          />
        </div>
      </div>
      <div className="wrap pb-14 print:p-0">
        <WorkOrderPaper order={order} work={work} totals={totals} />
      </div>
    </>
  );
}
