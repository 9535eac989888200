import { Link } from "@remix-run/react";

interface BreadcrumbProps {
  /** Topmost first. */
  readonly crumbs: readonly { readonly name: string; readonly to: string }[];
  readonly current: string;
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
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
