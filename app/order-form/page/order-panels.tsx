import { useCallback, useEffect, useState } from "react";
import type { ProductSpecification } from "~/catalog/product";
import { CutListPanel } from "~/cut-list/page/cut-list-panel";
import { findingWords } from "~/making/making";
import { findingsOf } from "~/making/piece-problems";
import type { RemarksOn } from "~/openings/opening-remarks";
import type { PieceDrafts } from "~/openings/opening-turn";
import { OpeningsMode } from "~/openings/page/openings-mode";
import { movedText } from "~/order-form/cup-moves";
import { type OrderStore, useOrder } from "~/order-form/rows/order-store";
import { NO_ASIDES } from "~/pieces/order-draft-record";
import type { OrderReply } from "~/product/order-reply";
import { ORDER_PANELS_ID } from "./order-panels-id";
import type { OrderDraftState } from "./use-order-draft";

export interface OrderPanelsProps {
  readonly store: OrderStore;
  readonly reply: OrderReply | undefined;
  readonly asides: OrderDraftState["asides"];
  readonly setAsides: OrderDraftState["setAsides"];
  readonly specification: ProductSpecification | null;
}

const isPreBoredByDefault = ({ get }: OrderStore) => get().preBoredByDefault;

/** The ways to fill the rows without typing them: from measured openings, or from an existing list. */
export function OrderPanels({ store, reply, asides: stored, setAsides, specification }: OrderPanelsProps) {
  // What was stored at an earlier visit follows what was typed before this code arrived.
  const [asides, setShown] = useState(NO_ASIDES);
  useEffect(() => setShown(stored), [stored]);

  const isBored = useOrder(store, isPreBoredByDefault);
  const remarksOn = useCallback<RemarksOn>(
    (piece, list, { name, cups }) => {
      // As when it is added to the order.
      const added = list === "doors" && isBored ? { ...piece, preBored: true } : piece;
      const findings = findingsOf(added, list, specification);
      const moved = movedText(name, piece, cups);
      return [
        ...findings.map((finding) => ({ text: findingWords(finding), isRefused: finding.severity === "red" })),
        ...(moved ? [{ text: moved, isRefused: false }] : []),
      ];
    },
    [specification, isBored],
  );

  function take(pieces: PieceDrafts): () => void {
    const { included } = store.get();
    store.dispatch({ type: "append", pieces });
    return () => store.dispatch({ type: "undo-append", pieces, included });
  }

  return (
    <div id={ORDER_PANELS_ID} className="print:hidden">
      <OpeningsMode
        store={store}
        stored={asides.openings}
        onKeep={(openings) => setAsides({ openings })}
        remarksOn={remarksOn}
        answered={reply?.openings}
      />
      <CutListPanel reply={reply} stored={asides} onKeep={setAsides} onTake={take} specification={specification} />
    </div>
  );
}
