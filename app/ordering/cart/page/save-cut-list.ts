import type { Cart } from "~/configurator/lines/cart";
import { cutListCsv } from "~/ordering/paper/cut-list-csv";
import { paperFileName } from "~/ordering/paper/file-name";
import type { PriceTerms } from "~/trade/pricing/price-terms";

/** How long a browser may take to start the download before the text is released. */
const SAVING_MS = 60_000;

export function saveCutList(cart: Cart, job: string, terms: PriceTerms): void {
  const address = URL.createObjectURL(new Blob([cutListCsv(cart, terms)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = paperFileName(job, "cut-list", "csv");
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
}
