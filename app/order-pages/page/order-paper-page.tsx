import { useHydrated } from "~/browser/use-hydrated";
import type { Order } from "~/orders/order";
import type { OrderPaper } from "~/orders/order-papers";
import { PaperLinks } from "~/orders/page/paper-links";
import { Breadcrumb } from "~/ui/kit/breadcrumb";
import { Button } from "~/ui/kit/button";
import { PrintIcon } from "~/ui/kit/icons";
import { PageHeader } from "~/ui/kit/page-header";
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
