import { Form, Link } from "@remix-run/react";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { Button } from "~/house/ui/kit/button";
import { Hidden } from "~/house/ui/kit/hidden";
import { dayText } from "~/house/ui/kit/moment-text";
import {
  MAX_MOVE_REASON,
  MOVE_FORM_ID,
  moveValidator,
  SCHEDULE_INTENT,
  SCHEDULE_QUERY,
  type SeenDay,
  seenText,
} from "../move-form";
import type { Moved } from "../schedule";

export const SCHEDULE_PAGE = "/admin/schedule";

/** The id of the section with the form, for links to it. */
export const MOVE_SECTION_ID = "move";

const LABELS = {
  order: "Order",
  newDate: "New ship date",
  reason: "Reason",
  isCustomers: "The customer asked for it",
} as const;

interface MoveFormProps {
  /** The orders whose day can be moved, the first to ship first. */
  readonly orders: readonly (SeenDay & { readonly jobName: string })[];
  /** The number of the order that is chosen at first. */
  readonly chosen: string | null;
  /** The id of the form that was refused on this page; `null` if none was. */
  readonly refused: string | null;
}

const labelOf = ({ number, shipsOn, jobName }: MoveFormProps["orders"][number]) =>
  `${number}, ships by ${dayText(shipsOn)}${jobName && `, ${jobName}`}`;

/** The form that moves the day of an order. */
export function MoveForm({ orders, chosen, refused }: MoveFormProps) {
  // The id changes with the order, so that the fields start from it; a refused form keeps its id, and what was typed.
  const id = refused?.startsWith(MOVE_FORM_ID) ? refused : [MOVE_FORM_ID, ...(chosen ? [chosen] : [])].join("-");
  const first = orders.find(({ number }) => number === chosen);
  return (
    <CheckedForm
      key={id}
      id={id}
      validator={moveValidator}
      labels={LABELS}
      action={SCHEDULE_PAGE}
      defaultValues={{ order: first ? seenText(first) : "", newDate: first?.shipsOn ?? "", reason: "" }}
      className="mt-4 grid max-w-2xl gap-5"
    >
      <input type="hidden" name={SCHEDULE_INTENT} value="move" />
      <SelectField
        name="order"
        label={LABELS.order}
        options={orders.map((order) => ({ value: seenText(order), label: labelOf(order) }))}
        placeholder="Choose an order"
        required
      />
      <TextField name="newDate" label={LABELS.newDate} type="date" autoComplete="off" required />
      <TextField
        name="reason"
        label={LABELS.reason}
        hint="The customer reads it in the e-mail about the new date."
        autoComplete="off"
        maxLength={MAX_MOVE_REASON}
        required
      />
      <CheckboxField name="isCustomers">{LABELS.isCustomers}</CheckboxField>
      <p>
        <SubmitButton label="Move date" busyLabel="Moving…" />
      </p>
    </CheckedForm>
  );
}

/** The button that moves an order back to the day that it had before. */
export function MoveBack({ moved: { number, from, to } }: { readonly moved: Moved }) {
  return (
    <Form method="post" action={SCHEDULE_PAGE}>
      <Hidden fields={{ [SCHEDULE_INTENT]: "move-back", order: seenText({ number, shipsOn: to }), newDate: from }} />
      <Button type="submit" look="outline">
        Undo
      </Button>
    </Form>
  );
}

/** The button that books orders again whose minutes were lost. */
export function PlanAgain() {
  return (
    <Form method="post" action={SCHEDULE_PAGE} className="mt-4">
      <input type="hidden" name={SCHEDULE_INTENT} value="plan-again" />
      <Button type="submit" look="outline">
        Plan them again
      </Button>
    </Form>
  );
}

/** A link to the form that moves an order's day. */
export function MoveLink({ number }: { readonly number: string }) {
  return (
    <Link to={`${SCHEDULE_PAGE}?${SCHEDULE_QUERY.order}=${number}#${MOVE_SECTION_ID}`} className="link-tall">
      Move<span className="sr-only"> {number}</span>
    </Link>
  );
}
