import { type FormEvent, Suspense, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { brand } from "~/base/brand/brand";
import { WORKS_OFFLINE } from "~/base/browser/offline";
import { ORDER_BREAKDOWN_ID, ORDER_FORM_ID, ORDER_PANELS_ID, useOrderTotal } from "~/configurator/lines/order-total";
import { type CartNavigation, useCartOpening } from "~/configurator/stored-cart/use-cart-opening";
import { ShipsBy } from "~/house/capacity/page/ships-by";
import type { ShipDate } from "~/house/capacity/ship-date-request";
import { LIST_INTENT, LIST_STYLE, SAVE_LIST } from "~/house/forms/list-names";
import { CartWaits } from "~/house/ui/kit/cart-waits";
import { useOnDemand } from "~/house/ui/kit/use-on-demand";
import type { Product } from "~/trade/catalog/product";
import { dollarsPerSqFt } from "~/trade/measure/money";
import { EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { CupsMoved } from "../cups-moved";
import { orderDraftKey } from "../order-draft";
import { intentValue } from "../order-intents";
import type { OrderReply } from "../order-reply";
import { PieceEditor } from "../rows/piece-editor";
import { useCompactRows } from "../rows/use-compact-rows";
import { rowUndo, startOver, useConfiguration } from "../rows/use-configuration";
import { useRowKeys } from "../rows/use-row-keys";
import { Elevations } from "./elevations";
import { KeypadPlace } from "./keypad-place";
import { OrderDraftNotice } from "./order-draft-notice";
import { OrderErrors } from "./order-errors";
import type { OrderPanelsProps } from "./order-panels";
import { orderPanels } from "./order-panels-part";
import { OrderTotals } from "./order-totals";
import { PricedOrder } from "./paper-part";
import { PrintOrder } from "./print-order";
import { submitNatively } from "./submit-natively";
import { addItemsToCart, addPiecesToCart, useCartCode } from "./use-cart-code";
import { useOrderCheck } from "./use-order-check";
import { useFinishDraft, useOrderDraft } from "./use-order-draft";

const SCOPE = "";

const PRICE = intentValue({ type: "price" });

/** Whether a form was sent only for its prices, as by Enter before its code ran: they are now shown at the fields. */
const isPricing = (button: HTMLElement | null) => button instanceof HTMLButtonElement && button.value === PRICE;

/** Whether a form is sent to another page, which saves it as a list, or by a panel whose code has not arrived. */
const isSentAway = (button: HTMLElement | null) =>
  button !== null && (button.hasAttribute("formaction") || button.closest(`#${ORDER_PANELS_ID}`) !== null);

interface OrderFormProps {
  readonly product: Product;
  readonly reply: OrderReply | undefined;
  readonly isSignedIn?: boolean;
  /** Called with the name of a finish that was stored with the rows; empty for the style as it is sold. */
  readonly onFinish: (name: string) => void;
  /** Called once the order is in the cart; must be the same function in every render. */
  readonly onAdded: (options: CartNavigation) => void;
}

/**
 * The order form of a style. Before its code runs it is a plain form post that the server answers. After that it checks
 * the order and adds it to the cart itself; an order that the server has already priced is added to the cart too.
 */
export function OrderForm({ product, reply, isSignedIn = false, onFinish, onAdded }: OrderFormProps) {
  const { specification } = product;
  const formRef = useRef<HTMLFormElement>(null);
  const { store, undoable, setUndoable } = useConfiguration(SCOPE, reply?.draft ?? EMPTY_DRAFT);
  const { code: undo } = useOnDemand(rowUndo, undoable !== null);
  const orderDraft = useOrderDraft(orderDraftKey(brand.key, product.id), store, formRef, reply !== undefined);
  useFinishDraft(product.finish ?? "", orderDraft, onFinish);
  const { goToNext, onKeyDown } = useRowKeys(SCOPE, store);
  const errors = reply?.outcome === "refused" ? reply.errors : null;
  const { refusal, wasRefused, summaryRef, check } = useOrderCheck(store, specification, errors);
  const rate = dollarsPerSqFt(product.priceCents);
  const compact = useCompactRows(store, formRef);
  const paper = compact && reply?.outcome !== "priced" ? "compact-order" : "print:hidden";

  const pricedItems = reply?.outcome === "priced" ? reply.items : null;
  // Once an item is being added to the cart, a second click or a second effect adds nothing more.
  const addedRef = useRef(false);
  const { forget } = orderDraft;
  const [isWaiting, leave] = useCartOpening(onAdded);
  const isCartLoaded = useCartCode();
  useEffect(() => {
    if (!pricedItems || addedRef.current) return;
    addedRef.current = true;
    addItemsToCart(pricedItems).then(
      () => {
        // A sample is added in addition to the typed rows, which stay.
        if (!pricedItems.every(({ sample }) => sample)) forget();
        leave({ replace: true });
      },
      () => {},
    );
  }, [pricedItems, leave, forget]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isSentAway(submitter)) return;
    event.preventDefault();
    if (isPricing(submitter)) return;
    if (addedRef.current && isWaiting) leave({ replace: false });
    const configuration = addedRef.current ? null : check();
    if (!configuration) return;
    addedRef.current = true;
    addPiecesToCart(product, configuration).then(
      () => {
        forget();
        leave({ replace: false });
      },
      () => submitNatively(form, { name: "intent", value: intentValue({ type: "add-to-cart" }) }),
    );
  }

  function clearRows(): void {
    setUndoable(startOver(store));
  }

  return (
    <form
      ref={formRef}
      id={ORDER_FORM_ID}
      method="post"
      action="#order"
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      {...(isCartLoaded && { [WORKS_OFFLINE]: "" })}
      className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] print:block"
    >
      <div className="min-w-0 space-y-8">
        <OrderDraftNotice restoredFrom={orderDraft.restoredFrom} refused={orderDraft.refused} onStartOver={clearRows} />
        {refusal && (
          <OrderErrors
            scope={SCOPE}
            refusal={refusal}
            shown={compact ? (reply?.shown ?? {}) : null}
            summaryRef={summaryRef}
          />
        )}
        {reply?.outcome === "priced" ? (
          <PricedOrder items={reply.items} pricedOn={reply.pricedOn} />
        ) : (
          <PrintOrder product={product} store={store} postedOn={reply?.answeredOn ?? null} compact={compact} />
        )}
        <PanelsPlace {...{ store, reply, specification }} asides={orderDraft.asides} setAsides={orderDraft.setAsides} />
        <CupsMoved texts={reply?.cupsMoved} />
        <div className={paper}>
          <PieceEditor
            scope={SCOPE}
            store={store}
            rate={rate}
            specification={specification}
            showProblems={wasRefused}
            details={reply?.details}
            isAnswered
            compact={compact}
            shown={reply?.shown}
          />
          <KeypadPlace scope={SCOPE} store={store} formRef={formRef} goToNext={goToNext} />
          {undo && <undo.RowUndo undoable={undoable} setUndoable={setUndoable} store={store} />}
        </div>
      </div>
      <div className={paper}>
        <div id={ORDER_BREAKDOWN_ID} className="lg:sticky lg:top-28">
          <OrderTotals store={store} rate={rate} specification={specification} onStartOver={clearRows}>
            <FormShipsBy product={product} first={reply?.ships} />
            <noscript>
              <button
                type="submit"
                name="intent"
                value={PRICE}
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
            {isSignedIn && <SaveListButton productId={product.id} />}
            <CartWaits isWaiting={isWaiting} what="These pieces are" />
          </OrderTotals>
        </div>
      </div>
      <div className="min-w-0 lg:col-span-2">
        <Elevations store={store} specification={specification} />
      </div>
    </form>
  );
}

interface FormShipsByProps {
  readonly product: Product;
  readonly first: ShipDate | null | undefined;
}

function FormShipsBy({ product: { id, finish }, first = null }: FormShipsByProps) {
  const total = useOrderTotal();
  const isWanted = first !== null || (total !== null && total.count > 0);
  const pieces = total ? [{ productId: id, finish, count: total.count, area: total.area }] : [];
  return isWanted && <ShipsBy pieces={pieces} first={first} />;
}

/** Saves the order form around it to the account as a list: a plain post, even with JavaScript. */
function SaveListButton({ productId }: { readonly productId: string }) {
  return (
    <button
      type="submit"
      name={LIST_INTENT}
      value={SAVE_LIST}
      formAction={`/account/measurements?${LIST_STYLE}=${productId}`}
      className="button mt-3 w-full border-stone-500 hover:bg-linen"
    >
      Save this list
    </button>
  );
}

const OrderPanels = orderPanels.Part;

/** The place of the panels beside the rows: the server's until their code has arrived. */
function PanelsPlace({ store, reply, asides: latest, setAsides, specification }: OrderPanelsProps) {
  // Deferred, so that changes wait for the panels' code: React would otherwise remove what the server sent.
  const asides = useDeferredValue(latest);
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <OrderPanels {...{ store, reply, asides, setAsides, specification }} />
      </Suspense>
    ),
    [store, reply, asides, setAsides, specification],
  );
}
