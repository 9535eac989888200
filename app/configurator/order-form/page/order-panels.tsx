import { useCallback, useEffect, useState } from "react";
import { CutListPanel } from "~/configurator/cut-list-panel/page/cut-list-panel";
import { ORDER_PANELS_ID } from "~/configurator/lines/order-total";
import { OpeningsMode } from "~/configurator/openings-panel/page/openings-mode";
import type { ProductSpecification } from "~/trade/catalog/product";
import { findingWords } from "~/trade/making/making";
import { findingsOf } from "~/trade/making/piece-problems";
import type { RemarksOn } from "~/trade/openings/opening-remarks";
import type { PieceDrafts } from "~/trade/openings/opening-turn";
import { NO_ASIDES } from "~/trade/pieces/order-draft-record";
import { movedText } from "../cup-moves";
import type { OrderReply } from "../order-reply";
import { type OrderStore, useOrder } from "../rows/order-store";
import type { OrderDraftState } from "./use-order-draft";

export interface OrderPanelsProps {
  readonly store: OrderStore;
  readonly reply: OrderReply | undefined;
  readonly asides: OrderDraftState["asides"];
  readonly setAsides: OrderDraftState["setAsides"];
  readonly specification: ProductSpecification | null;
}

const isPreBoredByDefault = ({ get }: OrderStore) => get().preBoredByDefault;

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
