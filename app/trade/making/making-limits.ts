import { type DoorBuild, grainOf, railOf, readBuild, riseOf } from "~/trade/catalog/door-build";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { Sixteenths } from "~/trade/measure/measure";
import type { GrainChoice, Piece, PieceList } from "~/trade/measure/piece";

export interface Size {
  readonly width: Sixteenths;
  readonly height: Sixteenths;
}

export interface WoodenSize extends Size {
  readonly grain?: GrainChoice | undefined;
  readonly centerRail?: Sixteenths | undefined;
  readonly glass?: Piece["glass"] | undefined;
}

/** Flatness is warranted up to this size in one panel, unless a style names another limit: 24 x 48 in. */
export const SINGLE_PANEL: Size = { width: 384, height: 768 };

/** The largest piece of several panels: 48 x 72 in. */
export const MULTI_PANEL: Size = { width: 768, height: 1152 };

/** The board that anything is cut from: 48 x 96 in. */
const BOARD: Size = { width: 768, height: 1536 };

/** The largest filler: 24 x 96 in. */
const FILLER: Size = { width: 384, height: 1536 };

/** Warp within tolerance: 1/8 in with one panel, 1/4 in with several. */
export const WARP = { single: 2, multi: 4 } as const;

export const MIN_PANEL = { flat: 16, beadboard: 32, glass: 32, raised: 48 } as const;

/** What an arch needs: at least this much panel below it, and at least this width so that it does not look steep. */
export const ARCH = { panel: 72, graceful: 192 } as const;

/** A solid panel wider than this across its grain moves more than 1/4 in with the seasons: 17 in. */
export const MAX_STABLE_SOLID: Sixteenths = 272;

/** A filler thinner than this splits easily: 3/4 in. */
export const MIN_STURDY_FILLER: Sixteenths = 12;

export interface SizeLimits {
  readonly smallest: Size;
  readonly onePanel: Size;
  /** Divided into panels; equal to `onePanel` if that cannot be done. */
  readonly largest: Size;
  /** Whether the upper limits apply either way up, because no grain says how the panel must be oriented. */
  readonly turns: boolean;
}

function turned({ width, height }: Size): Size {
  return { width: height, height: width };
}

export function minPanel(build: DoorBuild, list: PieceList): Size {
  const kind = build.panel === "beadboard" || build.panel === "glass" ? build.panel : build.profile;
  const minimum = MIN_PANEL[kind];
  const rise = riseOf(build, list);
  if (rise === 0) return { width: minimum, height: minimum };
  return { width: Math.max(minimum, ARCH.panel), height: minimum + rise };
}

/** A provider's own smallest size is that of a door; the rails of drawer fronts are narrower. */
function smallest(build: DoorBuild, list: PieceList, { minWidth, minHeight }: ProductSpecification): Size {
  if (build.frame === "slab") return { width: minWidth, height: minHeight };
  const panel = minPanel(build, list);
  const width = 2 * build.stile + panel.width;
  const height = 2 * railOf(build, list) + panel.height;
  return list === "drawers"
    ? { width, height }
    : { width: Math.max(width, minWidth), height: Math.max(height, minHeight) };
}

/** The grain runs across, so the limit is turned; upright, the front is cut from a board's width ({@link BOARD}). */
function forFronts(limit: Size, build: DoorBuild, chosen: GrainChoice | undefined): Size {
  const { width, height } = turned(limit);
  const isUpright = grainOf(build, "drawers", chosen) === "upright" && build.panelGrain;
  return { width: isUpright ? Math.min(width, BOARD.width) : width, height };
}

function limits(list: PieceList, specification: ProductSpecification | null, chosen?: GrainChoice): SizeLimits {
  const nothing = { width: 0, height: 0 };
  if (list === "fillers") return { smallest: nothing, onePanel: FILLER, largest: FILLER, turns: true };
  if (!specification) return { smallest: nothing, onePanel: BOARD, largest: BOARD, turns: true };
  const build = readBuild(specification);
  const one = {
    width: specification.maxWidth || SINGLE_PANEL.width,
    height: specification.maxHeight || SINGLE_PANEL.height,
  };
  const whole = build.frame === "slab" || build.panel === "glass";
  const largest = whole
    ? one
    : { width: Math.max(one.width, MULTI_PANEL.width), height: Math.max(one.height, MULTI_PANEL.height) };
  const lying = (limit: Size) => {
    if (list === "drawers") return forFronts(limit, build, chosen);
    return chosen === "across" ? turned(limit) : limit;
  };
  return {
    smallest: smallest(build, list, specification),
    onePanel: lying(one),
    largest: lying(largest),
    turns: !build.panelGrain,
  };
}

const known = new WeakMap<ProductSpecification, Map<string, SizeLimits>>();

/** Doors have upright grain; drawer fronts across unless the style says otherwise. A chosen grain turns the limits. */
export function limitsOf(list: PieceList, specification: ProductSpecification | null, grain?: GrainChoice): SizeLimits {
  if (!specification) return limits(list, null);
  const before = known.get(specification) ?? new Map<string, SizeLimits>();
  known.set(specification, before);
  const key = grain ? `${list} ${grain}` : list;
  const found = before.get(key) ?? limits(list, specification, grain);
  before.set(key, found);
  return found;
}

export type MakingFit = "one" | "divided" | "none";

function isWithin(piece: Size, limit: Size, turns: boolean): boolean {
  if (piece.width <= limit.width && piece.height <= limit.height) return true;
  return turns && piece.height <= limit.width && piece.width <= limit.height;
}

export function fitOf(piece: Size, { onePanel, largest, turns }: SizeLimits): MakingFit {
  if (isWithin(piece, onePanel, turns)) return "one";
  return isWithin(piece, largest, turns) ? "divided" : "none";
}

/** A limit turned so that the piece comes nearest to it, if it applies either way up. */
export function facing(piece: Size, limit: Size, turns: boolean): Size {
  return turns && piece.width > piece.height === limit.width < limit.height ? turned(limit) : limit;
}

export interface Division {
  readonly columns: number;
  readonly rows: number;
  /** From the bottom of the piece to the center of its one center rail; absent if all panels are equally high. */
  readonly railAt?: Sixteenths;
}

/** Side by side and one above the other; one each way if it need not be divided and has no center rail. */
export function divisionOf(piece: WoodenSize, limits: SizeLimits): Division {
  const { centerRail: railAt } = piece;
  const { width, height } = facing(piece, limits.onePanel, limits.turns);
  const isDivided = fitOf(piece, limits) === "divided";
  const [columns, rows] = isDivided ? [Math.ceil(piece.width / width), Math.ceil(piece.height / height)] : [1, 1];
  return railAt !== undefined && rows <= 2 ? { columns, rows: 2, railAt } : { columns, rows };
}
