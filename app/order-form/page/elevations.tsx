import { useState } from "react";
import type { ProductSpecification } from "~/catalog/product";
import type { OrderStore } from "~/order-form/rows/order-store";
import { Notice } from "~/ui/kit/notice";
import { partOnDemand, useOnDemand } from "~/ui/kit/use-on-demand";

const elevationsSheet = partOnDemand(async () => (await import("./elevations-sheet")).ElevationsSheet);

interface ElevationsProps {
  readonly store: OrderStore;
  readonly specification: ProductSpecification | null;
}

/** The whole list drawn to one scale; its code is loaded when it is opened, and it is printed while open. */
export function Elevations({ store, specification }: ElevationsProps) {
  const [isOpen, setOpen] = useState(false);
  const { code: Sheet, failed } = useOnDemand(elevationsSheet, isOpen);

  return (
    <details
      className="border-y border-stone-300 not-open:print:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 font-serif text-xl">
        The list, drawn to scale
        <span aria-hidden="true" className="text-2xl leading-none print:hidden">
          {isOpen ? "−" : "+"}
        </span>
      </summary>
      <noscript>
        <p className="pb-6">The drawings need JavaScript, which is off.</p>
      </noscript>
      {isOpen && !Sheet && failed && (
        <Notice tone="error" className="mb-6">
          The drawings could not be loaded. Close them and open them again.
        </Notice>
      )}
      {isOpen && Sheet && (
        <div className="pt-2 pb-6">
          <Sheet store={store} specification={specification} />
        </div>
      )}
    </details>
  );
}
