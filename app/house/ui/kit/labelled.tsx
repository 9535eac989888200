import type { ReactNode } from "react";

interface LabelledProps {
  /** The id of the field. */
  readonly id: string;
  readonly label: string;
  /** Why what is typed is refused, or `null`; the field refers to it by its id with `-problem`. */
  readonly problem?: string | null;
  readonly children: ReactNode;
}

/** A field below its label, with the reason if it is refused. */
export function Labelled({ id, label, problem = null, children }: LabelledProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children}
      {problem !== null && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-signal">
          {problem}
        </p>
      )}
    </div>
  );
}
