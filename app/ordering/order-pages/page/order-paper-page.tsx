import { useHydrated } from "~/base/browser/use-hydrated";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Button } from "~/house/ui/kit/button";
import { PrintIcon } from "~/house/ui/kit/icons";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { Order } from "~/ordering/orders/order";
import type { OrderPaper } from "~/ordering/orders/order-papers";
import { PaperLinks } from "~/ordering/orders/page/paper-links";
import { OrderPaperSheet, paperTitle } from "./order-paper";

interface OrderPaperPageProps {
  readonly order: Order;
  readonly paper: OrderPaper;
  /** The revision of the invoice to show; `null` for the one in effect. */
  readonly revision: number | null;
  /** The path of the order's own page. */
  readonly page: string;
}

/** A paper of an order, with links to the others; works without JavaScript. */
export function OrderPaperPage({ order, paper, revision, page }: OrderPaperPageProps) {
  const hydrated = useHydrated();
  const { title, number } = paperTitle(paper, order);
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={`${title} ${number}`} />
        <div className="wrap space-y-6 py-8">
          <Breadcrumb crumbs={[{ name: `Order ${order.number}`, to: page }]} current={title} />
          {hydrated && (
            <Button look="accent" onClick={() => window.print()}>
              <PrintIcon />
              Print
            </Button>
          )}
          <PaperLinks base={`${page}/papers`} hasInvoice={order.invoice !== undefined} />
        </div>
      </div>
      <div className="wrap pb-14 print:p-0">
        <OrderPaperSheet order={order} paper={paper} revision={revision} />
      </div>
    </>
  );
}
