import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { brand } from "~/brand/brand";
import { addToCart } from "~/cart/cart";
import { BeforeOrdering } from "~/cart/page/before-ordering";
import { type CartNavigation, useCartOpening } from "~/cart/use-cart-opening";
import type { CartItem } from "~/lines/cart";
import { LineList, LinesSum } from "~/orders/page/line-list";
import { OrderThese } from "~/sharing/page/order-these";
import { CartWaits } from "~/ui/kit/cart-waits";
import { Notice } from "~/ui/kit/notice";

interface MadeAgainProps {
  readonly line: CartItem;
  /** What it is: "door". */
  readonly kind: string;
}

/**
 * A piece that is ordered again. With JavaScript it goes into the cart, which opens; without, it can be ordered by
 * itself.
 */
export function MadeAgain({ line, kind }: MadeAgainProps) {
  const navigate = useNavigate();
  const [isWaiting, leave] = useCartOpening(
    useCallback((options: CartNavigation) => navigate("/cart", options), [navigate]),
  );
  // A second effect must not add the piece again.
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current) return;
    isAdded.current = true;
    addToCart(brand.key, [line]);
    leave({ replace: true });
  }, [line, leave]);
  return (
    <section aria-labelledby="made-heading" className="max-w-4xl">
      <Notice tone="success">
        <h2 id="made-heading" className="font-sans text-lg font-semibold">
          Your new {kind}, priced
        </h2>
        <p>
          The cart is stored in your browser and needs JavaScript, which is off or still loading. Without it, order only
          these pieces.
        </p>
      </Notice>
      <LineList lines={[line]} />
      <LinesSum lines={[line]} />
      <BeforeOrdering items={[line]} />
      <div className="mt-6">
        <OrderThese lines={[line]} />
        <CartWaits isWaiting={isWaiting} what="This is" />
      </div>
    </section>
  );
}
