import { Dimension } from "~/house/ui/drawing/dimension";

interface SideDimensionProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly label: string;
  readonly witness: number;
}

/** The shortest line that has room for its figure. */
const room = (label: string, upright: boolean) => (upright ? 56 : label.length * 8.2 + 44);

/** The dimension of a piece's width or height; its figure is outside if the side is too short. */
export function SideDimension({ from, to, label, witness }: SideDimensionProps) {
  const upright = from[0] === to[0];
  const length = upright ? to[1] - from[1] : to[0] - from[0];
  const isShort = length < room(label, upright);
  return (
    <Dimension
      from={from}
      to={to}
      label={label}
      witness={witness}
      outside={isShort}
      place={isShort ? (upright ? "above" : "right") : "within"}
    />
  );
}
