import { OrderChangeList } from "~/ordering/orders/page/order-change-list";
import type { OrderChange } from "~/ordering/orders/price-again";

/** What has changed about the lines since they were put into the cart. */
export function CartChanges({ changes }: { readonly changes: readonly OrderChange[] }) {
  return (
    <div role="status" className="empty:hidden">
      {changes.length > 0 && (
        <div className="mt-8 border-2 border-signal bg-white px-5 py-4 print:hidden">
          <h2 className="font-sans text-lg font-semibold">What changed</h2>
          <OrderChangeList changes={changes} />
          <p className="mt-2">The total below is today’s.</p>
        </div>
      )}
    </div>
  );
}
