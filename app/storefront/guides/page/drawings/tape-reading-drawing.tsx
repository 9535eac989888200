import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";
import { markLength, Tape } from "~/house/ui/drawing/tape";

const [LEFT, TOP, INCH] = [24, 66, 352] as const;
const at = (sixteenth: number) => LEFT + (INCH * sixteenth) / 16;
const NAMED = [
  { sixteenth: 1, fraction: "1/16" },
  { sixteenth: 2, fraction: "1/8" },
  { sixteenth: 4, fraction: "1/4" },
  { sixteenth: 8, fraction: "1/2" },
] as const;

/** An inch of a tape in sixteenths, with an arrow at 11/16. */
export function TapeReadingDrawing() {
  return (
    <Drawing
      name="tape-reading"
      title="Reading a tape"
      description="One inch of a tape, enlarged and divided into sixteenths. The half-inch mark is the longest, then come quarters, eighths and sixteenths. An arrow points at the eleventh mark: a half, an eighth and a sixteenth make 11/16."
      height={272}
    >
      <Tape x={LEFT} y={TOP} inch={INCH} height={132} />
      {NAMED.map(({ sixteenth, fraction }) => (
        <Words key={fraction} x={at(sixteenth)} y={TOP + markLength(sixteenth) + 18}>
          {fraction}
        </Words>
      ))}
      <path d={`M${at(11)} ${TOP}V${TOP + markLength(11)}`} strokeWidth="3" className="fill-none stroke-oak" />
      <path d={`M${at(11)} ${TOP - 2}l-7 -14h14z`} className="fill-oak" />
      <Dimension from={[LEFT, 32]} to={[at(11), 32]} label="11/16" witness={34} />
      <Words x={200} y={230} strong>
        1/2 + 1/8 + 1/16 = 11/16
      </Words>
      <Words x={200} y={256}>
        The longer the mark, the coarser the step
      </Words>
    </Drawing>
  );
}
