import { useEffect, useRef, useState } from "react";
import type { Cart, CartAction, CartItem, CartLine } from "~/domain/cart";
import { priceItem } from "~/domain/cart-item";
import { PrintHeading } from "~/ui/kit/print-heading";
import { LinePieces } from "~/ui/order/line-pieces";
import { CartLineCard } from "./cart-line-card";
import { CartSummary } from "./cart-summary";
import { LineEditor } from "./line-editor";

interface CartContentsProps {
  readonly cart: Cart;
  readonly dispatch: (action: CartAction) => void;
}

/** The local day as YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The lines and the summary beside them; one line at a time can be edited in place (specification, section 4). */
export function CartContents({ cart, dispatch }: CartContentsProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const returnFocusTo = useRef<string | null>(null);

  useEffect(() => {
    if (editing !== null || returnFocusTo.current === null) return;
    document.getElementById(returnFocusTo.current)?.focus();
    returnFocusTo.current = null;
  }, [editing]);

  function stopEditing(line: CartLine): void {
    returnFocusTo.current = editButtonId(line);
    setEditing(null);
  }

  function save(line: CartLine, item: CartItem): void {
    const target = { lineId: line.lineId };
    const stillThere = cart.some((other) => other.lineId === line.lineId);
    dispatch(stillThere ? { type: "update", target, item } : { type: "add", line: { ...item, ...target } });
    stopEditing(line);
  }

  function remove(line: CartLine): void {
    dispatch({ type: "remove", target: { lineId: line.lineId } });
    headingRef.current?.focus();
  }

  const prices = cart.map(priceItem);
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] print:mt-0 print:block">
      <div className="min-w-0">
        <PrintHeading title="Cut list" date={today()} />
        <h2 ref={headingRef} tabIndex={-1} className="sr-only">
          Items
        </h2>
        <ul>
          {cart.map((line) => (
            <li key={line.lineId} className="border-t border-stone-300 py-8 first:border-t-0 first:pt-0">
              {editing === line.lineId ? (
                <>
                  <LineEditor line={line} onSave={(item) => save(line, item)} onCancel={() => stopEditing(line)} />
                  <div className="hidden print:block">
                    <h3 className="text-2xl">{line.productTitle}</h3>
                    <LinePieces item={line} />
                  </div>
                </>
              ) : (
                <CartLineCard
                  line={line}
                  editButtonId={editButtonId(line)}
                  onEdit={() => setEditing(line.lineId)}
                  onRemove={() => remove(line)}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      <CartSummary prices={prices} />
    </div>
  );
}

const editButtonId = (line: CartLine) => `edit-${line.lineId}`;
