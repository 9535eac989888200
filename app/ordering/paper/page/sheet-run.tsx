import type { ReactNode } from "react";

interface SheetRunProps {
  /** What each sheet of paper of the run says at its top: order, revision, style. */
  readonly head: string;
  readonly children: ReactNode;
}

/** Pages of a document that begin with the same line; the run itself begins on a new page. */
export function SheetRun({ head, children }: SheetRunProps) {
  return (
    <section aria-label={head} className="sheet-run mb-8">
      <p className="sheet-run-head text-xs font-semibold wrap-anywhere">{head}</p>
      <div>{children}</div>
    </section>
  );
}
