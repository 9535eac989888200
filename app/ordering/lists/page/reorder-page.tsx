import { Form, Link } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { counted } from "~/base/text/counts";
import { priceItem } from "~/configurator/lines/cart-item";
import { pieceDetails } from "~/configurator/lines/detail-words";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { pieceName } from "~/configurator/lines/piece-words";
import type { OrderState } from "~/house/capacity/order-state";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Button, ButtonLink } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import { dateText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { ShopTermsContext, useShopTerms } from "~/house/ui/kit/shop-terms";
import { BeforeOrdering } from "~/ordering/cart/page/before-ordering";
import { IntoCart } from "~/ordering/cart/page/into-cart";
import { OrderThese } from "~/ordering/cart/page/order-these";
import type { Order, OrderLine } from "~/ordering/orders/order";
import { priceLines } from "~/ordering/orders/order-price";
import { BeforeSum } from "~/ordering/orders/page/line-list";
import { TakenChanges } from "~/ordering/orders/page/taken-changes";
import type { TakenAgain } from "~/ordering/orders/take-again";
import { finishedTitle } from "~/trade/catalog/finish";
import { formatSize } from "~/trade/measure/measure";
import { formatCents } from "~/trade/measure/money";
import { PIECE_LISTS, type Piece, type PieceList } from "~/trade/measure/piece";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import {
  areAllTicked,
  CHOSEN,
  chosenLines,
  noPiece,
  type PieceChoice,
  type PieceChoices,
  pieceKey,
  reorderQuantityName,
  TICK,
  TICK_ALL,
  TICK_NONE,
  tickedAll,
} from "../chosen-pieces";

interface ReorderPageProps extends TakenAgain, Pick<Order, "number" | "placedAt" | "jobName" | "state"> {
  readonly terms: ShopTerms;
  readonly isFree: boolean;
  readonly posted: PieceChoices | null;
  readonly orderPath: string;
  readonly crumbs: ComponentProps<typeof Breadcrumb>["crumbs"];
}

export function ReorderPage(props: ReorderPageProps) {
  const { number, placedAt, jobName, state, terms, isFree, lines, changes, posted, orderPath, crumbs } = props;
  const title = `Reorder ${number}`;
  return (
    <>
      <PageHeader title={title}>
        <p className="wrap-anywhere">
          {jobName && `${jobName}. `}Placed on <time dateTime={placedAt}>{dateText(placedAt)}</time>.{" "}
          {isFree
            ? "It was made again at no charge; ordered again, its pieces cost what they cost today."
            : changes.length === 0 && lines.length > 0 && "Prices have not changed since then."}
        </p>
      </PageHeader>
      <div className="wrap space-y-6 pt-4 pb-10">
        <Breadcrumb crumbs={crumbs} current={title} />
        {changes.length > 0 && (
          <Notice tone="info" title="What changed">
            <TakenChanges changes={changes} />
          </Notice>
        )}
        {lines.length > 0 ? (
          <ShopTermsContext.Provider value={terms}>
            <ChosenPieces lines={lines} jobName={jobName} posted={posted}>
              <p className="mt-2">
                Tick what you need and set how many.
                {CAN_BE_DAMAGED.includes(state) && (
                  <>
                    {" "}
                    A door arrived damaged? Report it on{" "}
                    <Link to={orderPath} className="link-padded">
                      the order’s page
                    </Link>{" "}
                    first.
                  </>
                )}
              </p>
            </ChosenPieces>
          </ShopTermsContext.Provider>
        ) : (
          <ButtonLink to="/shop">Browse door styles</ButtonLink>
        )}
      </div>
    </>
  );
}

const CAN_BE_DAMAGED: readonly OrderState[] = ["shipped", "delivered"];

interface ChosenPiecesProps {
  readonly lines: readonly OrderLine[];
  readonly jobName: string;
  readonly posted: PieceChoices | null;
  /** What is said before the list. */
  readonly children: ReactNode;
}

function ChosenPieces({ lines, jobName, posted, children }: ChosenPiecesProps) {
  const [choices, setChoices] = useState<PieceChoices>(() => posted ?? noPiece(lines));
  const hydrated = useHydrated();
  const chosen = chosenLines(lines, choices);
  const canOrder = chosen.lines.length > 0 && Object.keys(chosen.refused).length === 0;
  return (
    <section aria-labelledby="lines-heading" className="max-w-4xl">
      <h2 id="lines-heading" className="text-2xl">
        Pieces, at today's price
      </h2>
      {children}
      <Form method="post" className="mt-3 space-y-6" onSubmit={(event) => hydrated && event.preventDefault()}>
        {/* What Enter presses in a quantity, before the button that ticks all. */}
        <button type="submit" className="hidden">
          Update the list
        </button>
        <TickAll choices={choices} onTick={setChoices} />
        {lines.map((line, at) => (
          // Only their order distinguishes two lines of one style.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={at}>
            <h3 className="text-xl">{finishedTitle(line)}</h3>
            {PIECE_LISTS.flatMap((list) =>
              line[list].map((piece, index) => {
                const key = pieceKey(at, list, index);
                return (
                  <PieceRow
                    key={key}
                    pieceId={key}
                    name={line.sample ? "Sample door" : pieceName(list, index)}
                    piece={piece}
                    line={onePiece(line, list, piece)}
                    choice={choices[key] ?? { isChosen: false, quantity: "" }}
                    most={chosen.refused[key] ?? null}
                    onChoose={(choice) => setChoices({ ...choices, [key]: choice })}
                  />
                );
              }),
            )}
          </div>
        ))}
        <noscript>
          <button type="submit" className="button border-stone-500 hover:bg-linen">
            Update the list
          </button>
        </noscript>
      </Form>
      {canOrder && (
        <div className="mt-6">
          <BeforeSum lines={chosen.lines} />
          <BeforeOrdering items={chosen.lines} />
          <div className="mt-4 mb-6 flex flex-wrap gap-3">
            <OrderThese lines={chosen.lines} />
            <IntoCart lines={chosen.lines} job={jobName} only="replace" />
          </div>
        </div>
      )}
      <ChosenBar lines={canOrder ? chosen.lines : []} isEmpty={chosen.lines.length === 0} jobName={jobName} />
    </section>
  );
}

interface TickAllProps {
  readonly choices: PieceChoices;
  readonly onTick: (choices: PieceChoices) => void;
}

/** Posts the list before JavaScript runs, and is answered with everything ticked. */
function TickAll({ choices, onTick }: TickAllProps) {
  const isAll = areAllTicked(choices);
  return (
    <Button
      type="submit"
      look="outline"
      name={TICK}
      value={isAll ? TICK_NONE : TICK_ALL}
      onClick={() => onTick(tickedAll(choices, !isAll))}
    >
      {isAll ? "Untick all" : "Tick all"}
    </Button>
  );
}

interface ChosenBarProps {
  /** What can be ordered as it is typed. */
  readonly lines: readonly OrderLine[];
  readonly isEmpty: boolean;
  readonly jobName: string;
}

/** The sum of what is ticked and the button, always in sight. */
function ChosenBar({ lines, isEmpty, jobName }: ChosenBarProps) {
  const { count, totalCents } = priceLines(lines, useShopTerms());
  return (
    <div className="sticky bottom-0 z-10 border-t-2 border-ink bg-paper py-3 print:static">
      {lines.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p role="status" className="figures leading-tight">
            <span className="block text-lg font-semibold">
              {formatCents(totalCents)}, {counted(count, "piece")}
            </span>
            <span className="block text-sm text-stone-600">{TOTAL_WITHOUT}</span>
          </p>
          <IntoCart lines={lines} job={jobName} only="add" />
        </div>
      ) : (
        <p role="status">
          {isEmpty ? "Tick at least one piece to order it again." : "Correct the quantity that is marked."}
        </p>
      )}
    </div>
  );
}

interface PieceRowProps {
  readonly pieceId: string;
  readonly name: string;
  readonly piece: Piece;
  /** The piece once, as a line. */
  readonly line: OrderLine;
  readonly choice: PieceChoice;
  readonly most: number | null;
  readonly onChoose: (choice: PieceChoice) => void;
}

function PieceRow({ pieceId, name, piece, line, choice, most, onChoose }: PieceRowProps) {
  const { isChosen, quantity } = choice;
  const details = [piece.location, ...pieceDetails(piece)].filter(Boolean).join(", ");
  const id = `again-${pieceId}`;
  const { totalCents } = priceItem(line, useShopTerms());
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 border-t border-stone-300 py-2">
      <legend className="sr-only">{name}</legend>
      <label htmlFor={id} className="flex min-h-11 min-w-0 flex-1 basis-60 cursor-pointer items-center gap-3">
        <input
          id={id}
          type="checkbox"
          name={CHOSEN}
          value={pieceId}
          checked={isChosen}
          onChange={(event) => onChoose({ ...choice, isChosen: event.currentTarget.checked })}
          className="h-5 w-5 shrink-0 accent-oak"
        />
        <span className="figures min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>,{" "}
          <span className="whitespace-nowrap">{formatSize(piece.width, piece.height)}</span>
          {details && <span className="text-stone-700">, {details}</span>}
        </span>
      </label>
      <span className="flex flex-wrap items-center gap-x-3 max-sm:pl-8">
        <label htmlFor={`${id}-quantity`}>Quantity</label>
        <input
          id={`${id}-quantity`}
          name={reorderQuantityName(pieceId)}
          value={quantity}
          onChange={(event) => onChoose({ isChosen: true, quantity: event.currentTarget.value })}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={most !== null || undefined}
          aria-describedby={most === null ? undefined : `${id}-error`}
          className={fieldLook(most !== null, "w-20 text-right")}
        />
        <span className="figures sm:w-28 sm:text-right">{formatCents(totalCents)} each</span>
      </span>
      {most !== null && (
        <p id={`${id}-error`} className="basis-full text-signal">
          Quantity must be a whole number from 1 to {most}
        </p>
      )}
    </fieldset>
  );
}

const NO_PIECES = { doors: [], drawers: [], panels: [], fillers: [] } as const;

function onePiece(line: OrderLine, list: PieceList, { quantity: _quantity, ...piece }: Piece): OrderLine {
  return { ...line, ...NO_PIECES, [list]: [piece] };
}
