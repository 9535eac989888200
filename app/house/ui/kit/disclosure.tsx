import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface DisclosureProps {
  readonly id?: string;
  readonly summary: string;
  /** Whether it is open at first, such as around an error. */
  readonly isOpen?: boolean;
  /** Whether its text is printed even while it is closed. */
  readonly isPrinted?: boolean;
  /** Whether what it holds is as wide as the page, such as a table. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Text that opens below its summary: a native `<details>`, which needs no JavaScript and opens for find-in-page. */
export function Disclosure({
  id,
  summary,
  isOpen = false,
  isPrinted = false,
  isWide = false,
  children,
}: DisclosureProps) {
  return (
    <details
      id={id}
      open={isOpen || undefined}
      className={classNames("group border-b border-stone-300", isPrinted && "print-open")}
    >
      <FoldSummary>{summary}</FoldSummary>
      <div className={isWide ? "pb-5" : "max-w-[46em] space-y-3 pb-5 text-stone-700"}>{children}</div>
    </details>
  );
}

/** The summary of a `<details>` that is a `group`. */
export function FoldSummary({ children }: { readonly children: ReactNode }) {
  return (
    <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3 font-semibold">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span
        aria-hidden="true"
        className="font-serif text-2xl leading-none font-normal group-open:rotate-45 print:hidden"
      >
        +
      </span>
    </summary>
  );
}
