const PAPERS = [
  { paper: "confirmation", label: "Confirmation" },
  { paper: "invoice", label: "Payment details" },
  { paper: "cut-list", label: "Cut list" },
  { paper: "labels", label: "Labels" },
] as const;

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4";

/**
 * Links to the documents of an order.
 *
 * @param props.base the path that their addresses begin with
 * @param props.hasInvoice whether the shop has made the order's invoice
 */
export function PaperLinks({ base, hasInvoice = false }: { readonly base: string; readonly hasInvoice?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-6 print:hidden">
      {PAPERS.map(({ paper, label }) => (
        <li key={paper}>
          <a href={`${base}/${paper}`} className={LINK}>
            {paper === "invoice" && hasInvoice ? "Invoice" : label}
          </a>
        </li>
      ))}
    </ul>
  );
}
