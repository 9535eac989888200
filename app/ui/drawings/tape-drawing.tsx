import { Drawing, Label } from "./drawing";

const LEFT = 30;
const INCH = 340;

/** How long the mark of a sixteenth is, by its fraction in lowest terms. */
function markLength(sixteenth: number): number {
  if (sixteenth % 16 === 0) return 84;
  if (sixteenth % 8 === 0) return 66;
  if (sixteenth % 4 === 0) return 50;
  return sixteenth % 2 === 0 ? 36 : 24;
}

/** One inch of a tape, enlarged: sixteen steps, longer marks for halves, quarters and eighths. */
export function TapeDrawing() {
  const marks = Array.from({ length: 17 }, (_, sixteenth) => ({
    sixteenth,
    x: LEFT + (INCH * sixteenth) / 16,
    length: markLength(sixteenth),
  }));
  return (
    <Drawing
      title="Reading a tape"
      description="One inch of a tape measure, enlarged. The longest marks are whole inches, then halves, quarters, eighths and sixteenths. A pointer stands at eleven sixteenths."
      height={230}
    >
      <rect x="10" y="40" width="380" height="120" className="fill-linen" />
      {marks.map(({ sixteenth, x, length }) => (
        <path key={sixteenth} d={`M${x} 40V${40 + length}`} strokeWidth={sixteenth % 8 === 0 ? 2 : 1.25} />
      ))}
      <Label x={LEFT + 12} y={148} anchor="start" size={22}>
        15
      </Label>
      <Label x={LEFT + INCH / 2} y={130}>
        1/2
      </Label>
      <Label x={LEFT + INCH / 4} y={114}>
        1/4
      </Label>
      <Label x={LEFT + (INCH * 3) / 4} y={114}>
        3/4
      </Label>
      <path d={`M${LEFT + (INCH * 11) / 16} 34l-7 -16h14z`} className="fill-oak stroke-oak" />
      <Label x={200} y={198} strong>
        15 11/16
      </Label>
      <Label x={200} y={220}>
        Count sixteenths past the last longer mark
      </Label>
    </Drawing>
  );
}
