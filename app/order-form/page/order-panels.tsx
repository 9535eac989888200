import type { ProductSpecification } from "~/catalog/product";
import { CutListPanel } from "~/cut-list/page/cut-list-panel";
import type { PieceDrafts } from "~/openings/opening-turn";
import { OpeningsMode } from "~/openings/page/openings-mode";
import type { OrderStore } from "~/order-form/rows/order-store";
import type { OrderReply } from "~/product/order-reply";
import type { OrderDraftState } from "./use-order-draft";

interface OrderPanelsProps {
  readonly store: OrderStore;
  readonly reply: OrderReply | undefined;
  readonly orderDraft: OrderDraftState;
  readonly specification: ProductSpecification | null;
}

/** The ways to fill the rows without typing them: from measured openings, or from an existing list. */
export function OrderPanels({ store, reply, orderDraft: { asides, setAsides }, specification }: OrderPanelsProps) {
  function take(pieces: PieceDrafts): () => void {
    const { included } = store.get();
    store.dispatch({ type: "append", pieces });
    return () => store.dispatch({ type: "undo-append", pieces, included });
  }

  return (
    <div className="print:hidden">
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
