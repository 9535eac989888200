import { Link } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { brand } from "~/base/brand/brand";
import { counted } from "~/base/text/counts";
import { type Cart, writeOrderLines } from "~/configurator/lines/cart";
import { useCart } from "~/configurator/stored-cart/cart";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { JOB_FIELD, LINES_FIELD } from "~/house/forms/list-names";
import { QUOTE_KEY } from "~/house/forms/quote-names";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { EmailField } from "~/house/ui/fields/contact-fields";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { TextField } from "~/house/ui/fields/text-field";
import { ButtonLink } from "~/house/ui/kit/button";
import { UndoNotice } from "~/house/ui/kit/undo-notice";
import { orderKeyFor, storeOrderKey, takeSentLines } from "~/ordering/cart/checkout-order";
import { linesCents, piecesOf } from "~/ordering/orders/order-price";
import { formatCents } from "~/trade/measure/money";
import { LIST_TERMS } from "~/trade/pricing/price-terms";
import { CALLER_FORM_ID, CALLER_LABELS, CALLERS_PATH, callerValidator, MAX_CALLER_NOTE_LENGTH } from "../caller";

export function CallerForm({ isMailed }: { readonly isMailed: boolean }) {
  const { snapshot } = useCart(brand.key);
  return (
    <section aria-labelledby="caller-heading" className="max-w-3xl">
      <h2 id="caller-heading" className="text-2xl">
        Send your cart for approval
      </h2>
      {snapshot.status === "loading" && (
        <noscript>
          <p className="mt-4">
            The cart is stored in your browser, and reading it needs JavaScript, which is off. Turn it on to make a
            quote. The list below works without it.
          </p>
        </noscript>
      )}
      {snapshot.status === "ready" && snapshot.cart.length === 0 && <NoCart />}
      {snapshot.status === "ready" && snapshot.cart.length > 0 && (
        <CartForCaller cart={snapshot.cart} isMailed={isMailed} />
      )}
    </section>
  );
}

function NoCart() {
  return (
    <div className="mt-4">
      <p>
        Your cart is empty. Choose a style as a customer would, type the sizes or paste a cut list, and add them to the
        cart. Then come back here.
      </p>
      <ButtonLink to="/shop" className="mt-4">
        Choose a style
      </ButtonLink>
    </div>
  );
}

function CartForCaller({ cart, isMailed }: { readonly cart: Cart; readonly isMailed: boolean }) {
  const [{ name }] = useJobName(brand.key);
  const lines = useMemo(() => callerLines(cart), [cart]);
  const titles = [...new Set(cart.map(({ productTitle }) => productTitle))].join(", ");
  const key = orderKeyFor(brand.key, lines);
  const count = piecesOf(cart);
  return (
    <>
      <p className="figures mt-4 wrap-anywhere">
        In your cart: {counted(count, "piece")} of {titles}, {formatCents(linesCents(cart, LIST_TERMS))} at the list
        price before tax and freight. A customer whose tier has a lower price gets that price.
      </p>
      <Link to="/cart" className="link-tall">
        Look over the cart
      </Link>
      <CheckedForm
        id={CALLER_FORM_ID}
        validator={callerValidator}
        labels={CALLER_LABELS}
        action={CALLERS_PATH}
        onSubmit={() => storeOrderKey(brand.key, { lines, key, sent: true })}
        className="mt-4 grid gap-5"
      >
        <input type="hidden" name={LINES_FIELD} value={lines} />
        <input type="hidden" name={QUOTE_KEY} value={key} />
        <input type="hidden" name={JOB_FIELD} value={name} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField name="firstName" label={CALLER_LABELS.firstName} autoComplete="off" spellCheck={false} required />
          <TextField name="lastName" label={CALLER_LABELS.lastName} autoComplete="off" spellCheck={false} required />
          <EmailField name="email" label={CALLER_LABELS.email} autoComplete="off" />
          <TextField name="phone" label={CALLER_LABELS.phone} type="tel" autoComplete="off" hint="Optional" />
        </div>
        <TextAreaField
          name="note"
          label={CALLER_LABELS.note}
          hint={`Optional. Shown with the quote${isMailed ? " and in the mail" : ""}.`}
          rows={3}
          maxLength={MAX_CALLER_NOTE_LENGTH}
        />
        <div>
          <SubmitButton
            label={isMailed ? "Send for approval" : "Create link"}
            busyLabel={isMailed ? "Sending…" : "Creating…"}
          />
        </div>
      </CheckedForm>
    </>
  );
}

export const callerLines = (cart: Cart): string => writeOrderLines(cart.map(({ lineId, ...item }) => item));

/**
 * Empties this browser's cart once its lines are a caller's quote, so that the next caller does not get them too; Undo
 * brings them back. A cart that was changed since stays.
 */
export function EmptiedCart() {
  const { snapshot, dispatch } = useCart(brand.key);
  const [removed, setRemoved] = useState<Cart | null>(null);
  useEffect(() => {
    if (snapshot.status !== "ready" || !takeSentLines(brand.key, callerLines(snapshot.cart))) return;
    setRemoved(snapshot.cart);
    dispatch({ type: "clear" });
  }, [snapshot, dispatch]);
  if (removed === null) return null;
  return (
    <UndoNotice
      text="Your cart is empty again, for the next customer."
      onUndo={() => {
        dispatch({ type: "add", lines: removed });
        setRemoved(null);
      }}
      onDismiss={() => setRemoved(null)}
    />
  );
}
