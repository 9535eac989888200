import type { ReactNode } from "react";

interface PageBannerProps {
  readonly title: string;
  /** What the page is about, below the band. */
  readonly children?: ReactNode;
}

/** The top of a page for visitors: a band with its heading, at most 120 px high with two lines, and its first words. */
export function PageBanner({ title, children }: PageBannerProps) {
  return (
    <>
      <header className="border-b border-stone-300 bg-linen">
        <div className="wrap flex min-h-20 items-center py-4 md:min-h-28 print:min-h-0">
          <h1 tabIndex={-1} className="text-3xl md:text-4xl">
            {title}
          </h1>
        </div>
      </header>
      {children && (
        <div className="wrap pt-5 md:pt-8">
          <div className="max-w-[46em] text-stone-700 md:text-lg">{children}</div>
        </div>
      )}
    </>
  );
}
