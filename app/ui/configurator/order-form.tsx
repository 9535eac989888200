import { useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useMemo, useRef } from "react";
import { useCart } from "~/browser/cart";
import { brand } from "~/content/brand";
import { createCartItem } from "~/domain/cart";
import { EMPTY_DRAFT, sizedOrderOf } from "~/domain/configuration-draft";
import { dollarsPerSqFt } from "~/domain/money";
import type { OrderReply } from "~/domain/order-reply";
import { priceOrder } from "~/domain/pricing";
import type { Product } from "~/domain/product";
import { intentValue } from "~/forms/configuration-form";
import { ignoreEnterInFields } from "./ignore-enter";
import { OrderBreakdown } from "./order-breakdown";
import { OrderErrors } from "./order-errors";
import { PieceEditor } from "./piece-editor";
import { PricedOrder } from "./priced-order";
import { useConfiguration } from "./use-configuration";
import { useOrderCheck } from "./use-order-check";

const SCOPE = "";

interface OrderFormProps {
  readonly product: Product;
  readonly reply: OrderReply | undefined;
}

/**
 * The order form of a product. Before JavaScript runs it is a plain form post that the server answers; afterwards it
 * checks and adds to the cart by itself, and an order that the server priced meanwhile goes into the cart.
 */
export function OrderForm({ product, reply }: OrderFormProps) {
  const navigate = useNavigate();
  const { add } = useCart(brand.key);
  const formRef = useRef<HTMLFormElement>(null);
  const [draft, dispatch] = useConfiguration(SCOPE, reply?.draft ?? EMPTY_DRAFT, formRef);
  const { errors, summaryRef, check } = useOrderCheck(reply?.outcome === "refused" ? reply.errors : null);
  const rate = dollarsPerSqFt(product.priceCents);
  const price = useMemo(() => priceOrder(sizedOrderOf(draft), rate), [draft, rate]);

  const pricedItem = reply?.outcome === "priced" ? reply.item : null;
  const addedRef = useRef<typeof pricedItem>(null);
  useEffect(() => {
    if (!pricedItem || addedRef.current === pricedItem) return;
    addedRef.current = pricedItem;
    add(pricedItem);
    navigate("/cart", { replace: true });
  }, [pricedItem, add, navigate]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const configuration = check(draft);
    if (!configuration) return;
    add(createCartItem(product, configuration));
    navigate("/cart");
  }

  return (
    <form
      ref={formRef}
      id="order"
      method="post"
      action="#order"
      noValidate
      onSubmit={submit}
      onKeyDown={ignoreEnterInFields}
      className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] print:block"
    >
      {/* The form's first submit button is the one that Enter presses: before JavaScript runs it only prices. */}
      <button type="submit" name="intent" value={intentValue({ type: "price" })} tabIndex={-1} className="sr-only">
        Update prices
      </button>
      <div className="min-w-0 space-y-8">
        {errors && <OrderErrors scope={SCOPE} errors={errors} summaryRef={summaryRef} />}
        {reply?.outcome === "priced" && <PricedOrder item={reply.item} pricedOn={reply.pricedOn} />}
        <div className="print:hidden">
          <PieceEditor scope={SCOPE} draft={draft} rate={rate} showProblems={errors !== null} dispatch={dispatch} />
        </div>
      </div>
      <div className="print:hidden">
        <div className="lg:sticky lg:top-28">
          <OrderBreakdown price={price} rate={rate}>
            <noscript>
              <button
                type="submit"
                name="intent"
                value={intentValue({ type: "price" })}
                className="button mt-5 w-full border-stone-500 hover:bg-linen"
              >
                Update prices
              </button>
            </noscript>
            <button
              type="submit"
              name="intent"
              value={intentValue({ type: "add-to-cart" })}
              className="button mt-5 w-full bg-oak text-white hover:bg-oak-dark"
            >
              Add to Cart
            </button>
          </OrderBreakdown>
        </div>
      </div>
    </form>
  );
}
