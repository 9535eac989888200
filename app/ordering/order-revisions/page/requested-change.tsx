import { Link } from "@remix-run/react";
import { useState } from "react";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { TextField } from "~/house/ui/fields/text-field";
import { Button } from "~/house/ui/kit/button";
import { Moment } from "~/house/ui/kit/moment";
import type { Order } from "~/ordering/orders/order";
import {
  ACCEPT,
  acceptChangeValidator,
  CHANGE_ID,
  DECISION,
  DECISION_FORM_ID,
  DECISION_LABELS,
  DECLINE,
  declineValidator,
  MAX_CHANGE_NOTE_LENGTH,
  WITHDRAW,
  withdrawValidator,
} from "../change-form";
import { type Changeable, changeMode, closedWords, type OrderChange, type OrderRevisions } from "../order-change";
import { AnsweredChanges, ChangeFacts, LastRevision } from "./order-revisions";

interface RequestedChangeProps {
  readonly order: Changeable & Pick<Order, "number">;
  readonly link: string;
  readonly revisions: OrderRevisions;
}

export function RequestedChange({ order, link, revisions }: RequestedChangeProps) {
  const { revision, open, answered } = revisions;
  const path = `/admin/orders/${order.number}/change`;
  const isClosed = changeMode(order) === "closed";
  return (
    <section id="changes" aria-labelledby="changes-heading" className="print:hidden">
      <h2 id="changes-heading" className="text-2xl">
        Changes
      </h2>
      <p className="mt-2">
        Revision {revision}.{" "}
        {!isClosed && (
          <Link to={path} className="link-tall">
            Change this order
          </Link>
        )}
      </p>
      {open && <OpenChange order={order} change={open} path={path} />}
      <LastRevision revisions={revisions} link={link} />
      <AnsweredChanges answered={answered} />
    </section>
  );
}

interface OpenChangeProps {
  readonly order: Changeable & Pick<Order, "number">;
  readonly change: OrderChange;
  readonly path: string;
}

export function OpenChange({ order, change, path }: OpenChangeProps) {
  // When a field loses the focus, it is checked by the rules of the button that was pressed last.
  const [isDeclining, setIsDeclining] = useState(false);
  const isAsked = change.state === "asked";
  const isClosed = changeMode(order) === "closed";
  const heading = `change-${change.id}-heading`;
  return (
    <section aria-labelledby={heading} className="mt-4 border-2 border-oak p-5">
      <h3 id={heading} className="text-xl">
        {isAsked ? "Requested change" : "Offered change"}
      </h3>
      <p>
        {isAsked ? "Requested by the customer: " : "Waiting for the customer's approval since "}
        <Moment at={change.askedAt} isWithin />
      </p>
      {isClosed && <p className="mt-2 font-semibold">{closedWords(order)}</p>}
      <ChangeFacts change={change} />
      <CheckedForm
        id={DECISION_FORM_ID}
        validator={!isAsked ? withdrawValidator : isDeclining ? declineValidator : acceptChangeValidator}
        labels={DECISION_LABELS}
        action={path}
        className="mt-4 grid gap-5"
      >
        <input type="hidden" name={CHANGE_ID} value={change.id} />
        {isAsked && changeMode(order) === "request" && (
          <TextField
            name="fee"
            label={DECISION_LABELS.fee}
            hint="Leave empty for none. With a fee, the customer has to approve it first."
            inputMode="decimal"
            autoComplete="off"
            className="max-w-xs"
          />
        )}
        <TextAreaField
          name="reason"
          label={DECISION_LABELS.reason}
          hint={isAsked ? "Needed to decline, optional otherwise." : "Optional."}
          rows={3}
          maxLength={MAX_CHANGE_NOTE_LENGTH}
        />
        <div className="flex flex-wrap gap-3">
          {isAsked && !isClosed && (
            <Button type="submit" look="accent" name={DECISION} value={ACCEPT} onClick={() => setIsDeclining(false)}>
              Accept change
            </Button>
          )}
          <Button
            type="submit"
            look="outline"
            name={DECISION}
            value={isAsked ? DECLINE : WITHDRAW}
            onClick={() => setIsDeclining(true)}
          >
            {isAsked ? "Decline change" : "Withdraw offer"}
          </Button>
        </div>
      </CheckedForm>
    </section>
  );
}
