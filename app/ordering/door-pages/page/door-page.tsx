import { useNavigate } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { brand } from "~/base/brand/brand";
import { shopFacts } from "~/base/brand/shop-facts";
import { DoorDrawing } from "~/configurator/door-drawing/door-drawing";
import { kindOf, metricWords, planOf } from "~/configurator/door-drawing/drawing-words";
import { type DrawnPiece, drawnSizeOf } from "~/configurator/door-drawing/drawn-piece";
import type { CartItem } from "~/configurator/lines/cart";
import { DETAIL_WORDS } from "~/configurator/lines/detail-words";
import { addToCart } from "~/configurator/stored-cart/cart";
import { type CartNavigation, useCartOpening } from "~/configurator/stored-cart/use-cart-opening";
import { CartWaits } from "~/house/ui/kit/cart-waits";
import { calendarDayText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import { BeforeOrdering } from "~/ordering/cart/page/before-ordering";
import { OrderThese } from "~/ordering/cart/page/order-these";
import { LineList, LinesSum } from "~/ordering/orders/page/line-list";
import { onlyPieceOf } from "~/ordering/passports/passport-piece";
import { finishedTitle } from "~/trade/catalog/finish";
import { sizeWords } from "~/trade/making/making-words";
import { hingeWords } from "~/trade/making/plan-words";
import type { HingeSide } from "~/trade/measure/piece";
import { titleOf } from "~/trade/measure/piece-details";
import type { MadeDoor, ShownDoor } from "../door-answer";
import { AgainSection } from "./again-section";

interface DoorPageProps {
  readonly door: ShownDoor;
  readonly taken: CartItem | null;
  readonly problem: string | null;
}

export function DoorPage({ door, taken, problem }: DoorPageProps) {
  const { item, care, terms } = door;
  const { list, piece } = onlyPieceOf(item);
  const sides = list === "doors" && !item.sample ? (["front", "back"] as const) : (["front"] as const);
  const kind = kindOf(list);
  return (
    <ShopTermsContext.Provider value={terms}>
      <PageHeader title={`This ${kind}`}>
        <p>
          {finishedTitle(item)}. Made by {shopFacts().name}.
        </p>
      </PageHeader>
      <div className="wrap space-y-12 py-8 md:py-10">
        {taken && <MadeAgain line={taken} kind={kind} />}
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
          <div className="grid content-start gap-6 sm:grid-cols-2">
            {sides.map((side) => (
              <div key={side} className="w-full max-w-80">
                <DoorDrawing
                  name={`door-${side}`}
                  side={side}
                  list={list}
                  piece={piece}
                  specification={item.specification ?? null}
                />
              </div>
            ))}
          </div>
          <DoorFacts door={door} />
          {!taken && <AgainSection door={door} kind={kind} problem={problem} />}
          <Care care={care} kind={kind} />
        </div>
      </div>
    </ShopTermsContext.Provider>
  );
}

function Care({ care, kind }: Pick<ShownDoor, "care"> & { readonly kind: string }) {
  return (
    <section aria-labelledby="care-heading" className="lg:col-start-1 lg:row-start-2">
      <h2 id="care-heading" className="text-2xl">
        Care
      </h2>
      {typeof care === "string" ? (
        <p className="mt-3">{care}</p>
      ) : (
        care.map(({ surface, cleanWith, keepAway }) => (
          <dl key={surface} className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr]">
            <dt className="text-stone-700">Surface</dt>
            <dd>{surface}</dd>
            <dt className="text-stone-700">Clean with</dt>
            <dd>{cleanWith}</dd>
            <dt className="text-stone-700">Keep away</dt>
            <dd>{keepAway}</dd>
          </dl>
        ))
      )}
      <p className="mt-3">
        <a href="/how-to/care" className="link-tall">
          More about the care of a {kind}
        </a>
      </p>
    </section>
  );
}

interface MadeAgainProps {
  readonly line: CartItem;
  readonly kind: string;
}

/**
 * A piece that is ordered again. With JavaScript it goes into the cart, which opens; without, it can be ordered by
 * itself.
 */
function MadeAgain({ line, kind }: MadeAgainProps) {
  const navigate = useNavigate();
  const [isWaiting, leave] = useCartOpening(
    useCallback((options: CartNavigation) => navigate("/cart", options), [navigate]),
  );
  // A second effect must not add the piece again.
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current) return;
    isAdded.current = true;
    addToCart(brand.key, [line]);
    leave({ replace: true });
  }, [line, leave]);
  return (
    <section aria-labelledby="made-heading" className="max-w-4xl">
      <Notice tone="success">
        <h2 id="made-heading" className="font-sans text-lg font-semibold">
          Your new {kind}, priced
        </h2>
        <p>
          The cart is stored in your browser and needs JavaScript, which is off or still loading. Without it, order only
          these pieces.
        </p>
      </Notice>
      <LineList lines={[line]} />
      <LinesSum lines={[line]} />
      <BeforeOrdering items={[line]} />
      <div className="mt-6">
        <OrderThese lines={[line]} />
        <CartWaits isWaiting={isWaiting} what="This is" />
      </div>
    </section>
  );
}

const HINGES: Readonly<Record<HingeSide, string>> = {
  left: "Left, seen from the front",
  right: "Right, seen from the front",
  pair: "One of a pair",
  top: "At the top",
  none: "No hinges",
};

function DoorFacts({
  door: { item, hasNote, isMadeAgain, confirmedOn, madeOn, shippedOn, batch },
}: {
  readonly door: MadeDoor;
}) {
  const { list, piece } = onlyPieceOf(item);
  const { specification } = item;
  const drawn = { list, piece, specification: specification ?? null };
  const hinge = "hinge" in piece ? piece.hinge : undefined;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ["Size", `${sizeWords(drawnSizeOf(drawn))} (${metricWords(drawn)})`],
    ["Style", item.productTitle],
    ["Finish", item.finish ?? specification?.finish],
    ["Material", specification?.material],
    ["Construction", specification?.construction],
    ["Hinge side", hinge && HINGES[hinge]],
    ["Boring", list === "doors" && !item.sample && boringText(drawn)],
    ...(["grain", "centerRail", "glass", "handle"] as const).map(
      (name) => [titleOf(name), DETAIL_WORDS[name].says(piece)] as const,
    ),
    ["Batch", batch ?? "Named when production begins"],
    ["Confirmed", confirmedOn ? <Day key="confirmed" day={confirmedOn} /> : "Not yet"],
    ["Production began", madeOn && <Day key="made" day={madeOn} />],
    ["Shipped", shippedOn && <Day key="shipped" day={shippedOn} />],
    ["Made again", isMadeAgain && "Yes: we have made another one in its place."],
    ["Note", hasNote && "It was ordered with a note to the workshop, which this page does not show."],
  ];
  return (
    <dl className="figures border-b border-stone-300">
      {facts.map(
        ([term, text]) =>
          text && (
            <div key={term} className="gap-x-6 border-t border-stone-300 py-2 sm:grid sm:grid-cols-[9rem_1fr]">
              <dt className="text-stone-700">{term}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** How a door is bored: the cups where they were measured, or where the workshop puts them. */
function boringText(drawn: DrawnPiece): string {
  const { piece } = drawn;
  if (!("preBored" in piece) || !piece.preBored) return "Not pre-bored";
  const plan = planOf(drawn);
  const { cups, boring, fixing } = DETAIL_WORDS;
  const at = cups.says(piece) || (plan ? hingeWords(plan, piece.hinge) : "");
  return [boring.says(piece), at, fixing.says(piece)].filter(Boolean).join("; ");
}

function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{calendarDayText(day)}</time>;
}
