import type { ReactNode } from "react";

interface WordsProps {
  readonly x: number;
  /** The baseline; to center words on a height, pass that height plus 5.5. */
  readonly y: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly size?: number;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** Words or figures in a drawing. */
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
