import { type ReactNode, useMemo } from "react";
import { NoLongerMade } from "~/configurator/lines/made-of";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { ButtonLink } from "~/house/ui/kit/button";
import { classNames } from "~/house/ui/kit/class-names";
import { momentText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { Order } from "~/ordering/orders/order";
import { orderCart } from "~/ordering/orders/order-cart";
import { revisionOf } from "~/ordering/orders/order-contents";
import type { OrderNotice, OrderPageProblem } from "~/ordering/orders/order-page-form";
import { Cancelling, PageAddress } from "~/ordering/orders/page/order-actions";
import { OrderClaims, type OrderClaimsShown } from "~/ordering/orders/page/order-claims";
import { OrderDetails } from "~/ordering/orders/page/order-details";
import { OrderInvoice } from "~/ordering/orders/page/order-invoice";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import { OrderMessages } from "~/ordering/orders/page/order-messages";
import { OrderNotices } from "~/ordering/orders/page/order-notices";
import { OrderPayment } from "~/ordering/orders/page/order-payment";
import { OrderProgress } from "~/ordering/orders/page/order-progress";
import { OrderShipment } from "~/ordering/orders/page/order-shipment";
import { OrderedTerms } from "~/ordering/orders/page/ordered-terms";
import { PaperLinks } from "~/ordering/orders/page/paper-links";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import type { TakenAgain } from "~/ordering/orders/take-again";
import { CutListButtons } from "~/ordering/paper/page/cut-list-buttons";
import { costsOf } from "~/ordering/paper/page/cut-list-sheet";
import { useCutListPaper } from "~/ordering/paper/page/use-cut-list-paper";
import { RemakeLinks } from "~/ordering/remakes/page/remake-links";
import { OrderProof } from "./order-proof";

interface OrderPageProps {
  readonly order: Order;
  /** The secret part of the address of the order's own page. */
  readonly link: string;
  /** The path of the page that shows it. */
  readonly path: string;
  /** Whether the customer can still change and cancel it online. */
  readonly isFree: boolean;
  readonly isGuest: boolean;
  readonly notice: OrderNotice | null;
  /** The pieces to put back into the cart, if the customer has just requested that. */
  readonly taken: TakenAgain | null;
  readonly claims: OrderClaimsShown;
  /** The titles of its styles that are no longer made. */
  readonly noLongerMade: readonly string[];
  /** The secrets of the pages of the order that it remakes and of its remakes, by number. */
  readonly remakeLinks: Readonly<Record<string, string>>;
  /** Why a pressed button was refused, or `null`. */
  readonly reply: OrderPageProblem | null;
  /** The list of its pieces with the pages of their labels. */
  readonly doors: ReactNode;
  /** A change of it that the customer has to answer. */
  readonly offer?: ReactNode;
  /** How it can be changed, and its revisions. */
  readonly changes?: ReactNode;
  /** The pages above this one. */
  readonly crumbs?: Parameters<typeof Breadcrumb>[0]["crumbs"];
}

/** One order with everything that is known about it; works without JavaScript. */
export function OrderPage({
  order,
  link,
  path,
  isFree,
  isGuest,
  notice,
  taken,
  claims,
  noLongerMade,
  remakeLinks,
  reply,
  doors,
  offer,
  changes,
  crumbs,
}: OrderPageProps) {
  const { number, state, placedAt, jobName, lines } = order;
  const title = `Order ${number}`;
  const canReceive = state === "shipped" || (state === "delivered" && claims.window.status === "open");
  const cart = useMemo(() => orderCart(lines), [lines]);
  const { hasPaper, paper } = useCutListPaper(cart, [title, jobName].filter(Boolean).join(", "), costsOf(order));
  return (
    <OrderedTerms order={order}>
      <div className={classNames(hasPaper && "print:hidden")}>
        <PageHeader title={title}>
          <p>
            {STATE_WORDS[state].label}. Placed on <time dateTime={placedAt}>{momentText(placedAt)}</time>.
            {revisionOf(order) > 1 && ` Revision ${revisionOf(order)}.`}
          </p>
        </PageHeader>
        <div className="wrap space-y-8 py-8 md:py-10">
          {crumbs && <Breadcrumb crumbs={crumbs} current={title} />}
          <OrderNotices
            order={order}
            notice={notice}
            refused={reply?.refused ?? null}
            isGuest={isGuest}
            taken={taken}
          />
          {offer}
          <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <div className="space-y-10">
              <OrderProgress order={order} />
              <Cancelling order={order} isFree={isFree} path={path} />
              <PageAddress link={link} path={path} />
            </div>
            <div className="min-w-0 space-y-10">
              <RemakeLinks
                order={order}
                pathOf={(other) => {
                  const secret = remakeLinks[other];
                  return secret === undefined ? null : `/orders/${secret}`;
                }}
              />
              <OrderShipment shipment={order.shipment} receiving={canReceive ? `/orders/${link}/receiving` : null} />
              <OrderPayment order={order} />
              {changes}
              {order.invoice && <OrderInvoice invoice={order.invoice} papers={`/orders/${link}/papers`} />}
              <OrderLines order={order} />
              <NoLongerMade titles={noLongerMade} />
              <p className="flex flex-wrap gap-3 print:hidden">
                <CutListButtons link={link} />
                <ButtonLink to={`/orders/${link}/again`} look="outline">
                  Order again
                </ButtonLink>
              </p>
              <PaperLinks
                base={`/orders/${link}/papers`}
                hasInvoice={order.invoice !== undefined}
                isFree={order.remake !== undefined}
              />
              {state !== "cancelled" && <OrderProof order={order} path={path} />}
              {doors}
              <OrderClaims order={order} link={link} claims={claims} />
              <OrderMessages
                messages={order.messages}
                path={path}
                isSent={notice === "written"}
                problem={reply?.problem ?? null}
              />
              <OrderDetails order={order} />
            </div>
          </div>
        </div>
      </div>
      {paper}
    </OrderedTerms>
  );
}
