import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Button } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { CHANGE_RULE } from "~/ordering/orders/change-rule";
import type { Order } from "~/ordering/orders/order";
import { ContactAndDelivery } from "~/ordering/orders/page/order-details";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import { OrderedTerms } from "~/ordering/orders/page/ordered-terms";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";
import { formatCents } from "~/trade/measure/money";
import { APPROVE, CHANGE_ID, DECISION, WITHDRAW } from "../change-form";
import { type Changeable, changeMode, type OrderChange, type OrderRevisions as Revisions } from "../order-change";
import { DifferencesTable } from "./differences-table";

interface OrderRevisionsProps {
  readonly order: Changeable & Pick<Order, "number">;
  readonly link: string;
  readonly revisions: Revisions;
}

/**
 * How an order can be changed, the change that waits for an answer, and the order's revisions; works without
 * JavaScript.
 */
export function OrderRevisions({ order, link, revisions }: OrderRevisionsProps) {
  const { open, answered, revision } = revisions;
  const path = `/orders/${link}/change`;
  const isClosed = changeMode(order) === "closed";
  if (isClosed && revision === 1 && !open && answered.length === 0) return null;
  return (
    <section id="changes" aria-labelledby="changes-heading" className="print:hidden">
      <h2 id="changes-heading" className="text-2xl">
        Changing this order
      </h2>
      {!isClosed && (
        <p className="mt-2">
          {order.state === "received"
            ? "Until we confirm it, you can change its pieces, sizes, finishes and address at no cost."
            : `We have confirmed it. You can request a change, and we will tell you whether it is still possible. ${CHANGE_RULE.fee}`}{" "}
          <Link to={path} className="inline-flex min-h-11 items-center font-semibold link">
            Change this order
          </Link>
        </p>
      )}
      {open?.state === "asked" && <OpenChange change={open} path={path} />}
      <LastRevision revisions={revisions} link={link} />
      <AnsweredChanges answered={answered} />
    </section>
  );
}

/** A change that waits for the customer's approval, for the top of the order's page; nothing if there is none. */
export function OfferedChange({ link, revisions: { open } }: Omit<OrderRevisionsProps, "order">) {
  return open?.state === "offered" ? <OpenChange change={open} path={`/orders/${link}/change`} /> : null;
}

const ANSWERED = { accepted: "accepted", declined: "declined", withdrawn: "withdrawn" } as const;

export function AnsweredChanges({ answered }: Pick<Revisions, "answered">) {
  if (answered.length === 0) return null;
  return (
    <div className="mt-4 border-t border-stone-300">
      {answered.map((change) => (
        <Disclosure key={change.id} summary={answeredTitle(change)}>
          <ChangeFacts change={change} />
        </Disclosure>
      ))}
    </div>
  );
}

function answeredTitle({ by, state, decidedAt }: OrderChange): string {
  const what = by === "customer" ? "A change that was requested" : "A change that the shop offered";
  const how = state === "asked" || state === "offered" ? "waiting" : ANSWERED[state];
  return `${what}: ${how}${decidedAt ? `, ${momentText(decidedAt)}` : ""}`;
}

export function ChangeFacts({ change, children }: { readonly change: OrderChange; readonly children?: ReactNode }) {
  const { reason, feeCents, totalCents, differences } = change;
  return (
    <>
      {reason && <p className="border-l-2 border-stone-400 pl-3 whitespace-pre-line wrap-anywhere">{reason}</p>}
      <DifferencesTable differences={differences} caption="What this change changes" />
      <dl className="figures mt-3 ml-auto grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {feeCents > 0 && (
          <>
            <dt>Fee for this change</dt>
            <dd className="text-right">{formatCents(feeCents)}</dd>
          </>
        )}
        <dt className="font-semibold">
          Total with this change{" "}
          <span className="block text-sm font-normal text-stone-600">before tax and freight</span>
        </dt>
        <dd className="text-right font-semibold">{formatCents(totalCents)}</dd>
      </dl>
      {children}
    </>
  );
}

function OpenChange({ change, path }: { readonly change: OrderChange; readonly path: string }) {
  const isOffer = change.state === "offered";
  return (
    <section aria-label={isOffer ? "Change to approve" : "Requested change"} className="mt-4 border-2 border-oak p-5">
      <p className="font-semibold">{isOffer ? "Please approve this change" : "You requested this change"}</p>
      <p>
        {isOffer
          ? "We can change your order like this. Nothing changes until you approve it."
          : `Requested ${momentText(change.askedAt)}. We check whether it is still possible. Our answer appears here.`}
      </p>
      <ChangeFacts change={change}>
        <Form method="post" action={path} className="mt-4 flex flex-wrap gap-3">
          <input type="hidden" name={CHANGE_ID} value={change.id} />
          {isOffer && (
            <Button type="submit" look="accent" name={DECISION} value={APPROVE}>
              Approve this change
            </Button>
          )}
          <Button type="submit" look="outline" name={DECISION} value={WITHDRAW}>
            {isOffer ? "Leave the order as it was" : "Withdraw this request"}
          </Button>
        </Form>
      </ChangeFacts>
    </section>
  );
}

interface LastRevisionProps {
  readonly revisions: Revisions;
  readonly link: string;
}

/** What the last revision of an order changed, and links to the earlier ones; nothing if it was never changed. */
export function LastRevision({ revisions: { revision, earlier, differences }, link }: LastRevisionProps) {
  const last = earlier.at(-1);
  if (revision === 1) return null;
  return (
    <div className="mt-4">
      <h3 className="text-xl">What changed in revision {revision}</h3>
      {last && (
        <p className="text-stone-700">
          Changed by {last.replacedBy === "customer" ? "the customer" : "the shop"}{" "}
          <time dateTime={last.replacedAt}>{momentText(last.replacedAt)}</time>.
        </p>
      )}
      {differences && <DifferencesTable differences={differences} caption={`What changed in revision ${revision}`} />}
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {earlier.map(({ revision: one }) => (
          <li key={one}>
            <a href={`/orders/${link}?revision=${one}`} className="link-tall">
              Read revision {one}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EarlierOrderPageProps {
  readonly order: Order;
  readonly link: string;
  readonly revision: number;
  readonly replacedAt: string;
  readonly current: number;
}

/** An earlier revision of an order, to be read: nothing is made by it. */
export function EarlierOrderPage({ order, link, revision, replacedAt, current }: EarlierOrderPageProps) {
  const path = `/orders/${link}`;
  const title = `Order ${order.number}, revision ${revision}`;
  return (
    <OrderedTerms order={order}>
      <PageHeader title={title}>
        <p>
          Replaced <time dateTime={replacedAt}>{momentText(replacedAt)}</time>. The order is now revision {current}.
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={[{ name: `Order ${order.number}`, to: path }]} current={`Revision ${revision}`} />
        <Notice tone="info" title={`You are reading revision ${revision}. We no longer make anything from it.`}>
          <p className="flex flex-wrap gap-x-6">
            <Link to={path} className="link-tall">
              Open revision {current}
            </Link>
            {changeMode(order) !== "closed" && (
              <Link to={`${path}/change?revision=${revision}`} className="link-tall">
                Go back to revision {revision}
              </Link>
            )}
          </p>
        </Notice>
        <OrderLines order={order} total={`Total of revision ${revision}`} />
        <OrderDrawings lines={order.lines} />
        <ContactAndDelivery order={order} />
      </div>
    </OrderedTerms>
  );
}
