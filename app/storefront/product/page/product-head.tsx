import type { ReactNode } from "react";
import { shopFacts } from "~/base/brand/shop-facts";
import { ORDER_FORM_ID, TOTAL_WITHOUT, useOrderTotal } from "~/configurator/lines/order-total";
import { BLOCK_TITLES } from "~/configurator/lines/piece-words";
import { classNames } from "~/house/ui/kit/class-names";
import { Rating } from "~/house/ui/kit/rating";
import { comparedPath } from "~/trade/catalog/finish";
import type { Product } from "~/trade/catalog/product";
import { dollarsPerSqFt, formatRate } from "~/trade/measure/money";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { FinishChoice } from "./finish-choice";
import { OwnRate } from "./own-rate";
import { descriptionOf } from "./product-description";
import { ProductGallery } from "./product-gallery";
import { RunningTotal } from "./running-total";
import { SampleOffer } from "./sample-offer";
import { type SizeRows, SpecificationTable } from "./specification-table";

interface ProductHeadProps {
  readonly product: Product;
  readonly sizes: SizeRows;
  readonly onFinish: (name: string) => void;
}

/**
 * A style's pictures, description and price, and the link to its order form, in the cells of the page's grid. It is
 * short, so that the first size can be entered without much scrolling: on a phone the table is after the form.
 */
export function ProductHead({ product, sizes, onFinish }: ProductHeadProps) {
  const { title, finishes, finish } = product;
  return (
    <OffTheCutList>
      <div className="max-w-[33rem] md:row-span-2 xl:w-[clamp(28rem,36vw,34rem)] xl:max-w-none print:hidden">
        <ProductGallery title={title} images={product.images} />
      </div>
      {/* The sticky element is inside the cell; a sticky cell would slide over the order form. */}
      <div className="xl:col-start-3 xl:row-span-2 xl:row-start-1">
        <div className="lg:sticky lg:top-28">
          <p className="hidden border-b border-ink pb-2 font-serif text-xl print:mb-6 print:block">
            {shopFacts().name}
          </p>
          <h1 tabIndex={-1} className="text-4xl md:text-5xl">
            {title}
          </h1>
          <p className="figures mt-2 text-xl md:mt-4">
            {`${finish ? "" : "Starting at "}${formatRate(dollarsPerSqFt(product.priceCents))}/Sq Ft`}
          </p>
          <OwnRate rate={dollarsPerSqFt(product.priceCents)} unit="/Sq Ft" />
          <p className="text-sm text-stone-600">{TOTAL_WITHOUT}</p>
          <JumpLinks />
          {finishes?.[0] && (
            <FinishChoice
              finishes={finishes}
              chosen={finish ?? finishes[0].name}
              pictures={product.images.length}
              onChoose={onFinish}
            />
          )}
          <SampleOffer product={product} className="mt-3 hidden md:block" />
          <RunningTotal />
        </div>
      </div>
      <div className="xl:col-start-2 xl:row-start-1">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Rating />
          <a
            href={comparedPath({ productId: product.id, finish })}
            rel="nofollow"
            className="inline-flex min-h-11 items-center text-sm link print:hidden"
          >
            Compare styles
          </a>
        </div>
        <p className="max-w-[40em] text-stone-700 md:text-lg">{descriptionOf(product)}</p>
      </div>
      {product.specification && (
        <div className="order-last gap-x-12 md:order-none md:col-span-2 md:columns-2 xl:col-span-1 xl:col-start-2 xl:columns-1 [&_dl]:mt-0 md:max-xl:[&_dl]:border-b-0 [&_dl>div]:break-inside-avoid">
          <SpecificationTable specification={product.specification} sizes={sizes} care={product.care} />
        </div>
      )}
    </OffTheCutList>
  );
}

function JumpLinks() {
  return (
    <nav aria-label="Jump to sizes" className="mt-4 print:hidden">
      <a href={`#${ORDER_FORM_ID}`} className="button w-full bg-oak text-white hover:bg-oak-dark">
        Enter your sizes
      </a>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
        {PIECE_LISTS.map((list) => (
          <li key={list}>
            <a href={`#${list}`} className="link-tall">
              {BLOCK_TITLES[list]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Printed only while the order form is empty; a form with sizes prints as a cut list. */
function OffTheCutList({ children }: { readonly children: ReactNode }) {
  const total = useOrderTotal();
  const begun = total !== null && total.totalCents > 0;
  return (
    <div className={classNames("contents", begun ? "print:hidden" : "print:block print:space-y-4")}>{children}</div>
  );
}
