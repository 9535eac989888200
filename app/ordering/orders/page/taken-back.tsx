import { useEffect } from "react";
import { brand } from "~/base/brand/brand";
import { useHydrated } from "~/base/browser/use-hydrated";
import type { CartItem } from "~/configurator/lines/cart";
import { addToCart } from "~/configurator/stored-cart/cart";
import { ButtonLink } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import type { Order } from "../order";
import type { TakenAgain } from "../take-again";
import { TakenChanges } from "./taken-changes";

const storageKey = (brandKey: string) => `${brandKey}-taken-orders`;

/** How many orders are remembered: nobody takes back more of them in a row. */
const MOST_STORED = 50;

/** Remembers orders for the rest of the visit if storage is blocked. */
const unsaved = new Set<string>();

function read(brandKey: string): string[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(storageKey(brandKey)) ?? "[]");
    return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** Puts a canceled order's pieces into this browser's cart once: its page may be loaded again, or in a second tab. */
function takeBackOnce(brandKey: string, name: string, items: readonly CartItem[]): void {
  const taken = read(brandKey);
  if (taken.includes(name) || unsaved.has(name)) return;
  unsaved.add(name);
  try {
    window.localStorage.setItem(storageKey(brandKey), JSON.stringify([...taken, name].slice(-MOST_STORED)));
  } catch {
    // Storage is blocked: remembered for the visit only.
  }
  addToCart(brandKey, items);
}

interface TakenBackProps {
  readonly order: Pick<Order, "number" | "placedAt">;
  readonly taken: TakenAgain;
}

export function TakenBack({ order: { number, placedAt }, taken }: TakenBackProps) {
  const hydrated = useHydrated();
  useEffect(() => takeBackOnce(brand.key, `${number} ${placedAt}`, taken.lines), [number, placedAt, taken]);
  return (
    <Notice tone="success" title={`Order ${number} is canceled, and you can change it now.`}>
      {hydrated ? (
        <p>Its pieces are in your cart, at today’s prices. Nothing is made until you place the order again.</p>
      ) : (
        <noscript>
          <p>
            Putting its pieces into the cart needs JavaScript, which is off. Its cut list is below: type it into the
            order form of the door, or switch JavaScript on and load this page again.
          </p>
        </noscript>
      )}
      {taken.changes.length > 0 && <TakenChanges changes={taken.changes} />}
      {hydrated && (
        <ButtonLink to="/cart" className="mt-3">
          Open the cart
        </ButtonLink>
      )}
    </Notice>
  );
}
