import { Link } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { brand } from "~/base/brand/brand";
import { counted } from "~/base/text/counts";
import { ORDER_FORM_ID } from "~/configurator/lines/order-total";
import { intentValue } from "~/configurator/order-form/order-intents";
import { submitNatively } from "~/configurator/order-form/page/submit-natively";
import { classNames } from "~/house/ui/kit/class-names";
import type { Product } from "~/trade/catalog/product";
import { creditWords, MAX_SAMPLES, SAMPLE_SIZE_WORDS } from "~/trade/catalog/sample-door";
import { formatDollars } from "~/trade/measure/money";
import { Swatch } from "./swatch";

interface SampleOfferProps {
  readonly product: Product;
  readonly className: string;
}

/**
 * Offers a sample in the chosen finish, if the owner sells them. Its button posts the order form, so that typed rows are not
 * lost; with JavaScript, it adds the sample to the cart and the page stays.
 */
export function SampleOffer({ product, className }: SampleOfferProps) {
  const [added, setAdded] = useState<{ readonly count: number; readonly finish: string | undefined } | null>(null);

  function add(event: MouseEvent<HTMLButtonElement>): void {
    const { form } = event.currentTarget;
    const button = { name: event.currentTarget.name, value: event.currentTarget.value };
    event.preventDefault();
    import("~/ordering/cart/add-sample").then(
      ({ addSample }) => setAdded({ count: addSample(brand.key, product), finish: product.finish }),
      () => form && submitNatively(form, button),
    );
  }

  const { sampleDoor } = product;
  if (!sampleDoor) return null;
  const { finishes = [] } = product;
  const swatch = (finishes.find(({ name }) => name === product.finish) ?? finishes[0])?.swatch ?? null;
  const isSaid = added !== null && added.finish === product.finish;
  return (
    <div className={classNames("text-sm print:hidden", className)}>
      <button
        type="submit"
        form={ORDER_FORM_ID}
        name="intent"
        value={intentValue({ type: "add-sample" })}
        onClick={add}
        className="figures button border-stone-500 px-3 text-sm font-normal hover:border-ink hover:bg-linen"
      >
        <span className="sample-chip">
          <Swatch of={swatch} />
        </span>
        <span>
          <span className="font-semibold">Add a sample</span>, {SAMPLE_SIZE_WORDS},{" "}
          {formatDollars(sampleDoor.priceCents)}
        </span>
      </button>
      <p className="figures mt-1 text-stone-700 empty:hidden">{creditWords(sampleDoor)}</p>
      <p role="status" className="empty:hidden">
        {isSaid && (
          <>
            {counted(added.count, "sample is", "samples are")} in your cart
            {added.count === MAX_SAMPLES && ", the most that we make of one"}.{" "}
            <Link to="/cart" className="link-tall">
              Open the cart
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
