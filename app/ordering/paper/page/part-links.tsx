interface PartLinksProps {
  readonly label: string;
  readonly parts: readonly { readonly text: string; readonly href: string }[];
  readonly current: number;
}

export function PartLinks({ label, parts, current }: PartLinksProps) {
  if (parts.length === 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6">
        {parts.map(({ text, href }, index) => (
          <li key={href}>
            <a href={href} aria-current={index + 1 === current ? "page" : undefined} className="link-tall">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const PAPER_PAGE = "page";

/** Which page of a paper to show, from 1; what is not a number counts as 1. */
export function readPaperPage(query: URLSearchParams): number {
  const typed = query.get(PAPER_PAGE) ?? "";
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1;
}
