import { useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import { brand } from "~/base/brand/brand";
import { type Cart, writeOrderLines } from "~/configurator/lines/cart";
import { DiscountRows, SampleCreditRow } from "~/configurator/lines/discount-rows";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { RushRow } from "~/house/capacity/page/rush-box";
import { ShipsByLine } from "~/house/capacity/page/ships-by";
import { JOB_FIELD, LINES_FIELD, LIST_INTENT, SAVE_LINES } from "~/house/forms/list-names";
import { Button, ButtonLink } from "~/house/ui/kit/button";
import { DownloadIcon, PrintIcon } from "~/house/ui/kit/icons";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { useIsSignedIn } from "~/house/ui/kit/use-is-signed-in";
import { priceLines } from "~/ordering/orders/order-price";
import { FreightForm } from "~/ordering/orders/page/freight-form";
import { earlierCreditWords } from "~/ordering/orders/page/sample-words";
import type { HeaderUser } from "~/provider/accounts/account";
import { mayOpen } from "~/provider/accounts/roles";
import { formatCents } from "~/trade/measure/money";
import { formatSqFt } from "~/trade/pricing/pricing";
import { BeforeOrdering } from "./before-ordering";
import { type CartRush, RushBox, withRush } from "./cart-rush";
import { CheckoutLink } from "./checkout-link";
import { SaveQuote } from "./save-quote";
import { SharePanel } from "./share-panel";

function ShareCart({ cart }: { readonly cart: Cart }) {
  const [{ name }] = useJobName(brand.key);
  return <SharePanel lines={cart} job={name} otherwise="Download the CSV instead and send that as a file." />;
}

const SUMMARY_ID = "summary";
export const SUMMARY_TOTAL_ID = "summary-total";
export const SUMMARY_BUTTONS_ID = "summary-buttons";

interface CartSummaryProps {
  readonly cart: Cart;
  readonly rush: CartRush;
  readonly editing: string | null;
  readonly children: ReactNode;
}

export function CartSummary({ cart, rush, editing, children }: CartSummaryProps) {
  return (
    <section id={SUMMARY_ID} aria-labelledby="summary-heading" className="lg:sticky lg:top-28">
      <div className="border border-stone-300 bg-white p-6">
        <h2 id="summary-heading" className="text-2xl">
          Order summary
        </h2>
        {editing === null ? (
          <>
            <Totals cart={cart} rush={rush} />
            <div className="mt-3">
              <ShipsByLine date={rush.date} />
              <RushBox rush={rush} />
            </div>
            <BeforeOrdering items={cart} />
            <div className="mt-5 print:hidden">
              <FreightForm lines={cart} />
            </div>
          </>
        ) : (
          <p className="mt-4">You are editing {editing}. Save or cancel to see the total of the order.</p>
        )}
        <div id={SUMMARY_BUTTONS_ID} className="mt-6 grid gap-3 print:hidden">
          <CheckoutLink />
          <ButtonLink to="/shop" look="outline">
            Continue Shopping
          </ButtonLink>
        </div>
        {children}
        <ul className="mt-4 grid border-t border-stone-300 pt-3 *:grid print:hidden">
          <li>
            <Button look="quiet" onClick={() => window.print()}>
              <PrintIcon />
              Print cut list
            </Button>
          </li>
          <li>
            <DownloadButton cart={cart} />
          </li>
          <SaveCart cart={cart} />
          <SaveQuote cart={cart} />
          <ForCaller />
          <li>
            <ShareCart cart={cart} />
          </li>
          <li>
            <ButtonLink to="/cart/labels" look="quiet">
              Labels
            </ButtonLink>
          </li>
          <li>
            <ButtonLink to="/cart/hanging-map" look="quiet">
              Hanging map
            </ButtonLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Totals({ cart, rush }: Pick<CartSummaryProps, "cart" | "rush">) {
  const terms = useShopTerms();
  const { count, area, cents, listCents, creditCents, creditedEarlier, totalCents } = priceLines(cart, terms);
  const { sampleCredits = [] } = terms;
  return (
    <>
      <dl className="figures mt-4 grid grid-cols-[1fr_auto] gap-y-2 text-sm">
        <dt>Pieces</dt>
        <dd className="text-right">{count}</dd>
        <dt>Area</dt>
        <dd className="text-right whitespace-nowrap">{formatSqFt(area)} sq ft</dd>
        <DiscountRows listCents={listCents} cents={cents} />
        <SampleCreditRow cents={creditCents} />
        <RushRow rush={rush.bought} />
        <dt id={SUMMARY_TOTAL_ID} className="border-t-2 border-ink pt-3 text-base font-semibold">
          Total <span className="block text-sm font-normal text-stone-600">{TOTAL_WITHOUT}</span>
        </dt>
        <dd className="border-t-2 border-ink pt-3 text-right text-lg font-semibold">
          {formatCents(withRush(totalCents, rush))}
        </dd>
      </dl>
      {creditedEarlier.length < sampleCredits.length && (
        <p className="mt-3 text-sm">{earlierCreditWords(sampleCredits)}</p>
      )}
    </>
  );
}

function DownloadButton({ cart }: { readonly cart: Cart }) {
  const terms = useShopTerms();
  const [{ name }] = useJobName(brand.key);
  const [failed, setFailed] = useState(false);

  async function download(): Promise<void> {
    try {
      const { saveCutList } = await import("./save-cut-list");
      saveCutList(cart, name, terms);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button look="quiet" onClick={download}>
        <DownloadIcon />
        Download CSV
      </Button>
      <p role="status" className="text-center text-sm text-signal">
        {failed && "The file could not be created. Check your connection and try again."}
      </p>
    </>
  );
}

function ForCaller() {
  const role = useRouteLoaderData<{ readonly user: HeaderUser | null }>("root")?.user?.role ?? null;
  if (!mayOpen(role, "orders")) return null;
  return (
    <li>
      <ButtonLink to="/admin/orders/new" look="quiet">
        Send to a customer for approval
      </ButtonLink>
    </li>
  );
}

/** Saves each of the cart's lines of doors to the account as a list; nothing if nobody is signed in. */
function SaveCart({ cart }: { readonly cart: Cart }) {
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
