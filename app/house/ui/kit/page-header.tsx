import type { ReactNode } from "react";
import { Breadcrumb, type BreadcrumbProps } from "./breadcrumb";

interface PageHeaderProps {
  readonly title: string;
  /** The pages above this one, topmost first. */
  readonly crumbs?: BreadcrumbProps["crumbs"];
  /** At the right of the breadcrumb. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** The heading of a page of work: an order, a quote, an account, the office. Other pages begin with a banner. */
export function PageHeader({ title, crumbs, beside, children }: PageHeaderProps) {
  return (
    <header className={crumbs ? "wrap pt-1" : "wrap pt-6"}>
      {crumbs && (
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Breadcrumb crumbs={crumbs} />
          {beside}
        </div>
      )}
      <h1 tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      {children && <div className="mt-2 max-w-[40em] text-stone-700">{children}</div>}
    </header>
  );
}
