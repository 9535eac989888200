import type { Sixteenths } from "~/trade/measure/measure";
import type { GrainChoice, PieceList } from "~/trade/measure/piece";
import type { ProductSpecification } from "./product";
import type { Grain } from "./style-facts";

export interface DoorBuild {
  /** How the frame is joined; `one-piece` is cut from one board, `slab` has no frame. */
  readonly frame: "five-piece" | "mitered" | "one-piece" | "slab";
  readonly panel: "solid" | "mdf" | "beadboard" | "glass" | "none";
  readonly profile: "flat" | "raised";
  readonly rise: Sixteenths;
  readonly stile: Sixteenths;
  readonly drawerRail: Sixteenths;
  readonly grain: boolean;
  readonly panelGrain: boolean;
  readonly drawerGrain: Grain;
}

/** Drawer fronts have narrower rails than doors, so that a low front shows its panel: 1 1/2 in. */
export const DRAWER_RAIL: Sixteenths = 24;

/** How far an arch rises if its style does not say: 1 1/2 in. */
const RISE: Sixteenths = 24;

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

/** Providers describe a style in words. Where they say nothing, it is a five-piece frame around a flat panel. */
export function readBuild(specification: ProductSpecification): DoorBuild {
  const before = known.get(specification);
  if (before) return before;
  const build = read(specification);
  known.set(specification, build);
  return build;
}

export function railOf(build: DoorBuild, list: PieceList): Sixteenths {
  return list === "drawers" ? build.drawerRail : build.stile;
}

/** As its customer chose, or as its style has it. A matched run is sawn with upright grain. */
export function grainOf(build: DoorBuild, list: PieceList, chosen?: GrainChoice): Grain {
  if (chosen) return chosen === "across" ? "across" : "upright";
  return list === "drawers" ? build.drawerGrain : "upright";
}

export function riseOf(build: DoorBuild, list: PieceList): Sixteenths {
  return list === "drawers" ? 0 : build.rise;
}
