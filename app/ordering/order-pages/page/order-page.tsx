import { type ReactNode, useMemo } from "react";
import { NoLongerMade } from "~/configurator/lines/made-of";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { classNames } from "~/house/ui/kit/class-names";
import { momentText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import { HelperLinksFold } from "~/ordering/helper-links/page/helper-links-fold";
import type { OrderRevisions } from "~/ordering/order-revisions/order-change";
import { PastRevisions, WaitingChange } from "~/ordering/order-revisions/page/order-revisions";
import { dutiesOf, hasDuties } from "~/ordering/orders/duties";
import { type Order, orderCart } from "~/ordering/orders/order";
import { contentRevisionOf } from "~/ordering/orders/order-contents";
import type { OrderNotice, OrderPageProblem } from "~/ordering/orders/order-page-form";
import { PageAddress } from "~/ordering/orders/page/order-actions";
import { OrderClaims, type OrderClaimsShown } from "~/ordering/orders/page/order-claims";
import { ContactFold } from "~/ordering/orders/page/order-details";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import { OrderMessages } from "~/ordering/orders/page/order-messages";
import { OrderNotices } from "~/ordering/orders/page/order-notices";
import { OrderInvoice, OrderPayment } from "~/ordering/orders/page/order-payment";
import { OrderProgress } from "~/ordering/orders/page/order-progress";
import { OrderPageSection } from "~/ordering/orders/page/order-section";
import { OrderShipment } from "~/ordering/orders/page/order-shipment";
import { OrderedTerms } from "~/ordering/orders/page/ordered-terms";
import { OrderDocuments } from "~/ordering/orders/page/paper-links";
import type { TakenAgain } from "~/ordering/orders/take-again";
import { costsOf, useCutListPaper } from "~/ordering/paper/page/cut-list-sheet";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";
import { RemakeLinks } from "~/ordering/remakes/page/remake-links";
import { ChangingOrCanceling } from "./changing-or-canceling";
import { ForYouToDo, TO_DO } from "./for-you-to-do";
import { OrderAtAGlance } from "./order-at-a-glance";

interface OrderPageProps {
  readonly order: Order;
  readonly link: string;
  readonly path: string;
  readonly isGuest: boolean;
  readonly notice: OrderNotice | null;
  readonly taken: TakenAgain | null;
  readonly claims: OrderClaimsShown;
  readonly noLongerMade: readonly string[];
  readonly remakeLinks: Readonly<Record<string, string>>;
  readonly reply: OrderPageProblem | null;
  readonly revisions: OrderRevisions | null;
  /** The fold with the pages of its pieces. */
  readonly doors: ReactNode;
  readonly crumbs?: Parameters<typeof Breadcrumb>[0]["crumbs"];
}

/**
 * One order: what its customer has to do, when it ships, then the pieces, and everything else that is known about it,
 * the rarely needed folded; works without JavaScript.
 */
export function OrderPage(props: OrderPageProps) {
  const { order, link, path, isGuest, notice, taken, reply, revisions, crumbs } = props;
  const { number, jobName, lines } = order;
  const title = `Order ${number}`;
  const cart = useMemo(() => orderCart(lines), [lines]);
  const { hasPaper, paper } = useCutListPaper(cart, [title, jobName].filter(Boolean).join(", "), costsOf(order));
  const waiting = revisions?.open ?? null;
  const offered = waiting?.state === "offered" ? waiting : null;
  const revision = contentRevisionOf(order);
  const names = [jobName, revision > 1 && `Revision ${revision}`].filter(Boolean);
  return (
    <OrderedTerms order={order}>
      <div className={classNames(hasPaper && "print:hidden")}>
        <PageHeader title={title}>
          {names.length > 0 && <p className="wrap-anywhere">{names.join(". ")}.</p>}
        </PageHeader>
        <div className="wrap space-y-6 pt-4 pb-10">
          {crumbs && <Breadcrumb crumbs={crumbs} current={title} />}
          <OrderNotices
            order={order}
            notice={notice}
            refused={reply?.refused ?? null}
            isGuest={isGuest}
            taken={taken}
          />
          <ForYouToDo {...{ order, link, path, offered }} />
          <OrderAtAGlance order={order} hasDuties={hasDuties(dutiesOf(order, offered !== null))} />
          <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
            <div className="min-w-0 space-y-8">
              {waiting && <WaitingChange link={link} change={waiting} />}
              <Pieces {...props} />
            </div>
            <div className="min-w-0 space-y-8 lg:row-span-2">
              <OrderPayment order={order} />
              {order.invoice && (
                <OrderInvoice order={order} invoice={order.invoice} papers={`/orders/${link}/papers`} />
              )}
              <OrderDocuments
                link={link}
                hasInvoice={order.invoice !== undefined}
                isFree={order.remake !== undefined}
              />
              <HelperLinksFold link={link} />
              <ChangingOrCanceling order={order} link={link} path={path} />
            </div>
            <Rest {...props} />
          </div>
        </div>
      </div>
      {paper}
    </OrderedTerms>
  );
}

/** What was shipped and made again, and what is made. */
function Pieces({ order, link, claims, noLongerMade, remakeLinks }: OrderPageProps) {
  const { state, shipment } = order;
  const canReceive = state === "shipped" || (state === "delivered" && claims.window.status === "open");
  return (
    <>
      <OrderShipment shipment={shipment} receiving={canReceive ? `/orders/${link}/receiving` : null} />
      <RemakeLinks
        order={order}
        pathOf={(other) => {
          const secret = remakeLinks[other];
          return secret === undefined ? null : `/orders/${secret}`;
        }}
      />
      <OrderLines order={order} isFolded isSummed={!order.invoice}>
        <NoLongerMade titles={noLongerMade} />
      </OrderLines>
    </>
  );
}

/** Whether the drawings are approved, or what becomes of them. */
function DrawingsState({ order: { state, proofApprovedAt, remake } }: Pick<OrderPageProps, "order">) {
  const className = "mt-2 text-stone-700";
  if (proofApprovedAt) {
    return (
      <p className={className}>
        Drawings approved on <time dateTime={proofApprovedAt}>{momentText(proofApprovedAt)}</time>.
      </p>
    );
  }
  if (remake) {
    return (
      <p className={className}>
        {remake.corrected
          ? `Made as in order ${remake.of}, except for what we corrected.`
          : `Made exactly as in order ${remake.of}.`}{" "}
        There is nothing to approve.
      </p>
    );
  }
  if (state !== "confirmed") return null;
  return (
    <p className={className}>
      Check sizes, hinge sides and locations: each piece is made exactly as it is drawn and listed here. All correct?{" "}
      <a href={`#${TO_DO}`} className="link-padded">
        Go back and approve
      </a>
      . Something wrong? Write to us below instead.
    </p>
  );
}

function Drawings({ order }: Pick<OrderPageProps, "order">) {
  if (order.state === "cancelled") return null;
  return (
    <OrderPageSection heading="drawings-heading" title="Drawings" className="print:hidden">
      <DrawingsState order={order} />
      <div className="mt-3">
        <OrderDrawings lines={order.lines} />
      </div>
    </OrderPageSection>
  );
}

/** Drawings, claims and messages, then the folds. */
function Rest({ order, link, path, claims, notice, reply, revisions, doors }: OrderPageProps) {
  return (
    <div className="min-w-0 space-y-8">
      <Drawings order={order} />
      <OrderClaims order={order} link={link} claims={claims} />
      <OrderMessages
        messages={order.messages}
        path={path}
        isSent={notice === "written"}
        problem={reply?.problem ?? null}
      />
      <section aria-labelledby="details-heading">
        <h2 id="details-heading" className="sr-only">
          Details
        </h2>
        <div className="border-t border-stone-300">
          <ContactFold order={order} />
          <div className="print:hidden">
            <OrderProgress order={order} />
            {revisions && (
              <PastRevisions
                revisions={revisions}
                link={link}
                isNew={notice === "revised" || notice === "change-approved"}
              />
            )}
            {doors}
            <PageAddress state={order.state} link={link} path={path} />
          </div>
        </div>
      </section>
    </div>
  );
}
