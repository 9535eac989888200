import { Link } from "@remix-run/react";

export interface BreadcrumbProps {
  /** Topmost first. */
  readonly crumbs: readonly { readonly name: string; readonly to: string }[];
  /** The page itself; absent where its title follows. */
  readonly current?: string;
}

export function Breadcrumb({ crumbs, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, to }) => (
          <li key={to} className="flex items-center gap-x-2">
            <Link to={to} className="link-tall">
              {name}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        {current && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
