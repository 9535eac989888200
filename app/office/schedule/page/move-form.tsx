import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { ButtonForm } from "~/house/ui/kit/button-form";
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
import type { LastMove } from "../schedule";

export const SCHEDULE_PAGE = "/admin/schedule";

/** The page of what a station has to do on a day. */
export const queuePath = (station: number): string => `${SCHEDULE_PAGE}/${station}`;

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

export function MoveBack({ moved: { number, from, to } }: { readonly moved: LastMove }) {
  return (
    <ButtonForm
      action={SCHEDULE_PAGE}
      fields={{ [SCHEDULE_INTENT]: "move-back", order: seenText({ number, shipsOn: to }), newDate: from }}
    >
      Undo
    </ButtonForm>
  );
}

export function PlanAgain() {
  return (
    <ButtonForm action={SCHEDULE_PAGE} fields={{ [SCHEDULE_INTENT]: "plan-again" }} className="mt-4">
      Plan them again
    </ButtonForm>
  );
}

interface OrderRowProps {
  readonly order: { readonly number: string; readonly jobName: string };
  readonly mayMove: boolean;
  readonly children: ReactNode;
}

/** An order in a list of the schedule, with a link to the form that moves its day. */
export function MovedOrderRow({ order: { number, jobName }, mayMove, children }: OrderRowProps) {
  return (
    <li className="figures grid gap-x-8 border-t border-stone-300 py-2 sm:grid-cols-[1fr_1fr_auto] sm:items-center">
      <span className="wrap-anywhere">
        <Link to={`/admin/orders/${number}`} className="link-tall">
          {number}
        </Link>{" "}
        {jobName}
      </span>
      <span>{children}</span>
      {mayMove && (
        <Link to={`${SCHEDULE_PAGE}?${SCHEDULE_QUERY.order}=${number}#${MOVE_SECTION_ID}`} className="link-tall">
          Move<span className="sr-only"> {number}</span>
        </Link>
      )}
    </li>
  );
}
