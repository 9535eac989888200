import { Link } from "@remix-run/react";
import type { Claim } from "~/ordering/orders/claims";
import { hasShipped, type OrderFile } from "~/ordering/orders/order-file";
import { ClaimList } from "~/ordering/orders/page/order-claims";
import { CLAIM_QUERY } from "~/ordering/remakes/remake-form";

interface OrderClaimsProps {
  readonly file: OrderFile;
  /** The oldest first; `null` if they could not be loaded. */
  readonly claims: readonly Claim[] | null;
}

/** The claims about an order, with links to answer them. */
export function OrderClaims({ file: { order }, claims }: OrderClaimsProps) {
  if (claims === null || claims.length === 0) return null;
  const base = `/admin/orders/${order.number}`;
  return (
    <section id="claims" aria-labelledby="claims-heading" className="print:hidden">
      <h2 id="claims-heading" className="text-2xl">
        Claims
      </h2>
      {claims.some(({ state }) => state === "open") && (
        <p className="mt-2 font-semibold text-signal">The customer is waiting for an answer.</p>
      )}
      <ClaimList
        order={order}
        claims={claims}
        photographs={`${base}/photographs`}
        more={({ id, state }) => (
          <p className="mt-4 flex flex-wrap gap-3">
            <Link to={`${base}/claims/${id}`} className="button border-stone-500 hover:bg-linen">
              {state === "open" ? "Answer this claim" : "Answer again"}
            </Link>
            {hasShipped(order.state) && (
              <Link to={`${base}/remake?${CLAIM_QUERY}=${id}`} className="button border-stone-500 hover:bg-linen">
                Make the pieces again
              </Link>
            )}
          </p>
        )}
      />
    </section>
  );
}
