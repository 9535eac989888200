import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { ButtonLink } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { OrderLine } from "~/ordering/orders/order";
import { LineList, LinesSum } from "~/ordering/orders/page/line-list";
import { TakenChanges } from "~/ordering/orders/page/taken-changes";
import { type TakenAgain, takeAgain } from "~/ordering/orders/take-again";
import type { Product } from "~/trade/catalog/product";
import type { SharedCart } from "../shared-cart";
import { sharedStylesPath } from "../shared-styles";
import { BeforeOrdering } from "./before-ordering";
import { IntoCart } from "./into-cart";
import { OrderThese } from "./order-these";

/** The content of the page's address; `reading` on the server and until it has been read. */
type Reading =
  | { readonly kind: "cart"; readonly cart: SharedCart }
  | { readonly kind: "reading" | "none" | "newer" | "damaged" | "failed" };

async function readAddress(fragment: string): Promise<Reading> {
  const [{ readFragment }, { unpackCart }] = await Promise.all([import("../share-link"), import("../shared-cart")]);
  const reading = await readFragment(fragment);
  if (reading.kind !== "text") return reading;
  const cart = unpackCart(reading.text);
  return cart ? { kind: "cart", cart } : { kind: "damaged" };
}

const PROBLEMS = {
  none: ["There is nothing in this link.", "Its end is missing: the part after # holds the pieces."],
  newer: ["This link was made by a newer version of the shop.", "Reload the page, and open the link again."],
  damaged: [
    "This link cannot be read.",
    "Part of it is missing or changed, as when a mail program breaks a long line. Ask for the link again, or for the cut list as a file, which the order form of any style can read.",
  ],
  failed: ["The link could not be read just now.", "Check your connection, and reload the page."],
} as const;

export function SharedPage() {
  const { hash } = useLocation();
  const [reading, setReading] = useState<Reading>({ kind: "reading" });
  useEffect(() => {
    let isOver = false;
    const settle = (read: Reading) => void (isOver || setReading(read));
    readAddress(hash).then(settle, () => settle({ kind: "failed" }));
    return () => {
      isOver = true;
    };
  }, [hash]);
  return (
    <>
      <PageHeader title={(reading.kind === "cart" && reading.cart.job) || "Shared pieces"}>
        <p>Somebody has shared these pieces with you. Look them over: nothing is in your cart yet.</p>
      </PageHeader>
      <div className="wrap min-h-96 space-y-8 py-8 md:py-10">
        <WithoutScripts />
        {reading.kind === "cart" ? (
          <SharedPieces cart={reading.cart} />
        ) : (
          reading.kind !== "reading" && <Problem kind={reading.kind} />
        )}
      </div>
    </>
  );
}

function SharedPieces({ cart: { job, lines: shared } }: { readonly cart: SharedCart }) {
  const { data, load } = useFetcher<{ readonly products: readonly Product[] }>();
  useEffect(() => {
    load(sharedStylesPath(shared));
  }, [load, shared]);
  const taken = useMemo(() => data && takeAgain(shared, data.products, null), [shared, data]);
  if (!taken) return <p role="status">Loading...</p>;
  return (
    <>
      <TakenLines {...taken} />
      {taken.lines.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          <IntoCart lines={taken.lines} job={job} />
          <OrderThese lines={taken.lines} />
        </div>
      ) : (
        <ButtonLink to="/shop">Browse door styles</ButtonLink>
      )}
    </>
  );
}

function Problem({ kind }: { readonly kind: keyof typeof PROBLEMS }) {
  const [title, text] = PROBLEMS[kind];
  return (
    <div role="alert" className="space-y-6">
      <Notice tone="error" title={title}>
        <p>{text}</p>
      </Notice>
      <ButtonLink to="/shop">Browse door styles</ButtonLink>
    </div>
  );
}

function WithoutScripts() {
  return (
    <noscript>
      <p className="max-w-[40em] text-lg">
        The pieces are in the link itself, and reading them needs JavaScript, which is off. Ask for the cut list as a
        file or on paper: the order form of any style can read a file without JavaScript.
      </p>
      <a href="/shop" className="button mt-6 bg-ink text-white">
        Browse door styles
      </a>
    </noscript>
  );
}

export function TakenLines({ lines, changes }: TakenAgain) {
  return (
    <>
      {changes.length > 0 && (
        <Notice tone="info" title="What changed">
          <TakenChanges changes={changes} />
        </Notice>
      )}
      {lines.length > 0 && <Lines lines={lines} />}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <section aria-labelledby="lines-heading" className="max-w-4xl">
      <h2 id="lines-heading" className="text-2xl">
        Pieces, at today's price
      </h2>
      <LineList lines={lines} />
      <LinesSum lines={lines} />
      <BeforeOrdering items={lines} />
    </section>
  );
}
