import { Form, Link } from "@remix-run/react";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Button, type ButtonLook } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { Order, OrderSide } from "~/ordering/orders/order";
import { ContactAndDelivery } from "~/ordering/orders/page/order-details";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import { OrderPageSection } from "~/ordering/orders/page/order-section";
import { OrderedTerms } from "~/ordering/orders/page/ordered-terms";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";
import { formatCents } from "~/trade/measure/money";
import { type APPROVE, CHANGE_ID, DECISION, WITHDRAW } from "../change-form";
import { changeMode, type OrderChange, type OrderRevisions as Revisions } from "../order-change";
import { DifferencesTable } from "./differences-table";

interface ChangeProps {
  readonly link: string;
  readonly change: OrderChange;
}

export const WAITING_CHANGE = "waiting-change";

/** The change that waits for an answer: what would change, and how to drop it. */
export function WaitingChange({ link, change }: ChangeProps) {
  const isOffer = change.state === "offered";
  return (
    <OrderPageSection
      id={WAITING_CHANGE}
      heading="open-change-heading"
      title={isOffer ? "What would change" : "You requested this change"}
      className="border-2 border-oak p-5 print:hidden"
    >
      {!isOffer && (
        <p className="mt-2">
          Requested {momentText(change.askedAt)}. We check whether it is still possible. Our answer appears here.
        </p>
      )}
      <ChangeFacts change={change} />
      <div className="mt-4">
        <ChangeAnswer
          {...{ link, change }}
          answer={WITHDRAW}
          look="outline"
          label={isOffer ? "Leave the order as it was" : "Withdraw this request"}
        />
      </div>
    </OrderPageSection>
  );
}

interface ChangeAnswerProps extends ChangeProps {
  readonly answer: typeof APPROVE | typeof WITHDRAW;
  readonly look: ButtonLook;
  readonly label: string;
}

export function ChangeAnswer({ link, change, answer, look, label }: ChangeAnswerProps) {
  return (
    <Form method="post" action={`/orders/${link}/change`}>
      <input type="hidden" name={CHANGE_ID} value={change.id} />
      <Button type="submit" look={look} name={DECISION} value={answer}>
        {label}
      </Button>
    </Form>
  );
}

interface PastRevisionsProps {
  readonly revisions: Revisions;
  readonly link: string;
  /** Whether the last revision was just stored. */
  readonly isNew: boolean;
}

/** Folds: what the last revision changed, the earlier ones, and requests and offers that were answered. */
export function PastRevisions({ revisions, link, isNew }: PastRevisionsProps) {
  const { revision, answered } = revisions;
  return (
    <>
      {revision > 1 && (
        <Disclosure summary={changedTitle(revision)} isOpen={isNew} isWide>
          <RevisionFacts revisions={revisions} link={link} names={{ customer: "You", shop: "We" }} />
        </Disclosure>
      )}
      <AnsweredFolds answered={answered} />
    </>
  );
}

export function AnsweredChanges({ answered }: Pick<Revisions, "answered">) {
  if (answered.length === 0) return null;
  return (
    <div className="mt-4 border-t border-stone-300">
      <AnsweredFolds answered={answered} />
    </div>
  );
}

const AnsweredFolds = ({ answered }: Pick<Revisions, "answered">) =>
  answered.map((change) => (
    <Disclosure key={change.id} summary={answeredTitle(change)} isWide>
      <ChangeFacts change={change} />
    </Disclosure>
  ));

function answeredTitle({ by, state, decidedAt }: OrderChange): string {
  const what = by === "customer" ? "Change request" : "Offered change";
  return `${what} ${state}${decidedAt ? `, ${momentText(decidedAt)}` : ""}`;
}

function captionOf({ state }: OrderChange): string {
  if (state === "accepted") return "What changed";
  return state === "asked" || state === "offered" ? "What would change" : "What would have changed";
}

export function ChangeFacts({ change }: { readonly change: OrderChange }) {
  const { reason, feeCents, totalCents, differences } = change;
  return (
    <>
      {reason && <p className="border-l-2 border-stone-400 pl-3 whitespace-pre-line wrap-anywhere">{reason}</p>}
      <DifferencesTable differences={differences} caption={captionOf(change)} />
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
    </>
  );
}

const changedTitle = (revision: number) => `What changed in revision ${revision}`;

interface RevisionFactsProps {
  readonly revisions: Revisions;
  readonly link: string;
  /** What the reader calls the two sides of the order. */
  readonly names: Readonly<Record<OrderSide, string>>;
}

/** What the last revision of an order changed, and links to the earlier ones. */
function RevisionFacts({ revisions: { revision, earlier, differences }, link, names }: RevisionFactsProps) {
  const last = earlier.at(-1);
  return (
    <>
      {last && (
        <p className="text-stone-700">
          {names[last.replacedBy]} changed this <time dateTime={last.replacedAt}>{momentText(last.replacedAt)}</time>.
        </p>
      )}
      {differences && <DifferencesTable differences={differences} caption={changedTitle(revision)} />}
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {earlier.map(({ revision: one }) => (
          <li key={one}>
            <a href={`/orders/${link}?revision=${one}`} className="link-tall">
              Read revision {one}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** For the office: what the last revision of an order changed; nothing if it was never changed. */
export function LastRevision({ revisions, link }: Pick<RevisionFactsProps, "revisions" | "link">) {
  if (revisions.revision === 1) return null;
  return (
    <div className="mt-4">
      <h3 className="text-xl">{changedTitle(revisions.revision)}</h3>
      <RevisionFacts revisions={revisions} link={link} names={{ customer: "The customer", shop: "The shop" }} />
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
