import { useId } from "react";
import type { Cart } from "~/configurator/lines/cart";
import { RushText, useRush } from "~/house/capacity/page/rush-box";
import type { SeenRush } from "~/house/capacity/rush";
import { requestedLines, type ShipDate } from "~/house/capacity/ship-date-request";
import { rushChangeWords } from "~/house/capacity/ship-words";
import { Button } from "~/house/ui/kit/button";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { linesCents } from "~/ordering/orders/order-price";
import type { Cents } from "~/trade/measure/money";

export interface CartRush {
  readonly date: ShipDate | null;
  /** As it is offered now; `null` if it is not. */
  readonly offered: SeenRush | null;
  /** As the customer chose it; `null` if they did not. */
  readonly chosen: SeenRush | null;
  /** The rush that the total includes. */
  readonly bought: SeenRush | null;
  readonly choose: (rush: SeenRush | null) => void;
}

export function useCartRush(cart: Cart, chosen: SeenRush | null, choose: (rush: SeenRush | null) => void): CartRush {
  const cents = linesCents(cart, useShopTerms());
  const { date, rush } = useRush({ pieces: requestedLines(cart), cents, first: null, chosen });
  return { date, offered: rush, chosen, bought: chosen && rush, choose };
}

export const withRush = (cents: Cents, { bought }: CartRush): Cents => cents + (bought?.cents ?? 0);

/** The box that buys an earlier date, and what has changed about it since it was ticked. */
export function RushBox({ rush: { offered, chosen, choose } }: { readonly rush: CartRush }) {
  const id = useId();
  const changed = chosen ? rushChangeWords(chosen, offered) : "";
  return (
    <div className="text-sm">
      {offered && (
        <label htmlFor={id} className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1">
          <input
            id={id}
            type="checkbox"
            checked={chosen !== null}
            onChange={(event) => choose(event.currentTarget.checked ? offered : null)}
            className="h-5 w-5 shrink-0 accent-oak"
          />
          <span className="figures">
            <RushText rush={offered} />
          </span>
        </label>
      )}
      <div role="status">
        {changed && (
          <div className="border-l-4 border-signal pl-3">
            <p className="figures">{changed}</p>
            <Button look="quiet" className="-ml-3 print:hidden" onClick={() => choose(offered)}>
              Dismiss
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
