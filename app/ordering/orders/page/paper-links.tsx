const PAPERS = [
  { paper: "confirmation", label: "Confirmation" },
  { paper: "invoice", label: "Payment details" },
  { paper: "cut-list", label: "Cut list" },
  { paper: "labels", label: "Labels" },
] as const;

interface PaperLinksProps {
  readonly base: string;
  readonly hasInvoice?: boolean;
  readonly isFree?: boolean;
}

/**
 * Links to the documents of an order.
 *
 * @param props.base the path that their addresses begin with
 * @param props.hasInvoice whether the shop has made the order's invoice
 * @param props.isFree whether there is nothing to pay, as for a remake
 */
export function PaperLinks({ base, hasInvoice = false, isFree = false }: PaperLinksProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 print:hidden">
      {PAPERS.filter(({ paper }) => paper !== "invoice" || !isFree).map(({ paper, label }) => (
        <li key={paper}>
          <a href={`${base}/${paper}`} className="link-tall">
            {paper === "invoice" && hasInvoice ? "Invoice" : label}
          </a>
        </li>
      ))}
    </ul>
  );
}
