import { Form, Link, useNavigation } from "@remix-run/react";
import type { OrderState } from "~/house/capacity/order-state";
import { Button, type ButtonLook } from "~/house/ui/kit/button";
import { ButtonForm } from "~/house/ui/kit/button-form";
import { Hidden } from "~/house/ui/kit/hidden";
import { Notice } from "~/house/ui/kit/notice";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import type { Order } from "~/ordering/orders/order";
import type { OrderFile } from "~/ordering/orders/order-file";
import { FILE_REVISION, FILE_STATE, FILE_UNPAID } from "~/ordering/orders/order-file-form";
import { FILE_INTENT } from "~/ordering/orders/order-terms-form";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { STEP_WORDS } from "./history-words";

const ORDERS = { name: "Orders", to: "/admin/orders" } as const;

/** The pages above a page about one order. */
export const orderCrumbs = (number: string) => [ORDERS, { name: `Order ${number}`, to: filePath(number) }];

/** The page above an order's own. */
export const ORDER_CRUMBS = [ORDERS];

export const filePath = (number: string) => `/admin/orders/${number}`;

export const PAPER_LINK = "button border-stone-500 hover:bg-linen";

/** The papers that the workshop needs for an order, by the end of their address. */
export const WORKSHOP_PAPERS = [
  ["work-order", "Work order"],
  ["cutting-plan", "Cutting plan"],
  ["labels", "Labels"],
] as const;

/** Links to the papers that the workshop needs for an order. */
export function WorkshopPaperLinks({ number }: Pick<Order, "number">) {
  return WORKSHOP_PAPERS.map(([path, label]) => (
    <Link key={path} to={`${filePath(number)}/${path}`} className={PAPER_LINK}>
      {label}
    </Link>
  ));
}

/** What a form must name: the order, and its revision as the page shows it. */
export interface ChangedFile extends Pick<OrderFile, "revision"> {
  readonly order: Pick<Order, "number">;
}

/** The hidden fields of a form on an order's admin page; the intent is left out if the button sends it. */
export const fileFields = (
  { revision }: Pick<OrderFile, "revision">,
  intent?: "state" | "undo" | "message" | "payment",
) => ({ [FILE_INTENT]: intent, [FILE_REVISION]: revision });

interface ProblemAlertProps {
  readonly reply: { readonly problem: string | null } | null;
}

/** Why a posted form changed nothing; takes the focus. */
export function ProblemAlert({ reply }: ProblemAlertProps) {
  const ref = useFocusOnAnnounce<HTMLDivElement>(reply, Boolean(reply?.problem));
  return (
    <div ref={ref} tabIndex={-1} role="alert">
      {reply?.problem && <Notice tone="error" title={reply.problem} />}
    </div>
  );
}

/** Whether a form of the page is being sent. */
export function useIsSending(): boolean {
  const { state, formAction } = useNavigation();
  return state !== "idle" && formAction !== undefined;
}

interface StateFormProps {
  readonly file: ChangedFile;
  readonly state: OrderState;
  /** Whether the form says above the button that the order is not paid. */
  readonly isUnpaid?: boolean;
  readonly look?: ButtonLook;
}

/** The button that puts an order into a state. */
export function StateForm({ file, state, isUnpaid = false, look = "primary" }: StateFormProps) {
  const { formData } = useNavigation();
  const sending = useIsSending();
  const { label, busyLabel } = STEP_WORDS[state];
  return (
    <Form method="post" action={filePath(file.order.number)}>
      <Hidden
        fields={{ ...fileFields(file, "state"), [FILE_STATE]: state, [FILE_UNPAID]: isUnpaid ? "on" : undefined }}
      />
      <Button type="submit" look={look} disabled={sending}>
        {sending && formData?.get(FILE_STATE) === state ? busyLabel : label}
      </Button>
    </Form>
  );
}

/** The button that requests the invoices of an order again. */
export function RetryPaymentForm({ file }: { readonly file: ChangedFile }) {
  const sending = useIsSending();
  return (
    <ButtonForm
      action={filePath(file.order.number)}
      fields={fileFields(file, "payment")}
      look="primary"
      disabled={sending}
    >
      Try again
    </ButtonForm>
  );
}

interface UndoFormProps {
  readonly file: ChangedFile;
  /** The state that the order goes back to. */
  readonly to: OrderState;
}

/**
 * The button that undoes the last change of state. It is at the right edge, away from the buttons for the next states.
 */
export function UndoForm({ file, to }: UndoFormProps) {
  const sending = useIsSending();
  return (
    <ButtonForm
      action={filePath(file.order.number)}
      fields={fileFields(file, "undo")}
      disabled={sending}
      className="ml-auto w-fit"
    >
      Undo<span className="sr-only">: back to {STATE_WORDS[to].label.toLowerCase()}</span>
    </ButtonForm>
  );
}
