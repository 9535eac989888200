import { useState } from "react";
import { brand } from "~/base/brand/brand";
import type { Cart } from "~/configurator/lines/cart";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { Button } from "~/house/ui/kit/button";
import { DownloadIcon } from "~/house/ui/kit/icons";
import { useShopTerms } from "~/house/ui/kit/shop-terms";

/** Downloads the cart as a table for spreadsheets, which the shop's cut list import can read again. */
export function DownloadButton({ cart }: { readonly cart: Cart }) {
  const terms = useShopTerms();
  const [{ name }] = useJobName(brand.key);
  const [failed, setFailed] = useState(false);

  async function download(): Promise<void> {
    try {
      const { saveCutList } = await import("./save-cut-list");
      saveCutList(cart, name, terms);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button look="quiet" onClick={download}>
        <DownloadIcon />
        Download CSV
      </Button>
      <p role="status" className="text-center text-sm text-signal">
        {failed && "The file could not be created. Check your connection and try again."}
      </p>
    </>
  );
}
