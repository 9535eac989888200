import type { ReactNode } from "react";

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The heading of a page of work: an order, a quote, an account, the office. Other pages begin with a banner. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <header className="wrap pt-6">
      <h1 tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      {children && <div className="mt-2 max-w-[40em] text-stone-700">{children}</div>}
    </header>
  );
}
