import { CUP_TENTHS_MM } from "~/trade/making/hinge-limits";
import { cupWords } from "~/trade/making/hinge-words";
import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { type HingeStrip, SECTION } from "../hinge-strip";

/** Units of a millimeter; the drawing itself is in millimeters. */
const PER_MM = CUP_UNITS.tenthMm * 10;
const WIDTH = 58;
const LENGTH = SECTION / PER_MM;
const RADIUS = CUP_TENTHS_MM / 20;

const mm = (units: CupUnits) => units / PER_MM;
const rounded = (length: number) => Math.round(length * 1000) / 1000;

/** The marks of one side of the ruler: a longer one at every fourth, the longest at every whole. */
function ticks(start: CupUnits, step: CupUnits, whole: number, x: number, way: 1 | -1, y: (at: CupUnits) => number) {
  const first = Math.ceil(start / step);
  const last = Math.floor((start + SECTION) / step);
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const mark = first + n;
    const reach = mark % whole === 0 ? 7 : mark % (whole / 2) === 0 ? 5 : mark % (whole / 4) === 0 ? 3.5 : 2.2;
    return `M${x} ${rounded(y(mark * step))}h${way * reach}`;
  }).join("");
}

interface StripSectionProps {
  readonly strip: HingeStrip;
  readonly index: number;
}

/**
 * One section of a strip at full size: its long edge goes on the hinge edge of the door. Sixteenths are along that
 * edge, millimeters along the other.
 */
export function StripSection({ strip, index }: StripSectionProps) {
  const { from, side, cups, inset, fixing } = strip;
  const start = index * SECTION;
  const y = (at: CupUnits) => rounded(from === "top" ? mm(at - start) : LENGTH - mm(at - start));
  // Seen from behind, a door that is hinged left has its hinges at the right.
  const isRight = side === "left";
  const x = (deep: number) => rounded(isRight ? WIDTH - deep : deep);
  const edge = x(0);
  const inward = isRight ? -1 : 1;
  const labels = (step: CupUnits) => {
    const first = Math.ceil((start + 1) / step);
    return Array.from(
      { length: Math.max(Math.floor((start + SECTION - 1) / step) - first + 1, 0) },
      (_, n) => first + n,
    );
  };
  const near = cups.filter((at) => mm(at - start) > -RADIUS && mm(at - start) < LENGTH + RADIUS);
  const holes = near.flatMap((at) =>
    fixing
      ? [-1, 1].map((turn) => ({
          at: at + (turn * fixing.spacing * CUP_UNITS.tenthMm) / 2,
          deep: mm(inset) + fixing.offset / 10,
        }))
      : [],
  );
  return (
    <svg
      width={`${WIDTH}mm`}
      height={`${LENGTH}mm`}
      viewBox={`0 0 ${WIDTH} ${LENGTH}`}
      role="img"
      aria-label={`Strip ${index + 1} of ${strip.sections}: ${index * 8} to ${index * 8 + 8} in from the ${from}`}
      className="strip-section max-w-none shrink-0"
    >
      <rect
        x="0.1"
        y="0.1"
        width={WIDTH - 0.2}
        height={LENGTH - 0.2}
        strokeWidth="0.2"
        className="fill-white stroke-stone-500"
      />
      <path d={`M${edge} 0V${LENGTH}`} strokeWidth="1.2" className="fill-none stroke-ink" />
      {near.map((at) => (
        <g key={at} className="fill-none stroke-ink" strokeWidth="0.3">
          <circle data-cup={at} cx={x(mm(inset))} cy={y(at)} r={RADIUS} />
          <path
            d={`M${rounded(x(mm(inset)) - 21)} ${y(at)}h42M${x(mm(inset))} ${rounded(y(at) - 4)}v8`}
            className="stroke-oak"
          />
        </g>
      ))}
      {holes.map(({ at, deep }) => (
        <circle
          key={at}
          cx={x(deep)}
          cy={y(at)}
          r={(fixing?.diameter ?? 0) / 20}
          strokeWidth="0.3"
          className="fill-none stroke-ink"
        />
      ))}
      <path
        d={ticks(start, CUP_UNITS.sixteenth, 16, edge, inward, y)}
        strokeWidth="0.15"
        className="fill-none stroke-ink"
      />
      <path
        d={ticks(start, PER_MM, 10, x(WIDTH), isRight ? 1 : -1, y)}
        strokeWidth="0.15"
        className="fill-none stroke-ink"
      />
      <text
        x={WIDTH / 2}
        y={from === "top" ? 3.5 : LENGTH - 1.5}
        fontSize="2.5"
        textAnchor="middle"
        className="figures fill-ink font-sans"
      >
        Strip {index + 1} of {strip.sections}, this end {from === "top" ? "up" : "down"}
      </text>
      {labels(16 * CUP_UNITS.sixteenth).map((inch) => (
        <text
          key={inch}
          x={x(11)}
          y={rounded(y(inch * 16 * CUP_UNITS.sixteenth) + 1.3)}
          fontSize="4"
          textAnchor="middle"
          className="figures fill-ink font-sans"
        >
          {inch}
        </text>
      ))}
      {labels(10 * PER_MM).map((centimeter) => (
        <text
          key={centimeter}
          x={x(WIDTH - 10)}
          y={rounded(y(centimeter * 10 * PER_MM) + 1)}
          fontSize="3"
          textAnchor="middle"
          className="figures fill-ink font-sans"
        >
          {centimeter * 10}
        </text>
      ))}
      {near
        .filter((at) => at >= start && at < start + SECTION)
        .map((at) => (
          <text
            key={at}
            x={x(mm(inset))}
            y={rounded(y(at) - 2)}
            fontSize="4"
            textAnchor="middle"
            fontWeight="600"
            className="figures fill-ink font-sans"
          >
            {cupWords(at)}
          </text>
        ))}
    </svg>
  );
}
