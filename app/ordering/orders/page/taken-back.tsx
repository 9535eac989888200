import { useEffect } from "react";
import { brand } from "~/base/brand/brand";
import { useHydrated } from "~/base/browser/use-hydrated";
import { ButtonLink } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import type { Order } from "../order";
import type { TakenAgain } from "../take-again";
import { TakenChanges } from "./taken-changes";
import { takeBackOnce } from "./taken-orders";

interface TakenBackProps {
  readonly order: Pick<Order, "number" | "placedAt">;
  readonly taken: TakenAgain;
}

/** Puts the pieces of a just canceled order into the cart, and says what has changed about them. */
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
      {taken.changes.length > 0 && <TakenChanges changes={taken.changes} />}
      {hydrated && (
        <ButtonLink to="/cart" className="mt-3">
          Open the cart
        </ButtonLink>
      )}
    </Notice>
  );
}
