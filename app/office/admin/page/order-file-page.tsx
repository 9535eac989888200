import { Link } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { NoLongerMade } from "~/configurator/lines/made-of";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { classNames } from "~/house/ui/kit/class-names";
import { momentText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { Claim } from "~/ordering/orders/claims";
import { orderCart } from "~/ordering/orders/order-cart";
import { revisionOf } from "~/ordering/orders/order-contents";
import { hasBegun, type OrderFile } from "~/ordering/orders/order-file";
import { type FileNotice, type FileReply, noticeIfStillTrue } from "~/ordering/orders/order-file-reply";
import type { OrderMoney } from "~/ordering/orders/order-money";
import type { OrderNote } from "~/ordering/orders/order-note";
import { orderSum } from "~/ordering/orders/order-sum";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import { OrderedTerms } from "~/ordering/orders/page/ordered-terms";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { remakeWords } from "~/ordering/orders/remake";
import { offeredPounds } from "~/ordering/orders/shipment-form";
import { CutListButtons } from "~/ordering/paper/page/cut-list-buttons";
import { costsOf } from "~/ordering/paper/page/cut-list-sheet";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";
import { useCutListPaper } from "~/ordering/paper/page/use-cut-list-paper";
import { ReceivingList } from "~/ordering/receiving/page/receiving-list";
import { type Receiving, tickablesOf } from "~/ordering/receiving/receiving";
import { RemakeLinks } from "~/ordering/remakes/page/remake-links";
import { formatCents } from "~/trade/measure/money";
import { FileNotices } from "./file-notices";
import { MoneyHistory } from "./money-history";
import { OrderClaims } from "./order-claims";
import { OrderFacts } from "./order-facts";
import { OrderHistory } from "./order-history";
import { OrderMessages } from "./order-messages";
import { OrderNotes } from "./order-notes";
import { OrderPayment } from "./order-payment";
import { OrderSteps } from "./order-steps";
import { Terms } from "./order-terms";
import { PaymentsRegion } from "./payments-region";
import { ShippingSection } from "./shipment-form";

const ORDERS = { name: "Orders", to: "/admin/orders" } as const;

interface OrderFilePageProps {
  readonly file: OrderFile;
  /** The internal notes, including those that were removed. */
  readonly notes: readonly OrderNote[];
  /** `null` if they could not be loaded. */
  readonly claims: readonly Claim[] | null;
  /** What the customer ticked off at the truck, oldest first; `null` if it could not be loaded. */
  readonly received: readonly Receiving[] | null;
  /** `null` if the provider takes the payment. */
  readonly money: OrderMoney | null;
  /** The titles of its styles that are no longer made. */
  readonly noLongerMade: readonly string[];
  /** Whether the shop sends mail. */
  readonly isMailed: boolean;
  /** What has just been done, according to the page's address. */
  readonly notice: FileNotice | null;
  /** Why a posted form was refused. */
  readonly reply: FileReply | null;
  /** Its revisions, and the change that waits for an answer. */
  readonly changes?: ReactNode;
}

/** One order with everything that the workshop knows about it and can do with it; works without JavaScript. */
export function OrderFilePage({
  file,
  notes,
  claims,
  received,
  money,
  noLongerMade,
  isMailed,
  notice: said,
  reply,
  changes,
}: OrderFilePageProps) {
  const { order } = file;
  const notice = reply ? null : noticeIfStillTrue(said, file);
  const title = `Order ${order.number}`;
  const cart = useMemo(() => orderCart(order.lines), [order.lines]);
  const { hasPaper, paper } = useCutListPaper(cart, [title, order.jobName].filter(Boolean).join(", "), costsOf(order));
  const { totalCents, without } = orderSum(order);
  return (
    <OrderedTerms order={order}>
      <div className={classNames(hasPaper && "print:hidden")}>
        <PageHeader isPlain title={title}>
          <p>
            {STATE_WORDS[order.state].label}. {formatCents(totalCents)}
            {without && ` ${without}`}. {order.remake && `${remakeWords(order.remake)}. `}Placed on{" "}
            <time dateTime={order.placedAt}>{momentText(order.placedAt)}</time>.
            {revisionOf(order) > 1 && ` Revision ${revisionOf(order)}.`}
          </p>
        </PageHeader>
        <div className="wrap space-y-8 py-8 md:py-10">
          <Breadcrumb crumbs={[ORDERS]} current={title} />
          <FileNotices file={file} notes={notes} notice={notice} isMailed={isMailed} reply={reply} />
          <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <div className="min-w-0 space-y-10">
              <OrderSteps
                file={file}
                isSettling={reply !== null || notice !== null}
                refusedForm={reply?.formId ?? null}
              />
              <OrderFacts file={file} />
              <OrderNotes number={order.number} notes={notes} isSaved={notice === "noted"} />
            </div>
            <div className="min-w-0 space-y-10">
              {changes}
              <Terms
                file={file}
                tax={money?.tax ?? null}
                typedBilling={money?.typedBilling ?? null}
                refusedForm={reply?.formId ?? null}
              />
              <ShippingSection file={file} offeredPounds={offeredPounds(cart)} refusedForm={reply?.formId ?? null} />
              <OrderPayment file={file} />
              {money && !order.remake && <PaymentsRegion file={file} money={money} isMailed={isMailed} />}
              <ReceivingList tickables={tickablesOf(order)} received={received ?? []} title="At the truck" />
              <OrderClaims file={file} claims={claims} />
              <RemakeLinks order={order} pathOf={(number) => `/admin/orders/${number}`} />
              <OrderMessages file={file} isSent={notice === "message"} isMailed={isMailed} />
              <OrderLines order={order} />
              <NoLongerMade titles={noLongerMade} />
              <OrderDrawings lines={order.lines} />
              <Papers number={order.number} link={file.link} canRemake={hasBegun(order.state)} />
              <section aria-labelledby="history-heading" className="print:hidden">
                <h2 id="history-heading" className="text-2xl">
                  History
                </h2>
                <OrderHistory records={file.history} label="History" />
                {money && <MoneyHistory money={money} link={file.link} />}
              </section>
            </div>
          </div>
        </div>
      </div>
      {paper}
    </OrderedTerms>
  );
}

const PAPER = "button border-stone-500 hover:bg-linen";

interface PapersProps {
  readonly number: string;
  /** The secret part of the address of the customer's page. */
  readonly link: string;
  readonly canRemake: boolean;
}

function Papers({ number, link, canRemake }: PapersProps) {
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <Link to={`/admin/orders/${number}/work-order`} className={PAPER}>
        Work order
      </Link>
      <Link to={`/admin/orders/${number}/cutting-plan`} className={PAPER}>
        Cutting plan
      </Link>
      <Link to={`/admin/orders/${number}/labels`} className={PAPER}>
        Labels
      </Link>
      {canRemake && (
        <Link to={`/admin/orders/${number}/remake`} className={PAPER}>
          Make pieces again
        </Link>
      )}
      <a href={`/orders/${link}`} className={PAPER}>
        The customer's page
      </a>
      <CutListButtons link={link} />
    </p>
  );
}
