import { shopFacts } from "~/base/brand/shop-facts";
import { currentRevision } from "~/house/invoices/invoice";
import { invoiceTitle } from "~/house/invoices/invoice-words";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { PageHeader } from "~/house/ui/kit/page-header";
import { isDecided, type Order, orderCart } from "~/ordering/orders/order";
import { orderDays } from "~/ordering/orders/order-dates";
import type { OrderPaper } from "~/ordering/orders/order-papers";
import { InvoicePaper } from "~/ordering/orders/page/invoice-paper";
import { ContactAndDelivery } from "~/ordering/orders/page/order-details";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import { nextText } from "~/ordering/orders/page/order-words";
import { OrderedTerms } from "~/ordering/orders/page/ordered-terms";
import { PaperLinks } from "~/ordering/orders/page/paper-links";
import { PaymentDetails } from "~/ordering/orders/page/payment-details";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { costsOf } from "~/ordering/paper/page/cut-list-sheet";
import { OrderCutList } from "~/ordering/paper/page/order-cut-list";
import { OrderPaperHeading, SheetRun } from "~/ordering/paper/page/paper-headings";
import { PrintButton } from "~/ordering/paper/page/print-button";
import { orderWords } from "~/ordering/paper/work-words";

const PAPER_TITLES: Readonly<Record<OrderPaper, string>> = {
  confirmation: "Confirmation",
  invoice: "Payment details",
  "cut-list": "Cut list",
};

/** The title of a paper of an order, and the number that follows it: an invoice has a number of its own. */
export function paperTitle(paper: OrderPaper, { invoice, number }: Pick<Order, "invoice" | "number">) {
  return paper === "invoice" && invoice
    ? { title: "Invoice", number: invoice.number }
    : { title: PAPER_TITLES[paper], number };
}

interface OrderPaperProps {
  readonly order: Order;
  readonly paper: OrderPaper;
  /** The revision of the invoice to show; the one in effect if it is `null` or there is none such. */
  readonly revision: number | null;
}

export function OrderPaperSheet({ order, paper, revision }: OrderPaperProps) {
  const { title, number } = paperTitle(paper, order);
  return (
    <OrderedTerms order={order}>
      <div className="text-black print:leading-snug">
        <SheetRun head={orderWords(order)} isOnlyPrinted>
          <OrderPaperHeading title={paper === "confirmation" ? "Order" : title} order={{ ...order, number }} />
          {paper === "confirmation" && <Confirmation order={order} />}
          {paper === "invoice" && <Paying order={order} revision={revision} />}
          {paper === "cut-list" && (
            <OrderCutList
              cart={orderCart(order.lines)}
              job={order.jobName}
              isDecided={isDecided(order)}
              {...costsOf(order)}
            />
          )}
        </SheetRun>
      </div>
    </OrderedTerms>
  );
}

function Paying({ order, revision }: Omit<OrderPaperProps, "paper">) {
  const { invoice } = order;
  if (!invoice) return <PaymentDetails order={order} />;
  const [first, ...later] = invoice.revisions;
  const last = currentRevision(invoice).revision;
  const upTo = revision !== null && revision >= 1 && revision < last ? revision : last;
  const revisions = [first, ...later.filter((one) => one.revision <= upTo)] as const;
  const { creditedCents, credits, ...bare } = invoice;
  const shown = upTo === last ? invoice : { ...bare, revisions, payments: [], paidCents: 0 };
  const upToNext = [first, ...later.filter((one) => one.revision <= upTo + 1)] as const;
  const replacedBy = upTo < last ? invoiceTitle({ ...invoice, revisions: upToNext }) : "";
  return <InvoicePaper order={order} invoice={shown} replacedBy={replacedBy} />;
}

function statusText({ state }: Order): string {
  if (state === "received") return "We have this order and have not confirmed it yet.";
  return state === "cancelled" ? "This order is canceled." : "We have confirmed this order.";
}

function Confirmation({ order }: { readonly order: Order }) {
  const leadDays = orderDays(order, shopFacts().leadDays);
  return (
    <div className="space-y-8">
      <div className="max-w-[46em]">
        <p className="text-lg font-semibold">{statusText(order)}</p>
        <p>
          Status: {STATE_WORDS[order.state].label.toLowerCase()}. {nextText(order, leadDays).join(" ")}
        </p>
      </div>
      <ContactAndDelivery order={order} />
      <OrderLines order={order} />
    </div>
  );
}

interface OrderPaperPageProps {
  readonly order: Order;
  readonly paper: OrderPaper;
  readonly revision: number | null;
  readonly page: string;
}

export function OrderPaperPage({ order, paper, revision, page }: OrderPaperPageProps) {
  const { title, number } = paperTitle(paper, order);
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={`${title} ${number}`} />
        <div className="wrap space-y-6 py-8">
          <Breadcrumb crumbs={[{ name: `Order ${order.number}`, to: page }]} current={title} />
          <PrintButton>Print</PrintButton>
          <PaperLinks base={`${page}/papers`} hasInvoice={order.invoice !== undefined} />
        </div>
      </div>
      <div className="wrap pb-14 print:p-0">
        <OrderPaperSheet order={order} paper={paper} revision={revision} />
      </div>
    </>
  );
}
