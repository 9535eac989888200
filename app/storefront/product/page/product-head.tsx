import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { shopFacts } from "~/base/brand/shop-facts";
import { ORDER_FORM_ID, TOTAL_WITHOUT, useOrderTotal } from "~/configurator/lines/order-total";
import { classNames } from "~/house/ui/kit/class-names";
import { Rating } from "~/house/ui/kit/rating";
import { Photograph } from "~/house/ui/photographs/photograph-picture";
import { PHONE_COLUMN } from "~/house/ui/photographs/photograph-sources";
import type { Photograph as Photo } from "~/house/ui/photographs/photographs";
import { comparedPath } from "~/trade/catalog/finish";
import type { Product } from "~/trade/catalog/product";
import { dollarsPerSqFt, formatRate } from "~/trade/measure/money";
import { FinishChoice } from "./finish-choice";
import { OwnRate } from "./own-rate";
import { descriptionOf } from "./product-description";
import { ProductGallery } from "./product-gallery";
import { SampleOffer } from "./sample-offer";
import { SpecificationTable } from "./specification-table";

interface ProductHeadProps {
  readonly product: Product;
  readonly onFinish: (name: string) => void;
}

/**
 * A style's pictures beside all that is decided before sizes, in the cells of the page's grid. It is short, so that the
 * first size can be entered without much scrolling: how the style is built is after the form.
 */
export function ProductHead({ product, onFinish }: ProductHeadProps) {
  const { title, finishes, finish } = product;
  return (
    <OffTheCutList>
      <div className="-mx-5 md:mx-0 md:max-w-[33rem] lg:w-[min(42vw,37rem)] lg:max-w-none print:hidden">
        <ProductGallery title={title} images={product.images} />
      </div>
      <div className="max-w-[41rem] min-w-0">
        <p className="hidden border-b border-ink pb-2 font-serif text-xl print:mb-6 print:block">{shopFacts().name}</p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 tabIndex={-1} className="text-3xl md:text-5xl">
            {title}
          </h1>
          <Rating />
        </div>
        <div className="mt-1 flex flex-wrap items-baseline gap-x-2 md:mt-4">
          <p className="figures text-xl">
            {`${finish ? "" : "Starting at "}${formatRate(dollarsPerSqFt(product.priceCents))}/Sq Ft`}
          </p>
          <p className="text-sm text-stone-600">{TOTAL_WITHOUT}</p>
        </div>
        <OwnRate rate={dollarsPerSqFt(product.priceCents)} unit="/Sq Ft" />
        <p className="mt-2 max-w-[40em] text-stone-700 md:mt-4 md:text-lg">{descriptionOf(product)}</p>
        {finishes?.[0] && (
          <FinishChoice
            finishes={finishes}
            chosen={finish ?? finishes[0].name}
            pictures={product.images.length}
            onChoose={onFinish}
          />
        )}
        <SampleOffer product={product} className="mt-6 hidden md:block" />
        <a
          href={`#${ORDER_FORM_ID}`}
          className="button mt-4 w-full bg-oak text-white hover:bg-oak-dark md:mt-6 print:hidden"
        >
          Enter your sizes
        </a>
        <a
          href={comparedPath({ productId: product.id, finish })}
          rel="nofollow"
          className="mt-1 link-tall text-sm print:hidden"
        >
          Compare styles
        </a>
      </div>
    </OffTheCutList>
  );
}

/** A finished room with this style in it. */
export interface StyleScene {
  readonly title: string;
  readonly photo: Photo;
  readonly to: string;
}

interface StyleFactsProps {
  readonly product: Product;
  readonly scene: StyleScene | null;
}

/** How a style is built, and where it can be seen. */
export function StyleFacts({ product: { specification, care }, scene }: StyleFactsProps) {
  if (!specification && !scene) return null;
  return (
    <OffTheCutList>
      <div className="col-span-full grid gap-x-16 gap-y-12 border-t border-stone-300 pt-10 md:grid-cols-2 print:block print:border-0">
        {specification && (
          <section aria-labelledby="built-heading">
            <h2 id="built-heading" className="text-2xl md:text-3xl">
              How it is built
            </h2>
            <SpecificationTable specification={specification} care={care} />
          </section>
        )}
        {scene && (
          <section aria-labelledby="scene-heading" className="print:hidden">
            <h2 id="scene-heading" className="text-2xl md:text-3xl">
              Seen in
            </h2>
            <Link to={scene.to} className="mt-4 block">
              <Photograph
                photo={scene.photo}
                sizes={`(min-width: 90rem) 648px, (min-width: 48rem) 44vw, ${PHONE_COLUMN}`}
              />
              <span className="link-tall">{scene.title}</span>
            </Link>
          </section>
        )}
      </div>
    </OffTheCutList>
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
