import type { Sixteenths } from "~/trade/measure/measure";
import type { GrainChoice, PieceList } from "~/trade/measure/piece";
import type { ProductSpecification } from "./product";
import type { Grain } from "./style-facts";

/** How a style is built, read from the words and figures of its specification; all widths in sixteenths of an inch. */
export interface DoorBuild {
  /** How the frame is joined; `one-piece` is cut from one board, `slab` has no frame. */
  readonly frame: "five-piece" | "mitered" | "one-piece" | "slab";
  /** What fills the frame; `none` for a slab. */
  readonly panel: "solid" | "mdf" | "beadboard" | "glass" | "none";
  /** Whether the field of the panel is flat or raised. */
  readonly profile: "flat" | "raised";
  /** How far the top rail of a door is arched; 0 for a straight one. Drawer fronts are made square. */
  readonly rise: Sixteenths;
  /** Face width of the stiles and of a door's rails; 0 for a slab. */
  readonly stile: Sixteenths;
  /** Face width of a drawer front's rails; 0 for a slab. */
  readonly drawerRail: Sixteenths;
  /** Whether stiles and rails, or a slab's face, show wood grain. */
  readonly grain: boolean;
  /** Whether the panel, or the slab itself, is solid wood or glued veneer, whose grain must run one way. */
  readonly panelGrain: boolean;
  /** Which way the grain of drawer fronts runs. */
  readonly drawerGrain: Grain;
}

/** Drawer fronts have narrower rails than doors, so that a low front shows its panel: 1 1/2 in. */
export const DRAWER_RAIL: Sixteenths = 24;

/** How far an arch rises if its style does not say: 1 1/2 in. */
const RISE: Sixteenths = 24;

/** Boards that have no grain and do not move with the seasons. */
const ENGINEERED = /mdf|hdf|fib(?:er|re)board|thermofoil|laminate|melamine|acrylic|polymer/;
const VENEER = /veneer|plywood/;

const has = (text: string, ...words: string[]) => words.some((word) => text.includes(word));

function frameOf(construction: string, stile: Sixteenths, { workshop }: ProductSpecification): DoorBuild["frame"] {
  if (stile === 0 || has(construction, "slab")) return "slab";
  if (has(construction, "one-piece", "one piece", "routed")) return "one-piece";
  const isMitered = workshop?.joint ? workshop.joint === "miter" : has(construction, "miter", "mitre");
  return isMitered ? "mitered" : "five-piece";
}

function panelOf(construction: string, material: string, frame: DoorBuild["frame"]): DoorBuild["panel"] {
  if (frame === "slab") return "none";
  if (has(construction, "glass")) return "glass";
  if (has(construction, "bead")) return "beadboard";
  return ENGINEERED.test(material) || VENEER.test(material) || has(construction, "mdf") ? "mdf" : "solid";
}

function read(spec: ProductSpecification): DoorBuild {
  const construction = spec.construction.toLowerCase();
  const material = spec.material.toLowerCase();
  const frame = frameOf(construction, spec.frameWidth ?? 0, spec);
  const stile = frame === "slab" ? 0 : (spec.frameWidth ?? 0);
  const panel = panelOf(construction, material, frame);
  const face = material.split(",")[0] ?? "";
  const grain = VENEER.test(face) || !ENGINEERED.test(face);
  return {
    frame,
    panel,
    profile: panel !== "glass" && has(construction, "raised") ? "raised" : "flat",
    rise: frame !== "slab" && has(construction, "arch", "cathedral") ? (spec.workshop?.archRise ?? RISE) : 0,
    stile,
    drawerRail: Math.min(stile, DRAWER_RAIL),
    grain,
    panelGrain: panel === "solid" || (frame === "slab" && grain),
    drawerGrain: spec.workshop?.drawerGrain ?? "across",
  };
}

const known = new WeakMap<ProductSpecification, DoorBuild>();

/**
 * Reads how a style is built. Providers describe it in words, which are read as `style-families.ts` reads them. Where
 * the words say nothing, it is a five-piece frame around a flat panel.
 */
export function readBuild(specification: ProductSpecification): DoorBuild {
  const before = known.get(specification);
  if (before) return before;
  const build = read(specification);
  known.set(specification, build);
  return build;
}

/** Face width of the upper and lower rail of a piece of a list. */
export function railOf(build: DoorBuild, list: PieceList): Sixteenths {
  return list === "drawers" ? build.drawerRail : build.stile;
}

/**
 * Which way the grain of a piece of a list runs: as its customer chose, or as its style has it. A matched run is sawn
 * with upright grain.
 */
export function grainOf(build: DoorBuild, list: PieceList, chosen?: GrainChoice): Grain {
  if (chosen) return chosen === "across" ? "across" : "upright";
  return list === "drawers" ? build.drawerGrain : "upright";
}

/** How far the top rail of a piece of a list is arched; 0 for a straight one. */
export function riseOf(build: DoorBuild, list: PieceList): Sixteenths {
  return list === "drawers" ? 0 : build.rise;
}
