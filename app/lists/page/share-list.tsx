import { useMemo } from "react";
import { useHydrated } from "~/browser/use-hydrated";
import { SharePanel } from "~/cart/page/share-panel";
import type { Product } from "~/catalog/product";
import { createCartItems } from "~/lines/cart-item";
import { countPieces, type SavedList } from "~/lists/saved-list";

interface ShareListProps {
  readonly list: SavedList;
  readonly product: Product;
}

/** Shares a list's pieces as a link; needs JavaScript. */
export function ShareList({ list: { name, pieces }, product }: ShareListProps) {
  const lines = useMemo(() => createCartItems(product, pieces), [product, pieces]);
  if (!useHydrated() || countPieces(pieces) === 0) return null;
  return (
    <SharePanel lines={lines} job={name} otherwise="Open it and put it into the cart: that downloads it as a file." />
  );
}
