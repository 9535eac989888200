import { Form, Link } from "@remix-run/react";
import { counted } from "~/base/text/counts";
import { Button } from "~/house/ui/kit/button";
import { Section } from "~/house/ui/kit/section";
import { shortDay } from "~/house/ui/kit/short-day";
import type { ChangeCheck, Endangered } from "../schedule";
import { CHECKED_FIELD, type PostedFields } from "../stations-post";

/** A change that somebody is to decide on. */
export interface AskedChange {
  readonly check: ChangeCheck;
  /** What was posted, to be posted again if it is saved all the same. */
  readonly fields: PostedFields;
}

interface CheckStepProps extends AskedChange {
  readonly action: string;
}

/** The step before a change is saved that puts orders at risk: which ones, and when they can ship then. */
export function CheckStep({ check: { orders, more }, fields, action }: CheckStepProps) {
  const late = orders.filter(({ isLate }) => isLate);
  const inTime = orders.filter(({ isLate }) => !isLate);
  return (
    <Section name="check" title="Check" className="border-l-4 border-signal pl-4">
      {late.length > 0 && (
        <p className="mt-2">
          {subjectText(late)} would ship late: <Orders orders={late} textOf={lateText} />.
        </p>
      )}
      {inTime.length > 0 && (
        <p className="mt-2">
          {subjectText(inTime)} would have to be planned again to ship on time:{" "}
          <Orders orders={inTime} textOf={() => ""} />.
        </p>
      )}
      {more > 0 && <p className="mt-2">{counted(more, "more order")} would be at risk.</p>}
      <Form method="post" action={action} className="mt-4 flex flex-wrap items-center gap-4">
        {fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={CHECKED_FIELD} value="yes" />
        <Button type="submit">Save all the same</Button>
        <Link to={action} className="link-tall">
          Go back
        </Link>
      </Form>
    </Section>
  );
}

/** "This order", "These 2 orders". */
const subjectText = ({ length }: readonly Endangered[]) =>
  length === 1 ? "This order" : `These ${counted(length, "order")}`;

const lateText = ({ shipsOn, earliest }: Endangered) =>
  `, from ${shortDay(shipsOn)} to ${earliest === null ? "no day that is planned" : shortDay(earliest)}`;

interface OrdersProps {
  readonly orders: readonly Endangered[];
  readonly textOf: (order: Endangered) => string;
}

function Orders({ orders, textOf }: OrdersProps) {
  return orders.map((order, index) => (
    <span key={order.number}>
      {index > 0 && "; "}
      <Link to={`/admin/orders/${order.number}`} className="link">
        {order.number}
      </Link>
      {textOf(order)}
    </span>
  ));
}
