import { useNavigate } from "@remix-run/react";
import { Suspense, useCallback, useMemo } from "react";
import { useBrowserLayoutEffect } from "~/base/browser/use-layout-effect";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { OrderForm } from "~/configurator/order-form/page/order-form";
import { OrderThisForm } from "~/configurator/order-form/page/order-this-form";
import { otherStyles } from "~/configurator/other-styles/page/other-styles-part";
import type { CartNavigation } from "~/configurator/stored-cart/use-cart-opening";
import { useIsSignedIn } from "~/house/ui/kit/use-is-signed-in";
import type { Product } from "~/trade/catalog/product";
import { SampleOffer } from "./sample-offer";

const OtherStyles = otherStyles.Part;

export interface OrderSectionProps {
  readonly product: Product;
  readonly reply: OrderReply | undefined;
  /** Called with the name of a finish that was stored with the rows; empty for the style as it is sold. */
  readonly onFinish: (name: string) => void;
  /** Called once the form has read what was typed before its code ran; must be the same function in every render. */
  readonly onLive: () => void;
}

export function OrderSection({ product, reply, onFinish, onLive }: OrderSectionProps) {
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const onAdded = useCallback((options: CartNavigation) => navigate("/cart", options), [navigate]);
  useBrowserLayoutEffect(onLive, [onLive]);
  const { id } = product;
  // The same element until its code arrives: React would otherwise remove what the server sent.
  const others = useMemo(
    () => (
      <Suspense fallback={null}>
        <OtherStyles productId={id} reply={reply} />
      </Suspense>
    ),
    [id, reply],
  );
  const refused = reply?.outcome === "list-read" && reply.refused;
  return (
    <>
      {reply?.outcome === "priced" && <OrderThisForm items={reply.items} />}
      {refused && (
        <noscript>
          <p role="alert" className="mb-8 max-w-[40em] border-l-4 border-signal pl-4 text-lg">
            {refused}
          </p>
        </noscript>
      )}
      <OrderForm product={product} reply={reply} isSignedIn={isSignedIn} onFinish={onFinish} onAdded={onAdded} />
      {/* Below the form, because above it on a phone it would push the first size down. */}
      <SampleOffer product={product} className="mt-8 md:hidden" />
      <div className="mt-12 print:hidden">{others}</div>
    </>
  );
}
