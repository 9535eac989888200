import { Drawing, Label } from "./drawing";

const DOORS = [
  { inches: 40, hinges: 2 },
  { inches: 60, hinges: 3 },
  { inches: 80, hinges: 4 },
  { inches: 100, hinges: 5 },
] as const;

const FLOOR = 250;

/** How many hinges a door takes by its height. */
export function HingeCountDrawing() {
  return (
    <Drawing
      title="Hinges by height"
      description="Four doors: two hinges up to forty inches high, three up to sixty, four up to eighty, five up to a hundred."
      height={300}
    >
      {DOORS.map(({ inches, hinges }, index) => {
        const x = 26 + index * 94;
        const height = inches * 2.25;
        const top = FLOOR - height;
        const step = (height - 32) / (hinges - 1);
        return (
          <g key={inches}>
            <rect x={x} y={top} width="62" height={height} className="fill-linen" />
            {Array.from({ length: hinges }, (_, hinge) => top + 16 + hinge * step).map((y) => (
              <circle key={y} cx={x + 12} cy={y} r="6" className="fill-oak stroke-oak" />
            ))}
            <Label x={x + 40} y={FLOOR - height / 2 + 8} strong size={24}>
              {hinges}
            </Label>
            <Label x={x + 31} y={FLOOR + 22}>{`to ${inches} in`}</Label>
          </g>
        );
      })}
      <path d={`M10 ${FLOOR}H390`} />
      <Label x={200} y={292} size={14}>
        Heavy doors: count by weight too, take the larger
      </Label>
    </Drawing>
  );
}
