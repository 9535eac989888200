import { useNavigate } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import { brand } from "~/content/brand";
import type { CartItem } from "~/domain/cart";
import { createCartItem } from "~/domain/cart-item";
import { EMPTY_DRAFT, sizedOrderOf } from "~/domain/configuration-draft";
import { dollarsPerSqFt } from "~/domain/money";
import type { OrderReply } from "~/domain/order-reply";
import { notesOf } from "~/domain/piece-notes";
import { priceOrder } from "~/domain/pricing";
import type { Product } from "~/domain/product";
import { intentValue } from "~/forms/configuration-form";
import { ignoreEnterInFields } from "./ignore-enter";
import { OrderBreakdown } from "./order-breakdown";
import { OrderErrors } from "./order-errors";
import { ORDER_BREAKDOWN_ID, ORDER_FORM_ID, usePublishTotal } from "./order-total";
import { PieceEditor } from "./piece-editor";
import { PricedOrder } from "./priced-order";
import { PrintOrder } from "./print-order";
import { useConfiguration } from "./use-configuration";
import { useOrderCheck } from "./use-order-check";

const SCOPE = "";

/** The cart's code is fetched when somebody begins to fill in the form, and is there by the time it is needed. */
const loadCart = () => import("~/browser/cart");

async function keep(item: CartItem): Promise<void> {
  const { addToCart } = await loadCart();
  addToCart(brand.key, item);
}

/** Posts the form as it would be without JavaScript: the fallback when the cart's code cannot be fetched. */
function postWhole(form: HTMLFormElement): void {
  const intent = document.createElement("input");
  intent.type = "hidden";
  intent.name = "intent";
  intent.value = intentValue({ type: "add-to-cart" });
  form.append(intent);
  form.submit();
}

interface OrderFormProps {
  readonly product: Product;
  readonly reply: OrderReply | undefined;
  /** What stands below the rows and the breakdown, with submit buttons of this form. */
  readonly children?: ReactNode;
}

/**
 * The order form of a product. Before JavaScript runs it is a plain form post that the server answers; afterwards it
 * checks and adds to the cart by itself, and an order that the server priced meanwhile goes into the cart.
 */
export function OrderForm({ product, reply, children }: OrderFormProps) {
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const [draft, dispatch] = useConfiguration(SCOPE, reply?.draft ?? EMPTY_DRAFT, formRef);
  const { errors, summaryRef, check } = useOrderCheck(reply?.outcome === "refused" ? reply.errors : null);
  const rate = dollarsPerSqFt(product.priceCents);
  const price = useMemo(() => priceOrder(sizedOrderOf(draft), rate), [draft, rate]);
  const notes = useMemo(() => notesOf(draft), [draft]);
  usePublishTotal(price);

  const pricedItem = reply?.outcome === "priced" ? reply.item : null;
  // Once an item is on its way into the cart, this form adds nothing more, on a second click or a second effect.
  const addedRef = useRef(false);
  useEffect(() => {
    if (!pricedItem || addedRef.current) return;
    addedRef.current = true;
    keep(pricedItem).then(
      () => navigate("/cart", { replace: true }),
      () => {},
    );
  }, [pricedItem, navigate]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const configuration = addedRef.current ? null : check(draft);
    if (!configuration) return;
    addedRef.current = true;
    keep(createCartItem(product, configuration)).then(
      () => navigate("/cart"),
      () => postWhole(form),
    );
  }

  return (
    <form
      ref={formRef}
      id={ORDER_FORM_ID}
      method="post"
      action="#order"
      noValidate
      onSubmit={submit}
      onKeyDown={ignoreEnterInFields}
      onFocus={() => loadCart().catch(() => {})}
      className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] print:block"
    >
      {/* The form's first submit button is the one that Enter presses: before JavaScript runs it only prices. */}
      <button type="submit" name="intent" value={intentValue({ type: "price" })} tabIndex={-1} className="sr-only">
        Update prices
      </button>
      <div className="min-w-0 space-y-8">
        {errors && <OrderErrors scope={SCOPE} errors={errors} summaryRef={summaryRef} />}
        {reply?.outcome === "priced" ? (
          <PricedOrder item={reply.item} pricedOn={reply.pricedOn} />
        ) : (
          <PrintOrder product={product} draft={draft} posted={reply !== undefined} />
        )}
        <div className="print:hidden">
          <PieceEditor scope={SCOPE} draft={draft} rate={rate} showProblems={errors !== null} dispatch={dispatch} />
        </div>
      </div>
      <div className="print:hidden">
        <div id={ORDER_BREAKDOWN_ID} className="lg:sticky lg:top-28">
          <OrderBreakdown price={price} rate={rate} notes={notes}>
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
      {children && <div className="lg:col-span-2 print:hidden">{children}</div>}
    </form>
  );
}
