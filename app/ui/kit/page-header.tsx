import type { ReactNode } from "react";

interface PageHeaderProps {
  readonly title: string;
  /** What the page is for, in a sentence or two. */
  readonly children?: ReactNode;
}

/** The band at the top of a page with its one h1. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <header className="border-b border-stone-300 bg-linen">
      <div className="wrap py-12 md:py-16">
        <h1 tabIndex={-1} className="text-4xl md:text-6xl">
          {title}
        </h1>
        {children && <div className="mt-4 max-w-[40em] text-lg text-stone-700">{children}</div>}
      </div>
    </header>
  );
}
