import { useEffect, useState } from "react";
import { CutListPanel } from "~/configurator/cut-list-panel/page/cut-list-panel";
import { OpeningsMode } from "~/configurator/openings-panel/page/openings-mode";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { PieceDrafts } from "~/trade/openings/opening-turn";
import { NO_ASIDES } from "~/trade/pieces/order-draft-record";
import type { OrderReply } from "../order-reply";
import type { OrderStore } from "../rows/order-store";
import { ORDER_PANELS_ID } from "./order-panels-id";
import type { OrderDraftState } from "./use-order-draft";

export interface OrderPanelsProps {
  readonly store: OrderStore;
  readonly reply: OrderReply | undefined;
  readonly asides: OrderDraftState["asides"];
  readonly setAsides: OrderDraftState["setAsides"];
  readonly specification: ProductSpecification | null;
}

/** The ways to fill the rows without typing them: from measured openings, or from an existing list. */
export function OrderPanels({ store, reply, asides: stored, setAsides, specification }: OrderPanelsProps) {
  // What was stored at an earlier visit follows what was typed before this code arrived.
  const [asides, setShown] = useState(NO_ASIDES);
  useEffect(() => setShown(stored), [stored]);

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
        answered={reply?.openings}
      />
      <CutListPanel reply={reply} stored={asides} onKeep={setAsides} onTake={take} specification={specification} />
    </div>
  );
}
