import { dollarsPerSqFt, formatRate } from "~/domain/money";
import type { OrderReply } from "~/domain/order-reply";
import type { Product } from "~/domain/product";
import { Breadcrumb } from "~/ui/kit/breadcrumb";
import { Rating } from "~/ui/kit/rating";
import { OrderForm } from "~/ui/order/order-form";
import { descriptionOf } from "./product-description";
import { FrontPicture, MorePictures } from "./product-gallery";
import { SpecificationTable } from "./specification-table";

interface ProductPageProps {
  readonly product: Product;
  readonly reply: OrderReply | undefined;
}

/** A product and its order form (specification, section 2). */
export function ProductPage({ product, reply }: ProductPageProps) {
  const [front, ...others] = product.images;
  return (
    <div className="wrap py-8 md:py-12">
      <Breadcrumb crumbs={[{ name: "All door styles", to: "/shop" }]} current={product.title} />
      <div className="mt-2 grid gap-8 md:grid-cols-2 lg:grid-cols-12 print:hidden">
        <div className="lg:col-span-5">
          <FrontPicture title={product.title} image={front} />
        </div>
        <div className="md:row-span-2 lg:col-span-6 lg:col-start-7">
          <h1 tabIndex={-1} className="text-4xl md:text-5xl">
            {product.title}
          </h1>
          <p className="figures mt-4 text-xl">Starting at {formatRate(dollarsPerSqFt(product.priceCents))}/Sq Ft</p>
          <div className="mt-2">
            <Rating />
          </div>
          <p className="mt-6 max-w-[60ch] text-lg text-stone-700">{descriptionOf(product)}</p>
          {product.specification && <SpecificationTable specification={product.specification} />}
        </div>
        {others.length > 0 && (
          <div className="space-y-4 lg:col-span-5">
            <MorePictures images={others} />
          </div>
        )}
      </div>
      <div className="mt-14 border-t border-stone-300 pt-10 print:mt-0 print:border-0 print:pt-0">
        <div className="mb-8 max-w-[72ch] print:hidden">
          <h2 className="text-3xl">Your sizes</h2>
          <p className="mt-2 text-stone-700">
            Width before height, always. Enter the finished size of each piece and where it goes, so that every door
            finds its opening.
          </p>
        </div>
        <OrderForm product={product} reply={reply} />
      </div>
    </div>
  );
}
