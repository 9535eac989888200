import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { ORDER_FORM_ID } from "~/configurator/lines/order-total";
import { intentValue } from "~/configurator/order-form/order-intents";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { RecoveryLinks } from "~/house/ui/kit/recovery-links";
import { messageOf, RouteProblem } from "~/house/ui/kit/route-problem";
import { FINISH_FIELD } from "~/trade/catalog/finish";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { OrderBar } from "./order-bar";
import { OrderPlace } from "./order-place";
import { ProductHead, StyleFacts, type StyleScene } from "./product-head";
import { SizeFacts, type SizeRows } from "./specification-table";

const GRID =
  "grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 md:mt-2 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-12 xl:gap-x-16 print:block";

/** Writes the chosen finish into the page's address without a navigation, so that a copied link shows it. */
function useFinishInAddress(finish: string | undefined): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    if ((address.searchParams.get(FINISH_FIELD) ?? undefined) === finish) return;
    if (finish) address.searchParams.set(FINISH_FIELD, finish);
    else address.searchParams.delete(FINISH_FIELD);
    window.history.replaceState(window.history.state, "", address);
  }, [finish]);
}

interface ProductPageProps {
  readonly product: Product;
  readonly finish: string | null;
  readonly sizes: SizeRows;
  readonly scene: StyleScene | null;
  readonly reply: OrderReply | undefined;
}

export function ProductPage({ product: sold, finish, sizes, scene, reply }: ProductPageProps) {
  const [chosen, setChosen] = useState(finish);
  const product = useMemo(() => inFinish(sold, chosen) ?? sold, [sold, chosen]);
  useFinishInAddress(product.finish);
  return (
    <div className="wrap pt-1 pb-8 md:pt-6">
      <Breadcrumb crumbs={[{ name: "All door styles", to: "/shop" }]} current={product.title} />
      <EnterButton />
      <div className={GRID}>
        <ProductHead product={product} onFinish={setChosen} />
        <div className="col-span-full mt-5 border-t border-stone-300 pt-8 print:mt-0 print:border-0 print:pt-0">
          <SizeFacts sizes={sizes} />
          <OrderPlace product={product} reply={reply} onFinish={setChosen} />
        </div>
        <StyleFacts product={product} scene={scene} />
      </div>
      <OrderBar />
    </div>
  );
}

/**
 * The first submit button of the page's order form, which Enter in a field presses. Without JavaScript it only updates
 * the prices.
 */
function EnterButton() {
  return (
    <button
      type="submit"
      form={ORDER_FORM_ID}
      name="intent"
      value={intentValue({ type: "price" })}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    >
      Update prices
    </button>
  );
}

export function ProductRouteProblem({ error }: { readonly error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = messageOf(error);
  const aboutProduct = status === 404 || status >= 502;
  return aboutProduct && message ? <ProductProblem message={message} /> : <RouteProblem error={error} />;
}

function ProductProblem({ message }: { readonly message: string }) {
  return (
    <div className="wrap py-16 md:py-24">
      <h1 tabIndex={-1} className="max-w-[15.56em] text-4xl md:text-5xl">
        {message}
      </h1>
      <p className="mt-4 max-w-[40em] text-lg text-stone-700">
        Nothing in your cart is affected, and the sizes you typed are still there when you go back.
      </p>
      <div className="mt-8">
        <RecoveryLinks retry links={[{ label: "Return to Shop", to: "/shop" }]} />
      </div>
    </div>
  );
}
