import type { ReactNode } from "react";

interface SheetHeadingProps {
  /** The title of the document. */
  readonly title: string;
  readonly job: string;
  /** The business that issues the document. */
  readonly issuer: string;
  /** Its dates. */
  readonly children: ReactNode;
}

/** The heading of a document: title, job, issuer and dates. */
export function SheetHeading({ title, job, issuer, children }: SheetHeadingProps) {
  return (
    <div className="paper-head mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b border-black pb-2">
      <div className="min-w-0">
        <p className="font-serif text-2xl leading-tight wrap-anywhere">{title}</p>
        {job && <p className="wrap-anywhere">{job}</p>}
      </div>
      <div className="max-w-full sm:text-right">
        <p className="font-serif text-lg leading-tight">{issuer}</p>
        {children}
      </div>
    </div>
  );
}
