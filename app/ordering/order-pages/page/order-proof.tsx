import { momentText } from "~/house/ui/kit/moment-text";
import type { Order } from "~/ordering/orders/order";
import { IntentForm } from "~/ordering/orders/page/order-actions";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";

interface OrderProofProps {
  readonly order: Pick<Order, "state" | "proofApprovedAt" | "lines" | "remake">;
  readonly path: string;
}

/** The drawings of an order, and the customer's approval of them; a plain post without JavaScript. */
export function OrderProof({ order: { state, proofApprovedAt, lines, remake }, path }: OrderProofProps) {
  return (
    <section aria-labelledby="proof-heading" className="print:hidden">
      <h2 id="proof-heading" className="text-2xl">
        The drawings of your order
      </h2>
      {proofApprovedAt && (
        <p className="mt-2">
          Approved on <time dateTime={proofApprovedAt}>{momentText(proofApprovedAt)}</time>.
        </p>
      )}
      {remake && (
        <p className="mt-2">
          {remake.corrected
            ? `Made as in order ${remake.of}, except for what we corrected.`
            : `Made exactly as in order ${remake.of}.`}{" "}
          There is nothing to approve.
        </p>
      )}
      {state === "received" && (
        <p className="mt-2">We look through them and confirm the order. Then we ask you to approve them.</p>
      )}
      <div className="mt-3">
        <OrderDrawings lines={lines} />
      </div>
      {state === "confirmed" && !proofApprovedAt && !remake && (
        <div className="mt-4">
          <p className="mb-3">
            Look at sizes, hinge sides and locations: each piece is made exactly as it is drawn and listed here. If
            something is wrong, write to us below instead of approving.
          </p>
          <IntentForm path={path} intent="approve" label="Approve the drawings" busyLabel="One moment…" look="accent" />
        </div>
      )}
    </section>
  );
}
