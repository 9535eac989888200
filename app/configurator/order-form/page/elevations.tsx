import { useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { useOnDemand } from "~/house/ui/kit/use-on-demand";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { OrderStore } from "../rows/order-store";
import { elevationsSheet, ServersElevations } from "./paper-part";

/** Longer lists are not drawn before JavaScript runs: each piece of them adds a kilobyte to every answer. */
const MOST_DRAWN = 20;

interface ElevationsProps {
  readonly store: OrderStore;
  readonly specification: ProductSpecification | null;
}

/**
 * The whole list drawn to one scale; it is printed while open. Its code is loaded when it is opened. Before JavaScript
 * runs, the server draws what was posted.
 */
export function Elevations({ store, specification }: ElevationsProps) {
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { code: Sheet, failed } = useOnDemand(elevationsSheet, isOpen);

  return (
    <details
      // It may have been opened before there was anything to listen to it.
      ref={(place) => place?.open && setOpen(true)}
      className="group border-y border-stone-300 not-open:print:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 font-serif text-xl">
        The list, drawn to scale
        <span aria-hidden="true" className="text-2xl leading-none group-open:rotate-45 print:hidden">
          +
        </span>
      </summary>
      {isOpen && !Sheet && failed && (
        <p role="status" className="mb-6">
          The drawings could not be loaded. Close them and open them again.
        </p>
      )}
      <div className="pt-2 pb-6 empty:hidden">
        {!hydrated && <ServersElevations store={store} specification={specification} most={MOST_DRAWN} />}
        {hydrated && isOpen && Sheet && <Sheet store={store} specification={specification} />}
      </div>
    </details>
  );
}
