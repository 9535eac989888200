import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";
import { inchWords, tenthsMmWords } from "~/trade/making/hinge-words";
import type { MisplacedCup } from "~/trade/making/misplaced-cups";
import type { HingeSide } from "~/trade/measure/piece";
import { CupLabels } from "./cup-labels";
import { DoorFace } from "./door-face";
import { backDescription, backWords, kindOf, planOf } from "./drawing-words";
import { type DrawnPiece, drawnSizeOf, drawnSpanOf, hingesOf, leavesOf, PAIR_GAP, scaleToFit } from "./drawn-piece";
import { backOf, layOutFace } from "./face-layout";
import { HandleMarks } from "./handle-marks";
import { HingeCups, type HingeHoles, hingeHoles } from "./hinge-cups";
import { GrainLines, SideDimension } from "./pane";

/** Where a back is on its sheet: with room for figures at its hinges, and for its height on the opposite side. */
const PLACES = {
  right: { box: { width: 190, height: 300 }, middle: 183, top: 64, height: -42 },
  left: { box: { width: 190, height: 300 }, middle: 217, top: 64, height: 42 },
  above: { box: { width: 200, height: 240 }, middle: 190, top: 196, height: -42 },
} as const;

interface BackDrawingProps extends DrawnPiece {
  readonly name: string;
  readonly misplaced: readonly MisplacedCup[];
}

/** A piece from behind with its hinge cups; left and right are swapped. */
export function BackDrawing({ name, misplaced, ...drawn }: BackDrawingProps) {
  const size = drawnSizeOf(drawn);
  const { hinge } = hingesOf(drawn);
  const plan = planOf(drawn);
  const wrong = new Set(misplaced.map(({ index }) => index));
  const side = hinge === "top" ? "above" : hinge === "right" ? "left" : "right";
  const place = PLACES[side];
  const span = drawnSpanOf(drawn);
  const unit = scaleToFit({ width: span, height: size.height }, place.box);
  const left = place.middle - (span * unit) / 2;
  const [right, bottom] = [left + span * unit, place.top + size.height * unit];
  const leaves = leavesFromBehind(drawn, { left, top: place.top, unit });
  const labeled = (leaves.at(-1)?.holes ?? []).map(({ cup }) => cup);
  const [first] = labeled;
  const heightAt = place.height < 0 ? left + place.height : right + place.height;
  /** Where the door ends, or a cup that is drawn beyond it. */
  const low = labeled.some(({ y }) => y > bottom) ? bottom + 2 * BEYOND : bottom;
  const words = low + (side === "above" ? 74 : 70);
  const widthAt = side === "above" ? bottom + 26 : 38;
  return (
    <Drawing
      name={name}
      title={`Back of the ${kindOf(drawn.list)}`}
      description={backDescription(drawn, misplaced)}
      height={Math.ceil(words + 36)}
    >
      <GrainLines name={name} />
      <BackLeaves drawn={drawn} name={name} leaves={leaves} top={place.top} unit={unit} misplaced={wrong} />
      <SideDimension
        from={[left, widthAt]}
        to={[left + size.width * unit, widthAt]}
        label={inchWords(size.width)}
        witness={side === "above" ? -22 : 20}
      />
      <SideDimension
        from={[heightAt, place.top]}
        to={[heightAt, bottom]}
        label={inchWords(size.height)}
        witness={place.height < 0 ? 36 : -36}
      />
      {plan && first && (
        <>
          <CupLabels
            plan={plan}
            centers={labeled}
            place={side}
            edge={side === "above" ? place.top : side === "left" ? left : right}
            misplaced={wrong}
          />
          {side === "above" ? (
            <Dimension
              from={[right + 26, place.top]}
              to={[right + 26, first.y]}
              label={tenthsMmWords(plan.cupCenterTenthsMm)}
              place="right"
              witness={-22}
              outside
            />
          ) : (
            <Dimension
              from={[side === "left" ? left : first.x, low + 24]}
              to={[side === "left" ? first.x : right, low + 24]}
              label={tenthsMmWords(plan.cupCenterTenthsMm)}
              place={side === "left" ? "right" : "left"}
              witness={-20}
              outside
            />
          )}
        </>
      )}
      {backWords(drawn).map((line, index) => (
        <Words key={line} x={200} y={words + 22 * index} strong={index === 0}>
          {line}
        </Words>
      ))}
    </Drawing>
  );
}

/** How far beyond the end of a door a cup outside of it is drawn, in drawing units. */
const BEYOND = 12;

interface BackLeaf {
  readonly hinge: HingeSide | undefined;
  /** Its left edge, in drawing units. */
  readonly x: number;
  readonly holes: readonly HingeHoles[];
}

interface BackPlace {
  /** The upper left corner, in drawing units. */
  readonly left: number;
  readonly top: number;
  /** Drawing units per sixteenth of an inch. */
  readonly unit: number;
}

/** The doors of a piece as they are seen from behind, left and right swapped, with their holes in drawing units. */
export function leavesFromBehind(drawn: DrawnPiece, { left, top, unit }: BackPlace): BackLeaf[] {
  const size = drawnSizeOf(drawn);
  const { hinge, fixing } = hingesOf(drawn);
  const plan = planOf(drawn);
  return [...leavesOf(hinge)].reverse().map((leaf, index) => {
    const x = left + index * (size.width + PAIR_GAP) * unit;
    const onSheet = (hole: { readonly x: number; readonly y: number }) => {
      return { x: Math.round((x + hole.x * unit) * 100) / 100, y: top + hole.y * unit };
    };
    const found = plan ? hingeHoles(plan, size, { hinge: leaf, fixing, beyond: BEYOND / unit }) : [];
    const holes = found.map(({ cup, fixings }) => ({ cup: onSheet(cup), fixings: fixings.map(onSheet) }));
    return { hinge: leaf, x, holes };
  });
}

interface BackLeavesProps extends Pick<BackPlace, "top" | "unit"> {
  readonly drawn: DrawnPiece;
  readonly name: string;
  readonly leaves: readonly BackLeaf[];
  /** The indexes of the cups that cannot be bored where they are. */
  readonly misplaced: ReadonlySet<number>;
}

export function BackLeaves({ drawn, name, leaves, top, unit, misplaced }: BackLeavesProps) {
  const layout = backOf(layOutFace(drawn.list, drawnSizeOf(drawn), drawn.specification));
  const { fixing, preBored } = hingesOf(drawn);
  return leaves.map(({ hinge, x, holes }) => (
    <g key={hinge ?? "open"}>
      <DoorFace x={x} y={top} unit={unit} layout={layout} name={name} />
      <HandleMarks drawn={drawn} hinge={hinge} x={x} y={top} unit={unit} isBack />
      <HingeCups holes={holes} fixing={fixing} unit={unit} isBored={preBored} misplaced={misplaced} />
    </g>
  ));
}
