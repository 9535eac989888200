import type { PieceDrafts } from "~/domain/opening-turn";
import type { OrderReply } from "~/domain/order-reply";
import type { ProductSpecification } from "~/domain/product";
import { CutListPanel } from "~/ui/cut-list-import/cut-list-panel";
import { OpeningsMode } from "~/ui/openings/openings-mode";
import type { OrderStore } from "./order-store";
import type { KeptOrderState } from "./use-kept-order";

interface OrderPanelsProps {
  readonly store: OrderStore;
  readonly reply: OrderReply | undefined;
  readonly kept: KeptOrderState;
  readonly specification: ProductSpecification | null;
}

/** The ways to fill the rows without typing them: from measured openings, or from an existing list. */
export function OrderPanels({ store, reply, kept: { asides, setAsides }, specification }: OrderPanelsProps) {
  function take(pieces: PieceDrafts): () => void {
    const { included } = store.get();
    store.dispatch({ type: "take", pieces });
    return () => store.dispatch({ type: "give-back", pieces, included });
  }

  return (
    <div className="print:hidden">
      <OpeningsMode
        store={store}
        kept={asides.openings}
        onKeep={(openings) => setAsides({ openings })}
        answered={reply?.openings}
      />
      <CutListPanel reply={reply} kept={asides} onKeep={setAsides} onTake={take} specification={specification} />
    </div>
  );
}
