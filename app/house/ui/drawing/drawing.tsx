import type { ReactNode } from "react";

interface DrawingProps {
  /** The prefix of every id in the drawing, unique among all drawings. */
  readonly name: string;
  readonly title: string;
  /** The text alternative: what the drawing shows. */
  readonly description: string;
  /** In the drawing's own units; it is 400 units wide. */
  readonly height: number;
  readonly children: ReactNode;
}

export function Drawing({ name, title, description, height, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 400 ${height}`}
      role="img"
      aria-labelledby={`${name}-title ${name}-desc`}
      className="h-auto w-full"
    >
      <title id={`${name}-title`}>{title}</title>
      <desc id={`${name}-desc`}>{description}</desc>
      <rect width="400" height={height} className="fill-white" />
      {children}
    </svg>
  );
}

interface WordsProps {
  readonly x: number;
  /** The baseline; to center words on a height, pass that height plus 5.5. */
  readonly y: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly size?: number;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

export function Words({ x, y, anchor = "middle", size = 16, strong = false, children }: WordsProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size}
      fontWeight={strong ? 600 : 400}
      className="figures fill-ink font-sans"
    >
      {children}
    </text>
  );
}
