import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Whether it is one line above a page of work, as on admin pages. */
  readonly isPlain?: boolean;
}

export function PageHeader({ title, children, isPlain = false }: PageHeaderProps) {
  return (
    <header className={isPlain ? undefined : "border-b border-stone-300 bg-linen"}>
      <div className={isPlain ? "wrap pt-6" : "wrap py-12 md:py-16"}>
        <h1 tabIndex={-1} className={isPlain ? "text-3xl" : "text-4xl md:text-6xl"}>
          {title}
        </h1>
        {children && (
          <div className={classNames("max-w-[40em] text-stone-700", isPlain ? "mt-2" : "mt-4 text-lg")}>{children}</div>
        )}
      </div>
    </header>
  );
}
