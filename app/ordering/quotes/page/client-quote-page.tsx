import { PrintButton } from "~/ordering/paper/page/print-button";
import type { DealerSheet } from "../dealer-sheet";
import { DealerPaper } from "./dealer-paper";

/** A quote as a customer's client opens it: the document alone. */
export function ClientQuotePage({ sheet }: { readonly sheet: DealerSheet }) {
  return (
    <div className="wrap py-8 print:p-0">
      <h1 tabIndex={-1} className="sr-only">
        {sheet.title}, {sheet.business}
      </h1>
      <div className="mb-8 empty:hidden print:hidden">
        <PrintButton look="outline">Print</PrintButton>
      </div>
      <DealerPaper sheet={sheet} />
    </div>
  );
}
