import { useNavigate } from "@remix-run/react";
import { useCallback, useContext, useEffect, useRef } from "react";
import { onFirstSign } from "~/browser/first-sign";
import { orderDraftKey } from "~/browser/order-draft-key";
import type { Opening } from "~/browser/use-cart-opening";
import { brand } from "~/content/brand";
import { countRows } from "~/domain/drafted-order";
import type { OrderReply } from "~/domain/order-reply";
import { MAX_POSTED_ROWS } from "~/domain/piece";
import type { Product } from "~/domain/product";
import { NOT_ITS_OWN } from "~/ui/kit/not-its-own";
import { RenderedPartsContext } from "~/ui/kit/rendered-once";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { useSavesLists } from "~/ui/kit/use-saves-lists";
import { useTakesOrders } from "~/ui/kit/use-takes-orders";
import { goOnEarly } from "./early-keys";
import type { LiveOrder } from "./live-order";
import { orderMarkup } from "./order-markup.server";
import { orderThisMarkup } from "./order-this-form.server";
import { postWhole } from "./post-whole";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a field holds something else than the server has sent: typed before this ran, or put back by the browser. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((o) => o.selected !== o.defaultSelected && o.index > 0);
  if (field instanceof HTMLInputElement && field.type === "checkbox") return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function hasKeptOrder(productId: string): boolean {
  try {
    return window.localStorage.getItem(orderDraftKey(brand.key, productId)) !== null;
  } catch {
    return false;
  }
}

interface OrderPlaceProps {
  readonly product: Product;
  readonly reply: OrderReply | undefined;
  readonly onFinish: (name: string) => void;
}

/**
 * Where the order form stands. The server sends it as a form that works by itself; its code, a third of the page's, is
 * fetched with the first sign of somebody at work on the page, or at once where it has something to bring back or to
 * show. What is typed in between stays, and what is pressed is done as soon as the code is there.
 */
export function OrderPlace({ product, reply, onFinish }: OrderPlaceProps) {
  const navigate = useNavigate();
  const parts = useContext(RenderedPartsContext);
  const placeRef = useRef<HTMLDivElement>(null);
  const takesOrders = useTakesOrders();
  const terms = useShopTerms();
  const savesLists = useSavesLists();
  const props = {
    product,
    reply,
    takesOrders,
    terms,
    savesLists,
    onFinish,
    onAdded: useCallback((opening: Opening) => navigate("/cart", opening), [navigate]),
  };
  const propsRef = useRef(props);
  propsRef.current = props;
  const servedRef = useRef(product);
  const liveRef = useRef<LiveOrder | null>(null);
  useEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    let isGone = false;
    let coming: Promise<void> | undefined;

    const come = () => {
      coming ??= import("./live-order").then(({ bringToLife }) => {
        if (!isGone) liveRef.current = bringToLife(place, propsRef.current, servedRef.current);
      });
      return coming;
    };
    const touch = () => {
      come().catch(() => {
        coming = undefined;
      });
    };
    const hold = (event: SubmitEvent) => {
      if (liveRef.current || !(event.target instanceof HTMLFormElement)) return;
      const form = event.target;
      const { submitter } = event;
      event.preventDefault();
      event.stopPropagation();
      come().then(
        // The form must have come to life before the button is pressed again.
        () => setTimeout(() => submitter?.click()),
        () => postWhole(form, submitter),
      );
    };

    /** What is pressed after a key that only the code can answer; `null` while there was none. */
    let held: string[] | null = null;
    const press = (event: KeyboardEvent) => {
      if (liveRef.current && !held) return;
      if (held) {
        event.preventDefault();
        event.stopImmediatePropagation();
        held.push(event.key);
        return;
      }
      if (!goOnEarly(event)) return;
      const { key, ctrlKey, metaKey } = event;
      held = [];
      come()
        .then(() => import("./replay-keys"))
        .then(
          ({ replayKeys }) => {
            const keys = held ?? [];
            held = null;
            event.target?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, metaKey, bubbles: true }));
            replayKeys(keys);
          },
          () => {
            held = null;
          },
        );
    };
    const stopListening = onFirstSign(touch);
    place.addEventListener("keydown", press);
    place.addEventListener("submit", hold, true);
    const fields = [...place.querySelectorAll<Field>("input, textarea, select")];
    const isBegun = place.contains(document.activeElement) || fields.some(isChanged);
    if (!place.hasChildNodes() || propsRef.current.reply || isBegun || hasKeptOrder(product.id)) touch();
    return () => {
      isGone = true;
      stopListening();
      place.removeEventListener("keydown", press);
      place.removeEventListener("submit", hold, true);
      liveRef.current?.remove();
      liveRef.current = null;
    };
  }, [product.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it is given anew goes on to the form
  useEffect(() => liveRef.current?.update(propsRef.current), [product, reply, terms, savesLists]);

  // A request that claims to come from a script gets the answer to a longer list, but no page of it.
  const isTooLong = reply !== undefined && countRows(reply.draft) > MAX_POSTED_ROWS;
  const tooManyRows = reply?.outcome === "list-read" && reply.rows;
  return (
    <>
      {reply?.outcome === "priced" && takesOrders && (
        <div
          hidden
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own form; in the browser nothing is set, see NOT_ITS_OWN
          dangerouslySetInnerHTML={orderThisMarkup ? { __html: orderThisMarkup(reply.items) } : NOT_ITS_OWN}
        />
      )}
      {tooManyRows && (
        <noscript>
          <p role="alert" className="mb-8 max-w-[40em] border-l-4 border-signal pl-4 text-lg">
            Nothing was added: your order would have {tooManyRows} rows, and without JavaScript it can have{" "}
            {MAX_POSTED_ROWS}. Untick some rows of your cut list, and order those separately.
          </p>
        </noscript>
      )}
      <div
        ref={placeRef}
        className="min-h-screen print:min-h-0"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own form; in the browser nothing is set, see NOT_ITS_OWN
        dangerouslySetInnerHTML={orderMarkup ? { __html: isTooLong ? "" : orderMarkup(props, parts) } : NOT_ITS_OWN}
      />
    </>
  );
}
