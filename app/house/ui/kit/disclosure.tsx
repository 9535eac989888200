import type { ReactNode } from "react";

interface DisclosureProps {
  readonly id?: string;
  readonly summary: string;
  readonly children: ReactNode;
  /** Whether it is open at first, such as around an error. */
  readonly isOpen?: boolean;
}

/** Text that opens below its summary: a native `<details>`, which needs no JavaScript and opens for find-in-page. */
export function Disclosure({ id, summary, children, isOpen }: DisclosureProps) {
  return (
    <details id={id} open={isOpen} className="group border-b border-stone-300">
      <FoldSummary>{summary}</FoldSummary>
      <div className="max-w-[46em] space-y-3 pb-5 text-stone-700">{children}</div>
    </details>
  );
}

/** The summary of a `<details>` that is a `group`. */
export function FoldSummary({ children }: { readonly children: ReactNode }) {
  return (
    <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3 font-semibold">
      {children}
      <span aria-hidden="true" className="font-serif text-2xl leading-none font-normal group-open:rotate-45">
        +
      </span>
    </summary>
  );
}
