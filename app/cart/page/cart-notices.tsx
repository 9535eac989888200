import type { NotKept } from "~/cart/cart-storage";
import { Notice } from "~/ui/kit/notice";

const NOT_KEPT: Readonly<Record<NotKept, string>> = {
  "storage-failed":
    "Your browser would not store this cart: its storage is full or blocked. The cart works for this visit, but it will not be kept. Print the cut list before you leave.",
  "newer-version":
    "A newer version of this shop has saved a cart in this browser, and this page leaves it alone. Reload to see it. What you add here works for this visit, but it will not be kept.",
};

interface CartNoticesProps {
  readonly notKept: NotKept | null;
  readonly damaged: boolean;
}

/** What the customer must know about how the cart is stored. */
export function CartNotices({ notKept, damaged }: CartNoticesProps) {
  return (
    <div role="status" className="print:hidden">
      {damaged && (
        <Notice tone="info" title="Part of a saved cart could not be read" className="mt-6">
          <p>It was set aside, and everything that could be read is here. Please check your pieces.</p>
        </Notice>
      )}
      {notKept && (
        <Notice tone="error" title="This cart will not be kept" className="mt-6">
          <p>{NOT_KEPT[notKept]}</p>
        </Notice>
      )}
    </div>
  );
}
