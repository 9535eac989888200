import { memo } from "react";
import { ElevationSheet } from "~/configurator/door-drawing/elevation-sheet";
import { pieceName } from "~/configurator/lines/piece-words";
import { Disclosure } from "~/house/ui/kit/disclosure";
import type { OrderLine } from "~/ordering/orders/order";
import { finishedTitle } from "~/trade/catalog/finish";
import { worstOf } from "~/trade/making/making";
import { lineFindings } from "~/trade/making/piece-findings";
import { PIECE_LISTS } from "~/trade/measure/piece";

/** Orders with more rows than this are drawn only on paper: a page with a thousand drawings is slow on any device. */
const MOST_DRAWN = 200;

/** The id of the drawings, inside their first fold, which a link to it opens. */
export const DRAWINGS = "drawings";

/**
 * The pieces of an order, each style to one scale; pieces that cannot be made are not drawn. It is rendered again only
 * for other lines: the checkout renders at every keystroke in the job's name.
 */
export const OrderDrawings = memo(function OrderDrawings({ lines }: { readonly lines: readonly OrderLine[] }) {
  const drawn = lines.map((line) =>
    PIECE_LISTS.flatMap((list) =>
      line[list].flatMap((piece, index) => {
        const specification = line.specification ?? null;
        if (worstOf(lineFindings(list, piece, line)) === "red") return [];
        return [{ list, piece, specification, label: pieceName(list, index) }];
      }),
    ),
  );
  if (drawn.reduce((count, pieces) => count + pieces.length, 0) > MOST_DRAWN) {
    return (
      <p id={DRAWINGS} className="print:hidden">
        There are too many pieces to draw here. Print the cut list: it shows them all.
      </p>
    );
  }
  return (
    <div className="border-t border-stone-300 print:hidden">
      {lines.map((line, index) => (
        // Only their order distinguishes two lines of one style.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Disclosure key={index} summary={`Drawings: ${finishedTitle(line)}`}>
          {index === 0 && <span id={DRAWINGS} />}
          <ElevationSheet name={`line-${index}`} pieces={drawn[index] ?? []} />
        </Disclosure>
      ))}
    </div>
  );
});
