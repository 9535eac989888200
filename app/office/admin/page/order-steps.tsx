import type { OrderState } from "~/house/capacity/order-state";
import { balanceText } from "~/house/invoices/invoice-words";
import type { ButtonLook } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { Section } from "~/house/ui/kit/section";
import { orderCart } from "~/ordering/orders/order";
import { nextStates, type OrderFile, waitsForPayment } from "~/ordering/orders/order-file";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { openRemakes, piecesText } from "~/ordering/orders/remade-words";
import { offeredPounds, SHIPMENT_FORM_ID } from "~/ordering/orders/shipment-form";
import { ShippingTogether } from "~/ordering/remakes/page/remake-links";
import { StateForm, UndoForm } from "./change-form";
import { STEP_WORDS } from "./history-words";
import { Moment } from "./moment";
import { TERMS_SECTION_ID } from "./order-terms";
import { ShipmentForm } from "./shipment-form";

interface OrderStepsProps {
  readonly file: OrderFile;
  /**
   * Whether something has just been done: all buttons are then in closed disclosures, so that a second click hits none.
   */
  readonly isSettling: boolean;
  readonly refusedForm: string | null;
}

const nameOf = (state: OrderState) => STATE_WORDS[state].label.toLowerCase();

/** The state of an order, the buttons for the next states, and the one that undoes the last change. */
export function OrderFileSteps({ file, isSettling, refusedForm }: OrderStepsProps) {
  const { order } = file;
  const since = order.events.at(-1)?.at ?? order.placedAt;
  const next = nextStates(order.state).filter((state) => state !== "confirmed");
  const behindQuestion = next.filter((state) => {
    const isRefused = state === "shipped" && refusedForm?.startsWith(SHIPMENT_FORM_ID);
    return (isSettling && !isRefused) || questionOf(file, state) !== null;
  });
  const atOnce = next.filter((state) => !behindQuestion.includes(state));
  return (
    <Section name="state" title={STATE_WORDS[order.state].label} className="print:hidden">
      <p className="mt-2 text-stone-700">
        Since <Moment at={since} />.
      </p>
      {order.state === "received" && (
        <p className="mt-2">
          Confirm it with its{" "}
          <a href={`#${TERMS_SECTION_ID}`} className="link">
            freight and tax
          </a>
          .
        </p>
      )}
      <Proof file={file} />
      <ShippingTogether order={order} />
      {atOnce.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {atOnce.map((state, index) => (
            <Step
              key={state}
              file={file}
              state={state}
              refusedForm={refusedForm}
              look={index === 0 ? "primary" : "outline"}
            />
          ))}
        </div>
      )}
      {behindQuestion.length > 0 && (
        <div className="mt-4 border-t border-stone-300">
          {behindQuestion.map((state) => (
            // The key closes an opened step once the order has changed.
            <Disclosure key={`${state} ${file.revision}`} summary={summaryOf(state)}>
              {questionOf(file, state) && <p>{questionOf(file, state)}</p>}
              <Step file={file} state={state} refusedForm={refusedForm} />
            </Disclosure>
          ))}
        </div>
      )}
      <UndoStep file={file} isSettling={isSettling} />
    </Section>
  );
}

interface StepProps extends Pick<OrderStepsProps, "file" | "refusedForm"> {
  readonly state: OrderState;
  readonly look?: ButtonLook;
}

/** The button for a next state, with the fields that the state needs. */
function Step({ file, state, refusedForm, look }: StepProps) {
  if (state !== "shipped") {
    const isUnpaid = state === "in-production" && waitsForPayment(file.order);
    return <StateForm file={file} state={state} isUnpaid={isUnpaid} {...(look && { look })} />;
  }
  const pounds = offeredPounds(orderCart(file.order.lines));
  return <ShipmentForm file={file} offeredPounds={pounds} refusedForm={refusedForm} />;
}

const summaryOf = (state: OrderState) => (state === "cancelled" ? "Cancel order" : `Next: ${STEP_WORDS[state].label}`);

/** What an admin must consider before putting an order into a state; `null` for nothing. */
function questionOf({ order, isChangePending }: OrderFile, state: OrderState): string | null {
  const open = openRemakes(order);
  const others = new Intl.ListFormat("en").format(open.map(({ number }) => number));
  if (state === "cancelled") {
    const remakes = open.length > 0 ? ` What makes pieces of it again is canceled too: ${others}.` : "";
    return `Nothing in order ${order.number} will be made.${remakes}`;
  }
  if (state === "shipped" && open.length > 0) {
    const lacking = open.flatMap(({ pieces }) => pieces);
    return `It ships without ${piecesText(lacking)} that ${others} makes again, unless they are ready and go along.`;
  }
  return state === "in-production" ? questionOfStart(order, isChangePending ?? false) : null;
}

/** What an admin must consider before production starts; `null` for nothing. */
function questionOfStart(order: OrderFile["order"], isChangePending: boolean): string | null {
  const isUnapproved = order.proofApprovedAt === null && !order.remake;
  const balance = order.invoice ? `: ${balanceText(order.invoice).toLowerCase()}` : "";
  const questions = [
    ...(waitsForPayment(order) ? [`This prepaid order is not paid${balance}. Start it only if it need not wait.`] : []),
    ...(isChangePending
      ? ["A change of this order waits for an answer. Answer it first, so that nobody saws the wrong sizes."]
      : []),
    ...(isUnapproved && !isChangePending
      ? [
          "The customer has not approved the drawings on the order's page. Start only if you have the approval in another way.",
        ]
      : []),
  ];
  return questions.length > 0 ? questions.join(" ") : null;
}

/** Whether the customer has approved the drawings, once there is something to approve. */
function Proof({ file: { order } }: Pick<OrderStepsProps, "file">) {
  if (order.proofApprovedAt === null) {
    return order.state === "confirmed" && !order.remake && <p className="mt-2">Drawings: not approved yet.</p>;
  }
  return (
    <p className="mt-2">
      Drawings: approved on <Moment at={order.proofApprovedAt} />.
    </p>
  );
}

function UndoStep({ file, isSettling }: Pick<OrderStepsProps, "file" | "isSettling">) {
  const { order, undoesTo } = file;
  if (!undoesTo) return null;
  const words = `Undo puts the order back from ${nameOf(order.state)} to ${nameOf(undoesTo)}.`;
  if (isSettling) {
    return (
      <Disclosure key={file.revision} summary="Undo the last step">
        <p>{words}</p>
        <UndoForm file={file} to={undoesTo} />
      </Disclosure>
    );
  }
  return (
    <div className="mt-4 flex items-center gap-3">
      <p className="text-sm text-stone-700">{words}</p>
      <UndoForm file={file} to={undoesTo} />
    </div>
  );
}
