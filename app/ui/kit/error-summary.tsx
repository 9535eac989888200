import type { RefObject } from "react";

export interface ErrorLine {
  readonly text: string;
  /** The id of the field at fault; a line without one is plain text. */
  readonly fieldId?: string;
}

interface ErrorSummaryProps {
  readonly lines: readonly ErrorLine[];
  readonly summaryRef?: RefObject<HTMLDivElement>;
}

/** A page has one summary of errors: that of the form that was sent last. */
const HEADING_ID = "error-summary-heading";

/**
 * All that is wrong with a form, at its top, under the heading of section 5; each line leads to its field. Focus it when
 * it appears.
 */
export function ErrorSummary({ lines, summaryRef }: ErrorSummaryProps) {
  return (
    <div
      ref={summaryRef}
      tabIndex={-1}
      role="alert"
      // The focus reads it. What is cured later leaves without a word.
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
              <a href={`#${line.fieldId}`} className="inline-block py-1 underline underline-offset-4">
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
