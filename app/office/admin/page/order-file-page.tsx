import { Link } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { NoLongerMade } from "~/configurator/lines/made-of";
import { classNames } from "~/house/ui/kit/class-names";
import { Hidden } from "~/house/ui/kit/hidden";
import { Moment } from "~/house/ui/kit/moment";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import type { Claim } from "~/ordering/orders/claims";
import { MAX_ORDER_MESSAGES, orderCart } from "~/ordering/orders/order";
import { contentRevisionOf } from "~/ordering/orders/order-contents";
import { hasShipped, type OrderFile, type OrdersAround } from "~/ordering/orders/order-file";
import { type FileNotice, type FileReply, noticeIfStillTrue } from "~/ordering/orders/order-file-reply";
import type { OrderMoney } from "~/ordering/orders/order-money";
import type { OrderNote } from "~/ordering/orders/order-note";
import { orderSum } from "~/ordering/orders/order-sum";
import { ClaimList } from "~/ordering/orders/page/order-claims";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import { MessageThread, OrderMessageForm } from "~/ordering/orders/page/order-messages";
import { OrderedTerms } from "~/ordering/orders/page/ordered-terms";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { remakeWords } from "~/ordering/orders/remake";
import { offeredPounds } from "~/ordering/orders/shipment-form";
import { CutListButtons, costsOf, useCutListPaper } from "~/ordering/paper/page/cut-list-sheet";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";
import { ReceivingList } from "~/ordering/receiving/page/receiving-list";
import { type Receiving, tickablesOf } from "~/ordering/receiving/receiving";
import { RemakeLinks } from "~/ordering/remakes/page/remake-links";
import { CLAIM_QUERY } from "~/ordering/remakes/remake-form";
import { formatCents } from "~/trade/measure/money";
import { fileFields, filePath, ORDER_CRUMBS } from "./change-form";
import { FileNotices } from "./file-notices";
import { sentWords } from "./history-words";
import { OrderFacts } from "./order-facts";
import { OrderHead, OrderIndex } from "./order-head";
import { MoneyHistory, OrderHistory } from "./order-history";
import { OrderNotes } from "./order-notes";
import { PaymentOfFile } from "./order-payment";
import { OrderFileSteps } from "./order-steps";
import { Terms } from "./order-terms";
import { OrderTurns } from "./order-turns";
import { PaymentsRegion } from "./payments-region";
import { ShippingSection } from "./shipment-form";

interface OrderFilePageProps {
  readonly file: OrderFile;
  readonly around: OrdersAround;
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
  readonly isMailed: boolean;
  /** What has just been done, according to the page's address. */
  readonly notice: FileNotice | null;
  readonly reply: FileReply | null;
  /** Why it slips, and its work by station and day. */
  readonly workPlan?: ReactNode;
  /** Its revisions, and the change that waits for an answer. */
  readonly changes?: ReactNode;
}

/** One order with everything that the workshop knows about it and can do with it; works without JavaScript. */
export function OrderFilePage({
  file,
  around,
  notes,
  claims,
  received,
  money,
  noLongerMade,
  isMailed,
  notice: requested,
  reply,
  workPlan,
  changes,
}: OrderFilePageProps) {
  const { order } = file;
  const notice = reply ? null : noticeIfStillTrue(requested, file);
  const title = `Order ${order.number}`;
  const cart = useMemo(() => orderCart(order.lines), [order.lines]);
  const { hasPaper, paper } = useCutListPaper(cart, [title, order.jobName].filter(Boolean).join(", "), costsOf(order));
  const { totalCents, without } = orderSum(order);
  return (
    <OrderedTerms order={order}>
      <div className={classNames(hasPaper && "print:hidden")}>
        <PageHeader title={title} crumbs={ORDER_CRUMBS} beside={<OrderTurns around={around} />}>
          <p>
            {STATE_WORDS[order.state].label}. {formatCents(totalCents)}
            {without && ` ${without}`}. {order.remake && `${remakeWords(order.remake)}. `}Placed{" "}
            <Moment at={order.placedAt} isWithin />
            {contentRevisionOf(order) > 1 && ` Revision ${contentRevisionOf(order)}.`}
          </p>
          <OrderHead file={file} />
        </PageHeader>
        <OrderIndex />
        <div className="wrap space-y-8 py-6">
          <FileNotices file={file} notes={notes} notice={notice} isMailed={isMailed} reply={reply} />
          <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <div className="min-w-0 space-y-10">
              <OrderFileSteps
                file={file}
                isSettling={reply !== null || notice !== null}
                refusedForm={reply?.formId ?? null}
              />
              <OrderFacts file={file} refusedForm={reply?.formId ?? null} />
              <OrderNotes number={order.number} notes={notes} isSaved={notice === "noted"} />
            </div>
            <div className="min-w-0 space-y-10">
              {workPlan}
              {changes}
              <div id="money" className="space-y-10">
                <Terms
                  file={file}
                  tax={money?.tax ?? null}
                  typedBilling={money?.typedBilling ?? null}
                  refusedForm={reply?.formId ?? null}
                />
                <ShippingSection file={file} offeredPounds={offeredPounds(cart)} refusedForm={reply?.formId ?? null} />
                <PaymentOfFile file={file} />
                {money && !order.remake && <PaymentsRegion file={file} money={money} isMailed={isMailed} />}
              </div>
              <ReceivingList tickables={tickablesOf(order)} received={received ?? []} title="At the truck" />
              <OrderClaims file={file} claims={claims} />
              <RemakeLinks order={order} pathOf={(number) => `/admin/orders/${number}`} />
              <OrderMessages file={file} isSent={notice === "message"} isMailed={isMailed} />
              <div id="pieces">
                <OrderLines order={order} />
              </div>
              <NoLongerMade titles={noLongerMade} />
              <OrderDrawings lines={order.lines} />
              <p className="flex flex-wrap gap-3 print:hidden">
                <CutListButtons link={file.link} />
              </p>
              <Section id="history" name="history" title="History" className="print:hidden">
                <OrderHistory records={file.history} label="History" />
                {money && <MoneyHistory money={money} link={file.link} />}
              </Section>
            </div>
          </div>
        </div>
      </div>
      {paper}
    </OrderedTerms>
  );
}

interface OrderClaimsProps {
  readonly file: OrderFile;
  /** The oldest first; `null` if they could not be loaded. */
  readonly claims: readonly Claim[] | null;
}

/** The claims about an order, with links to answer them. */
function OrderClaims({ file: { order }, claims }: OrderClaimsProps) {
  if (claims === null || claims.length === 0) return null;
  const base = `/admin/orders/${order.number}`;
  return (
    <Section id="claims" name="claims" title="Claims" className="print:hidden">
      {claims.some(({ state }) => state === "open") && (
        <p className="mt-2 font-semibold text-signal">The customer is waiting for an answer.</p>
      )}
      <ClaimList
        order={order}
        claims={claims}
        photographs={`${base}/photographs`}
        more={({ id, state }) => (
          <p className="mt-4 flex flex-wrap gap-3">
            <Link to={`${base}/claims/${id}`} className="button border-stone-500 hover:bg-linen">
              {state === "open" ? "Answer this claim" : "Answer again"}
            </Link>
            {hasShipped(order.state) && (
              <Link to={`${base}/remake?${CLAIM_QUERY}=${id}`} className="button border-stone-500 hover:bg-linen">
                Make the pieces again
              </Link>
            )}
          </p>
        )}
      />
    </Section>
  );
}

interface OrderMessagesProps {
  readonly file: OrderFile;
  readonly isSent: boolean;
  readonly isMailed: boolean;
}

/** What both sides wrote about an order, and the form for an answer. */
function OrderMessages({ file, isSent, isMailed }: OrderMessagesProps) {
  const { messages, contact, number } = file.order;
  const customer = `${contact.firstName} ${contact.lastName}`;
  return (
    <Section id="messages" name="messages" title="Messages" className="print:hidden">
      {messages.at(-1)?.by === "customer" && (
        <p className="mt-2 font-semibold text-signal">The customer is waiting for an answer.</p>
      )}
      <MessageThread messages={messages} reader="shop" names={{ customer, shop: "The shop" }} />
      {messages.length >= MAX_ORDER_MESSAGES ? (
        <p className="mt-4">This order already has as many messages as it can hold. Please write an e-mail.</p>
      ) : (
        <OrderMessageForm
          action={filePath(number)}
          label="Message to the customer"
          hint={sentWords(isMailed)}
          isSent={isSent}
          look="outline"
        >
          <Hidden fields={fileFields(file, "message")} />
        </OrderMessageForm>
      )}
    </Section>
  );
}
