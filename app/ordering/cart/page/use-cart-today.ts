import { useEffect, useMemo, useState } from "react";
import type { Cart } from "~/configurator/lines/cart";
import type { CartChange } from "~/configurator/stored-cart/cart-store";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { linesCents } from "~/ordering/orders/order-price";
import type { PriceChange, PricesToday, priceAgain } from "~/ordering/orders/price-again";
import { soldProduct } from "../sold-product";

interface CartToday {
  readonly changes: readonly PriceChange[];
  readonly sold: Cart;
}

interface Today extends Pick<PricesToday, "products"> {
  readonly styles: string;
  readonly again: typeof priceAgain;
}

async function readToday(styles: string, signal: AbortSignal): Promise<Today> {
  const [{ priceAgain: again }, ...products] = await Promise.all([
    import("~/ordering/orders/price-again"),
    ...styles.split(" ").map((id) => soldProduct(id, signal)),
  ]);
  return { styles, again, products: products.flatMap((product) => product ?? []) };
}

/**
 * The cart at today's prices, by the checkout's rule. A line whose price has changed is updated in the cart, so that
 * every page shows the same sum; one that is no longer sold stays there, and is left out of the total. If the styles
 * cannot be read, the checkout still says what has changed.
 */
export function useCartToday(cart: Cart, dispatch: (change: CartChange) => void): CartToday {
  const terms = useShopTerms();
  const [today, setToday] = useState<Today | null>(null);
  const [updated, setUpdated] = useState<readonly PriceChange[]>([]);
  const styles = [...new Set(cart.map(({ productId }) => productId))].sort().join(" ");
  const isKnown = styles === "" || today?.styles === styles;

  useEffect(() => {
    if (isKnown) return undefined;
    const asking = new AbortController();
    readToday(styles, asking.signal).then(setToday, () => {});
    return () => asking.abort();
  }, [styles, isKnown]);

  const checked = useMemo(() => {
    const asked = today?.styles.split(" ") ?? [];
    return cart.map((line) => {
      const { lineId, ...item } = line;
      if (!today || !asked.includes(line.productId)) return { line };
      const { products } = today;
      const { changes, lines } = today.again([item], linesCents([item], terms), { products, terms });
      return { line, change: changes.find(({ kind }) => kind !== "terms"), item: lines[0] };
    });
  }, [cart, today, terms]);

  useEffect(() => {
    for (const { line, change, item } of checked) {
      if (!change || !item) continue;
      setUpdated((before) => [...before, change]);
      dispatch({ type: "update", target: { lineId: line.lineId }, item });
    }
  }, [checked, dispatch]);

  const unsold = checked.filter(({ change, item }) => change && !item);
  return {
    changes: [...updated, ...unsold.flatMap(({ change }) => change ?? [])],
    sold: unsold.length > 0 ? cart.filter((line) => !unsold.some((one) => one.line === line)) : cart,
  };
}
