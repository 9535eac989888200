import { Words } from "./drawing";

interface LeaderProps {
  readonly at: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly side: "left" | "right" | "above" | "below";
  readonly label: string;
}

export function Leader({ at: [x, y], to: [tx, ty], side, label }: LeaderProps) {
  const words = {
    left: { x: tx - 6, y: ty + 5.5, anchor: "end" },
    right: { x: tx + 6, y: ty + 5.5, anchor: "start" },
    above: { x: tx, y: ty - 7, anchor: "middle" },
    below: { x: tx, y: ty + 18, anchor: "middle" },
  } as const;
  return (
    <g>
      <path d={`M${x} ${y}L${tx} ${ty}`} className="fill-none stroke-stone-500" />
      <circle cx={x} cy={y} r="2.5" className="fill-ink" />
      <Words {...words[side]}>{label}</Words>
    </g>
  );
}
