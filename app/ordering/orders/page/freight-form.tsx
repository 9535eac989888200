import { useHydrated } from "~/base/browser/use-hydrated";
import { PAID_ONCE_CONFIRMED } from "~/house/promises/paying";
import { Button } from "~/house/ui/kit/button";
import type { OrderLine } from "../order";
import { FreightField } from "./freight-field";
import { useFreightZip, useKnownDelivery } from "./use-freight-zip";

interface FreightFormProps {
  readonly lines: readonly OrderLine[];
  /** The ZIP code in the page's address, or that the shop knows; empty if there is none. */
  readonly first?: string;
}

/** Estimates the freight of some pieces: at once in the browser, and by the page's address before its script runs. */
export function FreightForm({ lines, first = "" }: FreightFormProps) {
  const [zip, storeZip] = useFreightZip(first);
  const delivery = useKnownDelivery();
  const hydrated = useHydrated();
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <p className="mb-6 text-sm text-stone-600">{PAID_ONCE_CONFIRMED}</p>
      <div className="border-t border-stone-300 pt-8">
        <FreightField items={lines} zip={zip} delivery={delivery} onZip={storeZip}>
          {!hydrated && (
            <Button type="submit" look="outline">
              Estimate freight
            </Button>
          )}
        </FreightField>
      </div>
    </form>
  );
}
