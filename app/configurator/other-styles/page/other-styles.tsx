import { useFetcher, useSubmit } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { moveFocus } from "~/base/browser/move-focus";
import { ORDER_FORM_ID, TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { intentValue } from "~/configurator/order-form/order-intents";
import type { OrderReply, SentReply } from "~/configurator/order-form/order-reply";
import { useOnDemand } from "~/house/ui/kit/use-on-demand";
import { comparedPart } from "./compared-part";
import type { HeldList } from "./style-totals";

const loadList = () => import("./list-moving");

const FAILED = "The styles could not be priced just now. Your list is as it was: please try again in a minute.";

interface OtherStylesProps {
  readonly productId: string;
  readonly reply: OrderReply | undefined;
}

/**
 * Prices the list in the order form around it in other styles, and moves it to another style. Both are submit buttons
 * of that form. With JavaScript neither reloads the page, and a move that would replace another list asks first. While
 * offline the form posts itself, which is then refused.
 */
export function OtherStyles({ productId, reply }: OtherStylesProps) {
  const fetcher = useFetcher<SentReply>();
  const submit = useSubmit();
  const [failed, setFailed] = useState(false);
  const [held, setHeld] = useState<HeldList | null>(null);
  const resultRef = useRef<HTMLDivElement>(null);
  const answer = fetcher.data ?? reply;
  const priced = answer?.outcome === "compared" ? answer.priced : undefined;
  const { code: Compared } = useOnDemand(comparedPart, priced !== undefined);

  useEffect(() => {
    if (fetcher.data) moveFocus(resultRef.current);
  }, [fetcher.data]);

  function compare(event: MouseEvent<HTMLButtonElement>): void {
    const { form } = event.currentTarget;
    if (!form || !navigator.onLine) return;
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    setFailed(false);
    setHeld(null);
    Promise.all([loadList(), comparedPart.load()]).then(
      ([{ listPost }]) =>
        fetcher.submit(listPost(form, "compare"), { method: "post", action: `/product/${productId}` }),
      () => setFailed(true),
    );
  }

  function move(event: MouseEvent<HTMLButtonElement>, to: string): void {
    const { form } = event.currentTarget;
    if (!form || !navigator.onLine) return;
    event.preventDefault();
    loadList().then(
      ({ listPost, draftElsewhere }) => {
        const post = listPost(form, "price");
        const since = held?.productId === to ? null : draftElsewhere(to, post);
        if (since !== null) setHeld({ productId: to, since });
        else submit(post, { method: "post", action: `/product/${to}#order` });
      },
      () => setFailed(true),
    );
  }

  return (
    <section id="other-styles" aria-labelledby="other-styles-heading" className="border-t border-stone-300 pt-8">
      <h2 id="other-styles-heading" className="text-2xl">
        Other styles
      </h2>
      <p className="mt-2 mb-4 max-w-[40em] text-stone-700">
        What the same pieces come to in other door styles, {TOTAL_WITHOUT}, and what could not be made in each.
      </p>
      <button
        type="submit"
        form={ORDER_FORM_ID}
        name="intent"
        value={intentValue({ type: "compare" })}
        formAction="#other-styles"
        onClick={compare}
        className="button border-stone-500 hover:border-ink hover:bg-linen"
      >
        {fetcher.state === "idle" ? "This list in other styles" : "Pricing the list…"}
      </button>
      <div ref={resultRef} tabIndex={-1} className="mt-5 focus-visible:outline-none">
        {(failed || priced === null) && <p role="status">{FAILED}</p>}
        {!failed && priced && Compared && <Compared productId={productId} priced={priced} held={held} onMove={move} />}
      </div>
    </section>
  );
}
