import { Form } from "@remix-run/react";
import { type ComponentProps, useState } from "react";
import { pieceDetails } from "~/configurator/lines/detail-words";
import { pieceName } from "~/configurator/lines/piece-words";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { ButtonLink } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import { dateText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import { BeforeOrdering } from "~/ordering/cart/page/before-ordering";
import { IntoCart } from "~/ordering/cart/page/into-cart";
import { OrderThese } from "~/ordering/cart/page/order-these";
import type { Order, OrderLine } from "~/ordering/orders/order";
import { LinesSum } from "~/ordering/orders/page/line-list";
import { TakenChanges } from "~/ordering/orders/page/taken-changes";
import type { TakenAgain } from "~/ordering/orders/take-again";
import { finishedTitle } from "~/trade/catalog/finish";
import { formatSize } from "~/trade/measure/measure";
import { PIECE_LISTS, type Piece, type PieceList } from "~/trade/measure/piece";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import {
  CHOSEN,
  chosenLines,
  everyPiece,
  type PieceChoice,
  type PieceChoices,
  pieceKey,
  reorderQuantityName,
} from "../chosen-pieces";

interface ReorderPageProps extends TakenAgain, Pick<Order, "number" | "placedAt" | "jobName"> {
  readonly terms: ShopTerms;
  readonly isFree: boolean;
  readonly posted: PieceChoices | null;
  readonly crumbs: ComponentProps<typeof Breadcrumb>["crumbs"];
}

export function ReorderPage(props: ReorderPageProps) {
  const { number, placedAt, jobName, terms, isFree, lines, changes, posted, crumbs } = props;
  const title = `Reorder ${number}`;
  return (
    <>
      <PageHeader title={title}>
        <p>
          {jobName && `${jobName}. `}Placed on <time dateTime={placedAt}>{dateText(placedAt)}</time>.{" "}
          {isFree
            ? "It was made again at no charge; ordered again, its pieces cost what they cost today."
            : changes.length === 0 && lines.length > 0 && "Prices have not changed since then."}
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={crumbs} current={title} />
        {changes.length > 0 && (
          <Notice tone="info" title="What changed">
            <TakenChanges changes={changes} />
          </Notice>
        )}
        {lines.length > 0 ? (
          <ShopTermsContext.Provider value={terms}>
            <ChosenPieces lines={lines} jobName={jobName} posted={posted} />
          </ShopTermsContext.Provider>
        ) : (
          <ButtonLink to="/shop">Browse door styles</ButtonLink>
        )}
      </div>
    </>
  );
}

interface ChosenPiecesProps {
  readonly lines: readonly OrderLine[];
  readonly jobName: string;
  readonly posted: PieceChoices | null;
}

function ChosenPieces({ lines, jobName, posted }: ChosenPiecesProps) {
  const [choices, setChoices] = useState<PieceChoices>(() => posted ?? everyPiece(lines));
  const chosen = chosenLines(lines, choices);
  const isRefused = Object.keys(chosen.refused).length > 0;
  return (
    <section aria-labelledby="lines-heading" className="max-w-4xl">
      <h2 id="lines-heading" className="text-2xl">
        Pieces, at today's price
      </h2>
      <p className="mt-2">Untick what you do not need, and change how many of each.</p>
      <Form method="post" className="mt-4 space-y-8">
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
                    list={list}
                    piece={piece}
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
      {chosen.lines.length === 0 && <p className="mt-6">Tick at least one piece to order it again.</p>}
      {chosen.lines.length > 0 && !isRefused && (
        <>
          <LinesSum lines={chosen.lines} />
          <BeforeOrdering items={chosen.lines} />
          <div className="mt-6 flex flex-wrap gap-3">
            <IntoCart lines={chosen.lines} job={jobName} />
            <OrderThese lines={chosen.lines} />
          </div>
        </>
      )}
    </section>
  );
}

interface PieceRowProps {
  readonly pieceId: string;
  readonly name: string;
  readonly list: PieceList;
  readonly piece: Piece;
  readonly choice: PieceChoice;
  readonly most: number | null;
  readonly onChoose: (choice: PieceChoice) => void;
}

function PieceRow({ pieceId, name, piece, choice, most, onChoose }: PieceRowProps) {
  const { isChosen, quantity } = choice;
  const details = [piece.location, ...pieceDetails(piece)].filter(Boolean).join(", ");
  const id = `again-${pieceId}`;
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
          <span className="font-semibold">{name}</span>, {formatSize(piece.width, piece.height)}
          {details && <span className="text-stone-700">, {details}</span>}
        </span>
      </label>
      <span className="flex items-center gap-3">
        <label htmlFor={`${id}-quantity`}>Quantity</label>
        <input
          id={`${id}-quantity`}
          name={reorderQuantityName(pieceId)}
          value={quantity}
          onChange={(event) => onChoose({ ...choice, quantity: event.currentTarget.value })}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={most !== null || undefined}
          aria-describedby={most === null ? undefined : `${id}-error`}
          className={fieldLook(most !== null, "w-20 text-right")}
        />
      </span>
      {most !== null && (
        <p id={`${id}-error`} className="basis-full text-signal">
          Quantity must be a whole number from 1 to {most}
        </p>
      )}
    </fieldset>
  );
}
