import { useNavigate } from "@remix-run/react";
import { useCallback, useRef } from "react";
import { brand } from "~/base/brand/brand";
import { counted } from "~/base/text/counts";
import { addToCart, useCart } from "~/configurator/stored-cart/cart";
import { type CartNavigation, useCartOpening } from "~/configurator/stored-cart/use-cart-opening";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { Button } from "~/house/ui/kit/button";
import { CartWaits } from "~/house/ui/kit/cart-waits";
import type { OrderLine } from "~/ordering/orders/order";

interface IntoCartProps {
  readonly lines: readonly OrderLine[];
  readonly job: string;
  /** Which of its buttons it shows; both by default. */
  readonly only?: "add" | "replace";
}

/** Adds lines to this browser's cart, or replaces its content; nothing until the cart has been read. */
export function IntoCart({ lines, job, only }: IntoCartProps) {
  const { snapshot, dispatch } = useCart(brand.key);
  const [stored, setJob] = useJobName(brand.key);
  const navigate = useNavigate();
  const [isWaiting, leave] = useCartOpening(
    useCallback((options: CartNavigation) => navigate("/cart", options), [navigate]),
  );
  const isAdded = useRef(false);
  if (snapshot.status === "loading") return null;
  const { cart } = snapshot;

  function add(replaces: boolean): void {
    if (isAdded.current && isWaiting) leave({ replace: false });
    if (isAdded.current) return;
    isAdded.current = true;
    if (replaces) dispatch({ type: "clear" });
    addToCart(brand.key, lines);
    if (job && (replaces || !stored.name)) setJob(job);
    leave({ replace: false });
  }

  return (
    <>
      {only !== "replace" && (
        <Button look="accent" onClick={() => add(false)}>
          {cart.length === 0 ? "Put into my cart" : "Add to my cart"}
        </Button>
      )}
      {cart.length > 0 && only !== "add" && (
        <Button look="outline" onClick={() => add(true)}>
          Replace what is in my cart ({counted(cart.length, "line")})
        </Button>
      )}
      <CartWaits isWaiting={isWaiting} what={lines.length === 1 ? "This line is" : "These lines are"} />
    </>
  );
}
