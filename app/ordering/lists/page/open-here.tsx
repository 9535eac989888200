import type { MouseEvent } from "react";
import { ORDER_FORM_ID } from "~/configurator/lines/order-total";
import { intentValue } from "~/configurator/order-form/order-intents";
import type { HeldList } from "~/configurator/other-styles/page/style-totals";
import { finishedTitle } from "~/trade/catalog/finish";
import type { Product } from "~/trade/catalog/product";

interface OpenHereProps {
  /** The list's own style, in its finish. */
  readonly product: Pick<Product, "id" | "title" | "finish">;
  readonly held: HeldList | null;
  readonly onOpen: (event: MouseEvent<HTMLButtonElement>, productId: string) => void;
}

/** Opens a list in the style that it was saved in. */
export function OpenHere({ product: { id, title, finish }, held, onOpen }: OpenHereProps) {
  const replaces = held?.productId === id ? held : null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <button
        type="submit"
        form={ORDER_FORM_ID}
        name="intent"
        value={intentValue({ type: "price" })}
        onClick={(event) => onOpen(event, id)}
        className="button bg-oak text-white hover:bg-oak-dark"
      >
        {replaces ? "Replace them with this list" : `Open in ${finishedTitle({ productTitle: title, finish })}`}
      </button>
      <p role="status" className="text-stone-700">
        {replaces && `${title} has other sizes of yours from ${replaces.since}. They would be replaced.`}
      </p>
    </div>
  );
}
