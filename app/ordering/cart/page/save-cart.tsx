import { useRef } from "react";
import { brand } from "~/base/brand/brand";
import type { Cart } from "~/configurator/lines/cart";
import { writeOrderLines } from "~/configurator/lines/cart";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { JOB_FIELD, LINES_FIELD, LIST_INTENT, SAVE_LINES } from "~/house/forms/list-names";
import { Button } from "~/house/ui/kit/button";
import { useIsSignedIn } from "~/house/ui/kit/use-is-signed-in";

/** Saves each of the cart's lines of doors to the account as a list; nothing if nobody is signed in. */
export function SaveCart({ cart }: { readonly cart: Cart }) {
  const [{ name }] = useJobName(brand.key);
  const linesRef = useRef<HTMLInputElement>(null);
  const doors = cart.filter(({ sample }) => !sample);
  if (!useIsSignedIn() || doors.length === 0) return null;

  /** Written only when the form is sent: a long cart is half a megabyte and changes with every key press. */
  function fillIn(): void {
    if (linesRef.current) linesRef.current.value = writeOrderLines(doors.map(({ lineId, ...item }) => item));
  }

  return (
    <li>
      <form method="post" action="/account/measurements" onSubmit={fillIn} className="grid">
        <input type="hidden" name={LIST_INTENT} value={SAVE_LINES} />
        <input ref={linesRef} type="hidden" name={LINES_FIELD} />
        <input type="hidden" name={JOB_FIELD} value={name} />
        <Button type="submit" look="quiet">
          Save to my account
        </Button>
      </form>
    </li>
  );
}
