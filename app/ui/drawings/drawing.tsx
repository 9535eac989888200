import { type ReactNode, useId } from "react";

interface DrawingProps {
  readonly title: string;
  /** What the drawing shows, for who does not see it. */
  readonly description: string;
  /** Of the drawing's own units; it is 400 wide. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A workshop drawing: named, scaling, in the colors of the page. */
export function Drawing({ title, description, height, children }: DrawingProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 400 ${height}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
      fill="none"
      strokeWidth="1.25"
      className="h-auto w-full bg-white stroke-ink"
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {children}
    </svg>
  );
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
  readonly anchor?: "start" | "middle" | "end";
  /** Whether it names what is measured. */
  readonly strong?: boolean;
  readonly size?: number;
}

/** A word in a drawing. */
export function Label({ x, y, children, anchor = "middle", strong = false, size = 16 }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size}
      stroke="none"
      fontWeight={strong ? 600 : 400}
      className={strong ? "figures fill-oak-dark" : "figures fill-ink"}
    >
      {children}
    </text>
  );
}
