import { type ComponentType, useState } from "react";
import type { ProductSpecification } from "~/domain/product";
import type { OrderStore } from "./order-store";

interface ElevationsProps {
  readonly store: OrderStore;
  readonly specification: ProductSpecification | null;
}

/** The whole list drawn to one scale; its code is fetched when it is opened, and it prints while it is open. */
export function Elevations({ store, specification }: ElevationsProps) {
  const [Sheet, setSheet] = useState<ComponentType<ElevationsProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  function toggle(open: boolean): void {
    setOpen(open);
    if (open && !Sheet) import("./elevations-sheet").then(({ ElevationsSheet }) => setSheet(() => ElevationsSheet));
  }

  return (
    <details
      className="border-y border-stone-300 not-open:print:hidden"
      onToggle={(event) => toggle(event.currentTarget.open)}
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
      {isOpen && Sheet && (
        <div className="pt-2 pb-6">
          <Sheet store={store} specification={specification} />
        </div>
      )}
    </details>
  );
}
