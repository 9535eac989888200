import type { RefObject } from "react";

interface ErrorLine {
  readonly text: string;
  /** The id of the field with the error; a line without one is plain text. */
  readonly fieldId?: string;
}

interface ErrorSummaryProps {
  readonly lines: readonly ErrorLine[];
  readonly summaryRef?: RefObject<HTMLDivElement>;
}

/** One id is enough: a page has only one error summary, for the form that was sent last. */
const HEADING_ID = "error-summary-heading";

/** The heading is fixed (specification, section 5). Focus the summary when it appears. */
export function ErrorSummary({ lines, summaryRef }: ErrorSummaryProps) {
  return (
    <div
      ref={summaryRef}
      tabIndex={-1}
      role="alert"
      // The focus makes a screen reader read it. Errors that are corrected later disappear silently.
      aria-live="off"
      aria-labelledby={HEADING_ID}
      className="border-2 border-signal bg-white px-5 py-4 focus-visible:outline-none"
    >
      <h2 id={HEADING_ID} className="font-sans text-lg font-semibold">
        Please fix the following errors:
      </h2>
      <ul className="mt-2 space-y-1">
        {lines.map((line) => (
          <li key={line.fieldId ?? line.text} className="text-signal">
            {line.fieldId ? (
              <a href={`#${line.fieldId}`} className="link-padded">
                {line.text}
              </a>
            ) : (
              line.text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
