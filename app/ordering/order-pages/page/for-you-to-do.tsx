import type { FormEvent, ReactNode } from "react";
import { dueAtOnce, dueWords } from "~/house/invoices/invoice-words";
import { isPayAddress } from "~/house/invoices/store-invoice";
import { Button } from "~/house/ui/kit/button";
import { APPROVE } from "~/ordering/order-revisions/change-form";
import type { OrderChange } from "~/ordering/order-revisions/order-change";
import { ChangeAnswer, WAITING_CHANGE } from "~/ordering/order-revisions/page/order-revisions";
import { DUTY_LABELS, dutiesOf, hasDuties } from "~/ordering/orders/duties";
import type { Order } from "~/ordering/orders/order";
import { IntentForm } from "~/ordering/orders/page/order-actions";
import { PAYMENT } from "~/ordering/orders/page/order-payment";
import { DRAWINGS } from "~/ordering/paper/page/order-drawings";

export const TO_DO = "to-do";

interface ForYouToDoProps {
  readonly order: Order;
  readonly link: string;
  readonly path: string;
  /** The change that the shop offers; `null` if none waits for an answer. */
  readonly offered: OrderChange | null;
}

/** What an order asks its customer to do, each with its button, why and by when; absent if there is nothing. */
export function ForYouToDo({ order, link, path, offered }: ForYouToDoProps) {
  const duties = dutiesOf(order, offered !== null);
  if (!hasDuties(duties)) return null;
  return (
    <section
      id={TO_DO}
      aria-labelledby="to-do-heading"
      className="border-2 border-oak bg-white px-5 pt-4 pb-5 print:hidden"
    >
      <h2 id="to-do-heading" className="text-2xl">
        For you to do
      </h2>
      <ul className="mt-3 space-y-4">
        {duties.approvesDrawings && (
          <Duty button={<IntentForm path={path} intent="approve" {...APPROVE_DRAWINGS} />}>
            {offered ? (
              "Answer the change first: it changes the drawings."
            ) : (
              <>
                Before we cut anything. Check{" "}
                <a href={`#${DRAWINGS}`} className="link-padded">
                  the drawings
                </a>{" "}
                first.
              </>
            )}
          </Duty>
        )}
        {duties.payCents > 0 && <Paying order={order} cents={duties.payCents} path={path} />}
        {offered && (
          <Duty
            button={
              <ChangeAnswer
                link={link}
                change={offered}
                answer={APPROVE}
                look="accent"
                label={DUTY_LABELS.approveChange}
              />
            }
          >
            Nothing changes until you do. See{" "}
            <a href={`#${WAITING_CHANGE}`} className="link-padded">
              what would change
            </a>
            .
          </Duty>
        )}
      </ul>
    </section>
  );
}

const APPROVE_DRAWINGS = { label: DUTY_LABELS.approveDrawings, busyLabel: "One moment…", look: "accent" } as const;

function Duty({ button, children }: { readonly button: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[15rem_minmax(0,1fr)] [&_.button]:w-full">
      {button}
      <p>{children}</p>
    </li>
  );
}

interface PayingProps {
  readonly order: Order;
  readonly cents: number;
  readonly path: string;
}

/** Leads to the provider's invoice if there is a single one to pay, otherwise to how to pay, further down. */
function Paying({ order: { invoice, payment, state }, cents, path }: PayingProps) {
  const isStarted = state !== "confirmed";
  const label = DUTY_LABELS.pay(cents);
  const open = payment?.parts.filter(({ isPaid }) => !isPaid) ?? [];
  const [only] = open;
  if (only && open.length === 1 && isPayAddress(only.url)) {
    return (
      <Duty
        button={
          // Do not send this page's secret address to the other site.
          <a href={only.url} rel="noreferrer" className="button bg-oak text-white hover:bg-oak-dark">
            {label}
          </a>
        }
      >
        {dueAtOnce(isStarted)}
      </Duty>
    );
  }
  return (
    <Duty
      button={
        <form method="get" action={`${path}#${PAYMENT}`} onSubmit={showPayment}>
          <Button type="submit" look="accent">
            {label}
          </Button>
        </form>
      }
    >
      {invoice ? dueWords(invoice, isStarted).join(" ") : dueAtOnce(isStarted)}
    </Duty>
  );
}

/** Goes to how to pay without loading the page again. */
function showPayment(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  window.location.hash = PAYMENT;
}
