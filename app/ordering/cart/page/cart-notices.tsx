import type { NotStored } from "~/configurator/stored-cart/cart-storage";
import { Notice } from "~/house/ui/kit/notice";

const NOT_STORED: Readonly<Record<NotStored, string>> = {
  "storage-failed":
    "Your browser would not store this cart: its storage is full or blocked. The cart works for this visit, but it will not be kept. Print the cut list before you leave.",
  "newer-version":
    "A newer version of this shop has saved a cart in this browser, and this page leaves it alone. Reload to see it. What you add here works for this visit, but it will not be kept.",
};

interface CartNoticesProps {
  readonly notStored: NotStored | null;
  readonly damaged: boolean;
}

/** What the customer must know about how the cart is stored. */
export function CartNotices({ notStored, damaged }: CartNoticesProps) {
  return (
    <div role="status" className="print:hidden">
      {damaged && (
        <Notice tone="info" title="Part of a saved cart could not be read" className="mt-6">
          <p>It was set aside, and everything that could be read is here. Please check your pieces.</p>
        </Notice>
      )}
      {notStored && (
        <Notice tone="error" title="This cart will not be kept" className="mt-6">
          <p>{NOT_STORED[notStored]}</p>
        </Notice>
      )}
    </div>
  );
}
