import { useEffect } from "react";
import { takeBackOnce } from "~/browser/taken-orders";
import { useHydrated } from "~/browser/use-hydrated";
import { brand } from "~/content/brand";
import { formatCents, formatRate } from "~/domain/money";
import type { Order } from "~/domain/orders/order";
import type { TakenAgain, TakenChange } from "~/domain/orders/take-again";
import { ButtonLink } from "~/ui/kit/button";
import { Notice } from "~/ui/kit/notice";

/** What is otherwise with a line than when it was ordered. */
function wordsOf(change: TakenChange): string {
  switch (change.kind) {
    case "rate": {
      const { before, now } = change;
      return `costs ${formatRate(now.rate)} / sq ft today instead of ${formatRate(before.rate)}: ${formatCents(now.cents)} in place of ${formatCents(before.cents)}.`;
    }
    case "gone":
      return `is not sold any more: its pieces (${change.count}) are not in the cart.`;
    case "unmakeable":
      return "has pieces that cannot be ordered as they stand: the cart marks them.";
  }
}

interface TakenBackProps {
  readonly order: Pick<Order, "number" | "placedAt">;
  readonly taken: TakenAgain;
}

/** Puts the pieces of an order that was just canceled into the cart, and says what is otherwise with them today. */
export function TakenBack({ order: { number, placedAt }, taken }: TakenBackProps) {
  const hydrated = useHydrated();
  useEffect(() => takeBackOnce(brand.key, `${number} ${placedAt}`, taken.lines), [number, placedAt, taken]);
  return (
    <Notice tone="success" title={`Order ${number} is canceled, and you can change it now.`}>
      {hydrated ? (
        <p>Its pieces are in your cart, at today’s prices. Nothing is made until you place the order again.</p>
      ) : (
        <noscript>
          <p>
            Putting its pieces into the cart needs JavaScript, which is off. Its cut list is below: type it into the
            order form of the door, or switch JavaScript on and load this page again.
          </p>
        </noscript>
      )}
      {taken.changes.length > 0 && (
        <ul className="figures mt-2 space-y-1">
          {taken.changes.map((change, at) => (
            // Two lines of one style may have changed alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at}>
              <strong>{change.title}</strong> {wordsOf(change)}
            </li>
          ))}
        </ul>
      )}
      {hydrated && (
        <ButtonLink to="/cart" className="mt-3">
          Open the cart
        </ButtonLink>
      )}
    </Notice>
  );
}
