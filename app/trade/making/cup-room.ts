import { type DoorBuild, readBuild } from "~/trade/catalog/door-build";
import type { ProductSpecification } from "~/trade/catalog/product";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { readFixing } from "~/trade/measure/fixing";
import type { TenthsMm } from "~/trade/measure/millimeters";
import { BORING_DISTANCES, type BoringDistance, DEFAULT_BORING } from "~/trade/measure/piece";
import { CUP_DEPTH_TENTHS_MM, CUP_TENTHS_MM } from "./hinge-limits";
import { inchWords, tenthsMmWords } from "./hinge-words";
import { type HingedDoor, takesCups } from "./hinges";
import { JOINERY } from "./joinery";
import { rabbetOf } from "./making-glass";
import type { JudgedPiece, Rule } from "./making-rule";

/** What must remain of the wood behind a cup: 2 mm, so that 5/8 in stock can be bored. */
const BEHIND: TenthsMm = 20;

interface Inner {
  readonly what: string;
  readonly depth: number;
  /** 1 mm of wood if the panel stays in its groove; beside an open edge 3 mm, as at the edge of a door. */
  readonly clear: TenthsMm;
}

function innerOf(build: DoorBuild, specification: ProductSpecification): Inner | null {
  if (build.frame === "slab") return null;
  const rabbet = rabbetOf({ build, specification });
  if (rabbet > 0) return { what: "the rabbet for its glass", depth: rabbet, clear: 30 };
  if (build.frame === "one-piece") return { what: "its routed panel", depth: 0, clear: 30 };
  return { what: "its panel", depth: JOINERY.groove, clear: 10 };
}

function isClear(reach: TenthsMm, { stile }: DoorBuild, { depth, clear }: Inner): boolean {
  // A door's rails are as wide as its stiles, and an arched one is nowhere narrower.
  return (reach + clear) * CUP_UNITS.tenthMm <= (stile - depth) * CUP_UNITS.sixteenth;
}

function reachOf({ boring = DEFAULT_BORING, fixing }: Pick<HingedDoor, "boring" | "fixing">): TenthsMm {
  const holes = fixing ? readFixing(fixing) : null;
  const center = boring * 10 + CUP_TENTHS_MM / 2;
  return Math.max(boring * 10 + CUP_TENTHS_MM, holes ? Math.ceil(center + holes.offset + holes.diameter / 2) : 0);
}

const depthOf = ({ fixing }: Pick<HingedDoor, "fixing">): TenthsMm =>
  Math.max(CUP_DEPTH_TENTHS_MM, (fixing && readFixing(fixing)?.depth) || 0);

const isThickEnough = ({ thickness }: ProductSpecification, depth: TenthsMm) =>
  thickness <= 0 || (depth + BEHIND) * CUP_UNITS.tenthMm <= thickness * CUP_UNITS.sixteenth;

/** At the least boring distance, a cup is clear of the panel, and wood remains behind it. Unknown builds can. */
export function canBeBored(specification: ProductSpecification | null): boolean {
  if (!specification) return true;
  const build = readBuild(specification);
  const inner = innerOf(build, specification);
  const isRoom = !inner || isClear(reachOf({ boring: BORING_DISTANCES[0] }), build, inner);
  return isRoom && isThickEnough(specification, CUP_DEPTH_TENTHS_MM);
}

export function unboredText(specification: ProductSpecification | null): string {
  if (canBeBored(specification)) return "";
  const isThin = specification && !isThickEnough(specification, CUP_DEPTH_TENTHS_MM);
  return `Its ${isThin ? "stock is too thin" : "frame is too narrow"} for hinge cups: order its doors unbored, for butt hinges.`;
}

const clearBoring = (piece: JudgedPiece, build: DoorBuild, inner: Inner): BoringDistance | undefined =>
  BORING_DISTANCES.findLast((boring) => isClear(reachOf({ ...piece, boring }), build, inner));

function waysOut(piece: JudgedPiece, build: DoorBuild, inner: Inner): string {
  const nearer = clearBoring(piece, build, inner);
  const panel: Inner = { what: "", depth: JOINERY.groove, clear: 10 };
  const ways = [
    ...(piece.glass && isClear(reachOf(piece), build, panel) ? ["choose a panel in place of the glass"] : []),
    ...(nearer ? [`choose a boring distance of ${nearer} mm${nearer > BORING_DISTANCES[0] ? " or less" : ""}`] : []),
    "order the door unbored for butt hinges",
  ].join(", ");
  return `${ways.charAt(0).toUpperCase()}${ways.slice(1)}, or choose another style`;
}

const isBored = (piece: JudgedPiece) => piece.list === "doors" && piece.preBored === true && takesCups(piece);

export const CUP_ROOM_RULES: readonly Rule[] = [
  {
    id: "frame-cups",
    severity: "red",
    judge(piece) {
      const { build, specification } = piece;
      if (!build || !specification || !isBored(piece)) return null;
      const inner = innerOf(build, specification);
      if (!inner || isClear(reachOf(piece), build, inner)) return null;
      const [wide, reach] = [inchWords(build.stile), tenthsMmWords(reachOf(piece))];
      return {
        text: `The frame is too narrow for hinge cups: it is ${wide} wide, and they reach ${reach} from the edge, into ${inner.what}`,
        advice: waysOut(piece, build, inner),
      };
    },
  },
  {
    id: "thin-cups",
    severity: "red",
    judge(piece) {
      const { specification } = piece;
      if (!specification || !isBored(piece) || isThickEnough(specification, depthOf(piece))) return null;
      const [thick, deep] = [inchWords(specification.thickness), tenthsMmWords(depthOf(piece))];
      return {
        text: `The door is too thin for hinge cups: it is ${thick} thick, and they are ${deep} deep`,
        advice: "Order it unbored for butt hinges, or choose another style",
      };
    },
  },
];
