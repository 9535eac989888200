import type { ReactNode } from "react";

/** In a list of what waits. */
export const NOTHING_WAITS = "Nothing waits here.";

interface EmptyListProps {
  readonly title: string;
  /** The first thing to do. */
  readonly action?: ReactNode;
  /** How to find more. */
  readonly children?: string;
}

export function EmptyList({ title, action, children }: EmptyListProps) {
  return (
    <div>
      <p className="font-serif text-2xl">{title}</p>
      {children && <p className="mt-2">{children}</p>}
      {action && <p className="mt-4">{action}</p>}
    </div>
  );
}
