interface PartLinksProps {
  /** What the parts are parts of, for the list's name. */
  readonly label: string;
  readonly parts: readonly { readonly text: string; readonly href: string }[];
  /** The part that is shown, from 1. */
  readonly current: number;
}

/** Links to the parts of a long document; nothing if it has only one. */
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

/** The query parameter for a page of a long paper. */
export const PAPER_PAGE = "page";

/** Which page of a paper is asked for, from 1; what is not a number counts as 1. */
export function readPaperPage(query: URLSearchParams): number {
  const typed = query.get(PAPER_PAGE) ?? "";
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1;
}
