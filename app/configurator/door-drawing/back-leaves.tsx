import type { HingeSide } from "~/trade/measure/piece";
import { DoorFace } from "./door-face";
import { planOf } from "./drawing-words";
import { type DrawnPiece, hingesOf, leavesOf, PAIR_GAP, sizeOf } from "./drawn-piece";
import { backOf, layOut } from "./face-layout";
import { HandleMarks } from "./handle-marks";
import { HingeCups, type HingeHoles, hingeHoles } from "./hinge-cups";

/** How far beyond the end of a door a cup outside of it is drawn, in drawing units. */
export const BEYOND = 12;

/** One door of a back. */
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
  const size = sizeOf(drawn);
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
  /** The prefix of the ids of the drawing's grain. */
  readonly name: string;
  readonly leaves: readonly BackLeaf[];
  /** The indexes of the cups that cannot be bored where they are. */
  readonly misplaced: ReadonlySet<number>;
}

/** The doors of a piece from behind, with their hinge cups and handle holes. */
export function BackLeaves({ drawn, name, leaves, top, unit, misplaced }: BackLeavesProps) {
  const layout = backOf(layOut(drawn.list, sizeOf(drawn), drawn.specification));
  const { fixing, preBored } = hingesOf(drawn);
  return leaves.map(({ hinge, x, holes }) => (
    <g key={hinge ?? "open"}>
      <DoorFace x={x} y={top} unit={unit} layout={layout} name={name} />
      <HandleMarks drawn={drawn} hinge={hinge} x={x} y={top} unit={unit} isBack />
      <HingeCups holes={holes} fixing={fixing} unit={unit} isBored={preBored} misplaced={misplaced} />
    </g>
  ));
}
