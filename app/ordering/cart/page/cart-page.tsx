import { useEffect, useState } from "react";
import { brand } from "~/base/brand/brand";
import { type CartHandle, useCart } from "~/configurator/stored-cart/cart";
import type { NotStored } from "~/configurator/stored-cart/cart-storage";
import type { CartSnapshot } from "~/configurator/stored-cart/cart-store";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { ButtonLink } from "~/house/ui/kit/button";
import { classNames } from "~/house/ui/kit/class-names";
import { dayText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { OrderChangeList } from "~/ordering/orders/page/order-change-list";
import type { PriceChange } from "~/ordering/orders/price-again";
import { useCutListPaper } from "~/ordering/paper/page/cut-list-sheet";
import { lineEdits } from "../line-edits";
import { CartContents } from "./cart-contents";
import { useCartRush } from "./cart-rush";
import { JobNameField } from "./job-name-field";
import { BackForQuote } from "./save-quote";
import { useCartToday } from "./use-cart-today";
import { useEditing } from "./use-editing";
import { useLostLine } from "./use-lost-line";
import { useRemovals } from "./use-removals";

/** The cart (specification, section 2). The server cannot know what is in it, so its HTML has only the frame. */
export function CartPage() {
  const { snapshot, dispatch } = useCart(brand.key);
  return (
    <>
      {snapshot.status === "loading" && (
        <CartFrame hasPaper={false}>
          <CartLoading />
        </CartFrame>
      )}
      {snapshot.status === "ready" && <CartReady snapshot={snapshot} dispatch={dispatch} />}
    </>
  );
}

interface CartFrameProps {
  /** Whether something else is printed in place of the page. */
  readonly hasPaper: boolean;
  readonly children: React.ReactNode;
}

function CartFrame({ hasPaper, children }: CartFrameProps) {
  return (
    <div className={classNames("wrap py-10 md:py-14", hasPaper && "print:hidden")}>
      <h1 tabIndex={-1} className="text-4xl md:text-5xl">
        Shopping Cart
      </h1>
      {children}
    </div>
  );
}

interface CartReadyProps extends Pick<CartHandle, "dispatch"> {
  readonly snapshot: Exclude<CartSnapshot, { status: "loading" }>;
}

function CartReady({ snapshot, dispatch }: CartReadyProps) {
  const { cart, notStored, damaged } = snapshot;
  const [job, setJob] = useJobName(brand.key);
  const removals = useRemovals(cart, dispatch);
  const editing = useEditing(cart, dispatch);
  const lost = useLostLine(editing.lineId, cart, removals.shown);
  const { changes, sold } = useCartToday(cart, dispatch);
  const rush = useCartRush(sold, snapshot.rush, (chosen) => dispatch({ type: "rush", rush: chosen }));
  const { bought } = rush;
  const { hasPaper, paper } = useCutListPaper(sold, job.name, {
    costs: bought ? [{ words: `Rush, ships by ${dayText(bought.shipsOn)}`, cents: bought.cents }] : [],
    without: "before tax and freight",
  });

  // Stored edits of removed lines would stay in localStorage forever. An empty cart may be an unreadable one: skip it.
  const [cartAtFirst] = useState(cart);
  useEffect(() => {
    if (cartAtFirst.length > 0) lineEdits.prune(cartAtFirst.map((line) => line.lineId));
  }, [cartAtFirst]);

  return (
    <>
      <CartFrame hasPaper={hasPaper}>
        <CartNotices notStored={notStored} damaged={damaged} />
        <BackForQuote cart={sold} />
        <CartChanges changes={changes} />
        {(removals.shown.length > 0 || lost) && (
          <CartContents {...{ cart, sold, rush, editing, lost, removals, hasPaper }}>
            <JobNameField job={job} onChange={setJob} />
          </CartContents>
        )}
        {cart.length === 0 && !lost && <EmptyCart />}
      </CartFrame>
      {paper}
    </>
  );
}

function EmptyCart() {
  return (
    <div className="min-h-96 pt-10">
      <p className="font-serif text-2xl">Your cart is empty</p>
      <p className="mt-2 text-stone-700">Add some items to get started</p>
      <ButtonLink to="/shop" className="mt-6">
        Continue Shopping
      </ButtonLink>
    </div>
  );
}

function CartLoading() {
  return (
    <div className="min-h-96 pt-10">
      <noscript>
        <p className="max-w-[40em] text-lg">
          Your cart is stored in your browser, and showing it needs JavaScript, which is off. The order form of each
          door works without JavaScript: it returns a priced breakdown that you can print.
        </p>
        <a href="/shop" className="button mt-6 bg-ink text-white">
          Continue Shopping
        </a>
      </noscript>
    </div>
  );
}

/** What has changed about the lines since they were put into the cart. */
function CartChanges({ changes }: { readonly changes: readonly PriceChange[] }) {
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
function CartNotices({ notStored, damaged }: CartNoticesProps) {
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
