import type { ReactNode } from "react";

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  /** Why what is typed is refused, or `null`; the field refers to it by its id with `-problem`. */
  readonly problem?: string | null;
  readonly children: ReactNode;
}

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
