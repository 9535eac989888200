import { useMemo } from "react";
import { useHydrated } from "~/browser/use-hydrated";
import { createCartItems } from "~/domain/cart-item";
import { countPieces, type SavedList } from "~/domain/lists/saved-list";
import type { Product } from "~/domain/product";
import { SharePanel } from "~/ui/sharing/share-panel";

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
