import { isRouteErrorResponse } from "@remix-run/react";
import { useMemo, useState } from "react";
import { ORDER_FORM_ID } from "~/configurator/lines/order-total";
import { intentValue } from "~/configurator/order-form/order-intents";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { RecoveryLinks } from "~/house/ui/kit/recovery-links";
import { messageOf, RouteProblem } from "~/house/ui/kit/route-problem";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { OrderBar } from "./order-bar";
import { OrderPlace } from "./order-place";
import { ProductHead } from "./product-head";
import { SizeFacts, type SizeRows } from "./specification-table";

const GRID =
  "mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12 xl:grid-cols-[auto_minmax(0,1fr)_22rem] print:block";

interface ProductPageProps {
  readonly product: Product;
  readonly finish: string | null;
  readonly sizes: SizeRows;
  readonly reply: OrderReply | undefined;
}

export function ProductPage({ product: sold, finish, sizes, reply }: ProductPageProps) {
  const [chosen, setChosen] = useState(finish);
  const product = useMemo(() => inFinish(sold, chosen) ?? sold, [sold, chosen]);
  return (
    <div className="wrap py-4 md:py-8">
      <Breadcrumb crumbs={[{ name: "All door styles", to: "/shop" }]} current={product.title} />
      <EnterButton />
      <div className={GRID}>
        <ProductHead product={product} sizes={sizes} onFinish={setChosen} />
        <div className="col-span-full mt-5 border-t border-stone-300 pt-8 print:mt-0 print:border-0 print:pt-0">
          <SizeFacts sizes={sizes} />
          <OrderPlace product={product} reply={reply} onFinish={setChosen} />
        </div>
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
