import { Link } from "@remix-run/react";
import { Rate } from "~/house/ui/kit/rate";
import { usePrefetch } from "~/house/ui/kit/use-prefetch";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import { OwnRate } from "~/storefront/product/page/own-rate";
import { descriptionOf } from "~/storefront/product/page/product-description";
import { finishedPath } from "~/trade/catalog/finish";
import type { Marked, StyleHit } from "../search-results";

interface StyleResultProps {
  readonly hit: StyleHit;
  readonly loading: "eager" | "lazy";
}

export function StyleResult({ hit: { product, why }, loading }: StyleResultProps) {
  const { id, finish } = product;
  return (
    <Link
      to={finishedPath({ productId: id, ...(finish && { finish }) })}
      prefetch={usePrefetch()}
      className="group flex gap-4"
    >
      <ProductPicture
        src={product.image?.url}
        alt=""
        sizes="80px"
        loading={loading}
        className="h-25 w-20 bg-linen object-cover"
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-xl underline-offset-4 group-hover:underline">{product.title}</h3>
        <Rate rate={product.rate} className="font-semibold" />
        <OwnRate rate={product.rate} unit=" / sq ft" />
        {why.map(({ label, text }) => (
          <p key={label} className="mt-1 text-sm text-stone-700">
            {label && <span className="block">{label}: </span>}
            <MarkedText text={text} />
          </p>
        ))}
        {why.length === 0 && <p className="mt-1 text-sm text-stone-700">{descriptionOf(product)}</p>}
      </div>
    </Link>
  );
}

export function MarkedText({ text }: { readonly text: Marked }) {
  // The parts of a text never change places.
  return text.map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    place % 2 === 1 ? <strong key={place}>{piece}</strong> : piece,
  );
}
