import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";
import { inchWords } from "~/trade/making/hinge-words";
import { sizeWords } from "~/trade/making/making-words";
import { DoorFace } from "./door-face";
import { frontDescription, handleWords, hingedWords, kindOf, metricWords } from "./drawing-words";
import { type DrawnPiece, drawnSizeOf, drawnSpanOf, hingesOf, leavesOf, PAIR_GAP, scaleToFit } from "./drawn-piece";
import { layOutFace } from "./face-layout";
import { HandleMarks } from "./handle-marks";
import { GrainLines, SideDimension } from "./pane";

const BOX = { width: 230, height: 300 } as const;
const [MIDDLE, TOP] = [205, 64];

export function FrontDrawing({ name, ...drawn }: DrawnPiece & { readonly name: string }) {
  const size = drawnSizeOf(drawn);
  const leaves = leavesOf(hingesOf(drawn).hinge);
  const span = drawnSpanOf(drawn);
  const unit = scaleToFit({ width: span, height: size.height }, BOX);
  const layout = layOutFace(drawn.list, size, drawn.specification);
  const [width, height] = [size.width * unit, size.height * unit];
  const left = MIDDLE - (span * unit) / 2;
  const [right, bottom] = [left + span * unit, TOP + height];
  const isFramed = layout.panes.length > 0 && layout.hasTrueFrame;
  const words = bottom + (isFramed ? 70 : 40);
  const hinged = hingedWords(drawn);
  const { centerRail: railAt } = size;
  const handle = handleWords(drawn);
  const title = `Front of the ${kindOf(drawn.list)}`;
  return (
    <Drawing
      name={name}
      title={title}
      description={frontDescription(drawn)}
      height={Math.ceil(words + (handle ? 58 : 36))}
    >
      <GrainLines name={name} />
      {leaves.map((hinge, index) => (
        <DoorFace
          key={hinge ?? "open"}
          x={left + index * (size.width + PAIR_GAP) * unit}
          y={TOP}
          unit={unit}
          layout={layout}
          name={name}
          hinge={hinge}
        />
      ))}
      {leaves.map((hinge, index) => (
        <HandleMarks
          key={hinge ?? "open"}
          drawn={drawn}
          hinge={hinge}
          x={left + index * (size.width + PAIR_GAP) * unit}
          y={TOP}
          unit={unit}
        />
      ))}
      {railAt !== undefined && isFramed && (
        <SideDimension
          from={[right + 24, bottom - railAt * unit]}
          to={[right + 24, bottom]}
          label={inchWords(railAt)}
          witness={-20}
        />
      )}
      <SideDimension from={[left, 38]} to={[left + width, 38]} label={inchWords(size.width)} witness={20} />
      <SideDimension from={[left - 42, TOP]} to={[left - 42, bottom]} label={inchWords(size.height)} witness={36} />
      {isFramed && (
        <>
          <Dimension
            from={[left, bottom + 24]}
            to={[left + layout.stile * unit, bottom + 24]}
            label={inchWords(layout.stile)}
            place="right"
            witness={-20}
            outside
          />
          {railAt === undefined && (
            <Dimension
              from={[right + 20, bottom - layout.rail * unit]}
              to={[right + 20, bottom]}
              label={inchWords(layout.rail)}
              place="right"
              witness={-16}
              outside
            />
          )}
        </>
      )}
      <Words x={200} y={words} strong>
        {`Front, ${sizeWords(size)}${leaves.length > 1 ? " each" : ""}${hinged ? `, ${hinged}` : ""}`}
      </Words>
      <Words x={200} y={words + 22}>
        {metricWords(drawn)}
      </Words>
      {handle && (
        <Words x={200} y={words + 44}>
          {handle}
        </Words>
      )}
    </Drawing>
  );
}
