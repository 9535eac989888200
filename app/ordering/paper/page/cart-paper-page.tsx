import { type ReactNode, useEffect, useState } from "react";
import { brand } from "~/base/brand/brand";
import { shopFacts } from "~/base/brand/shop-facts";
import type { Cart } from "~/configurator/lines/cart";
import { useCart } from "~/configurator/stored-cart/cart";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { ButtonLink } from "~/house/ui/kit/button";
import { usePrinting } from "~/house/ui/kit/use-printing";

type PaperContents = (props: { readonly cart: Cart; readonly job: string }) => ReactNode;

interface PaperPageProps {
  readonly title: string;
  readonly intro: string;
  readonly load: () => Promise<PaperContents>;
}

/** A page that shows the cart in the browser as a document to print. The server cannot know what is in the cart. */
function PaperPage({ title, intro, load }: PaperPageProps) {
  const { snapshot } = useCart(brand.key);
  const [{ name: job }] = useJobName(brand.key);
  const [Contents, setContents] = useState<PaperContents | null>(null);
  const [failed, setFailed] = useState(false);
  usePrinting(`${job ? `${job} - ` : ""}${title} - ${shopFacts().name}`);

  const cart = snapshot.status === "ready" ? snapshot.cart : [];
  const isWanted = cart.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (contents) => setContents(() => contents),
      () => setFailed(true),
    );
  }, [isWanted, load]);

  return (
    <>
      <div className="wrap py-10 md:py-14 print:hidden">
        <Breadcrumb crumbs={[{ name: "Cart", to: "/cart" }]} current={title} />
        <h1 tabIndex={-1} className="mt-4 text-4xl md:text-5xl">
          {title}
        </h1>
        <p className="mt-4 max-w-[40em] text-lg text-stone-700">{intro}</p>
        {snapshot.status === "loading" && <WithoutScript />}
        {snapshot.status === "ready" && cart.length === 0 && <NothingYet />}
        {failed && (
          <p role="status" className="mt-6 border-l-4 border-signal bg-signal-soft px-5 py-4">
            Part of this page could not be loaded. Check your connection and reload it; your cart is safe.
          </p>
        )}
      </div>
      {Contents && isWanted && <Contents cart={cart} job={job} />}
    </>
  );
}

function WithoutScript() {
  return (
    <noscript>
      <p className="mt-6 max-w-[40em]">
        Your cart is stored in your browser, and making this page from it needs JavaScript, which is off. The order form
        of each door works without JavaScript: it returns a priced cut list that you can print.
      </p>
      <a href="/shop" className="button mt-6 bg-ink text-white">
        Continue Shopping
      </a>
    </noscript>
  );
}

function NothingYet() {
  return (
    <>
      <p className="mt-6">Your cart is empty: there is nothing to print yet.</p>
      <ButtonLink to="/shop" className="mt-6">
        Continue Shopping
      </ButtonLink>
    </>
  );
}

const loadHangingMap = () => import("./hanging-map-paper").then(({ HangingMapPaper }) => HangingMapPaper);

export function HangingMapPage() {
  return (
    <PaperPage
      title="Hanging map"
      intro="Which piece hangs where, cabinet by cabinet. It reads locations such as K‑A‑03‑L: room, wall, cabinet, position."
      load={loadHangingMap}
    />
  );
}

const loadLabels = () => import("./labels-paper").then(({ LabelsPaper }) => LabelsPaper);

/** Labels for every piece of the cart, so that nobody has to decode cryptic codes on 129 boxes. */
export function LabelsPage() {
  return (
    <PaperPage
      title="Labels"
      intro="A label for every piece, so that you can identify each door in its box and on its cabinet. They fit Avery 5160: 30 labels of 2 5/8 × 1 in on a Letter sheet."
      load={loadLabels}
    />
  );
}
