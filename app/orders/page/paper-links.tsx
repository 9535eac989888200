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
 */
export function PaperLinks({ base }: { readonly base: string }) {
  return (
    <ul className="flex flex-wrap gap-x-6 print:hidden">
      {PAPERS.map(({ paper, label }) => (
        <li key={paper}>
          <a href={`${base}/${paper}`} className={LINK}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
