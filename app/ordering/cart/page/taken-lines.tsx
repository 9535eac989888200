import { Notice } from "~/house/ui/kit/notice";
import type { OrderLine } from "~/ordering/orders/order";
import { LineList, LinesSum } from "~/ordering/orders/page/line-list";
import { TakenChanges } from "~/ordering/orders/page/taken-changes";
import type { TakenAgain } from "~/ordering/orders/take-again";
import { BeforeOrdering } from "./before-ordering";

/** Lines at today's prices before they are added to the cart, and what has changed about them. */
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
