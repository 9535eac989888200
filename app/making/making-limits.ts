import { type DoorBuild, grainOf, railOf, readBuild, riseOf } from "~/catalog/door-build";
import type { ProductSpecification } from "~/catalog/product";
import type { Sixteenths } from "~/measure/measure";
import type { PieceList } from "~/measure/piece";

/** A width and a height, or the limits of both. */
export interface Size {
  readonly width: Sixteenths;
  readonly height: Sixteenths;
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

/** What must remain of a panel between its stiles or rails. */
export const MIN_PANEL = { flat: 16, beadboard: 32, glass: 32, raised: 48 } as const;

/** What an arch needs: at least this much panel below it, and at least this width so that it does not look steep. */
export const ARCH = { panel: 72, graceful: 192 } as const;

/** A solid panel wider than this across its grain moves more than 1/4 in with the seasons: 17 in. */
export const MAX_STABLE_SOLID: Sixteenths = 272;

/** A filler thinner than this splits easily: 3/4 in. */
export const MIN_STURDY_FILLER: Sixteenths = 12;

/** The sizes that a style can be made in. */
export interface SizeLimits {
  readonly smallest: Size;
  /** In one panel, or of one board if the style has no panel. */
  readonly onePanel: Size;
  /** Divided into panels; equal to `onePanel` if that cannot be done. */
  readonly largest: Size;
  /** Whether the upper limits apply either way up, because no grain says how the panel must be oriented. */
  readonly turns: boolean;
}

/** The same limits for a piece whose grain runs across it. */
function turned({ width, height }: Size): Size {
  return { width: height, height: width };
}

/** How much panel a piece must show between its stiles, and between its rails. */
function minPanel(build: DoorBuild, list: PieceList): Size {
  const kind = build.panel === "beadboard" || build.panel === "glass" ? build.panel : build.profile;
  const minimum = MIN_PANEL[kind];
  const rise = riseOf(build, list);
  if (rise === 0) return { width: minimum, height: minimum };
  return { width: Math.max(minimum, ARCH.panel), height: minimum + rise };
}

/**
 * The smallest piece: both stiles and rails, and what must remain of the panel. A provider's own smallest size is that
 * of a door; the rails of drawer fronts are narrower.
 */
function smallest(build: DoorBuild, list: PieceList, { minWidth, minHeight }: ProductSpecification): Size {
  if (build.frame === "slab") return { width: minWidth, height: minHeight };
  const panel = minPanel(build, list);
  const width = 2 * build.stile + panel.width;
  const height = 2 * railOf(build, list) + panel.height;
  return list === "drawers"
    ? { width, height }
    : { width: Math.max(width, minWidth), height: Math.max(height, minHeight) };
}

/**
 * A style's limit for a drawer front. The grain runs across, so the limit is turned. With upright grain, the front is
 * cut from a board's width, which is at most that of {@link BOARD}.
 */
function forFronts(limit: Size, build: DoorBuild): Size {
  const { width, height } = turned(limit);
  const isUpright = grainOf(build, "drawers") === "upright" && build.panelGrain;
  return { width: isUpright ? Math.min(width, BOARD.width) : width, height };
}

function limits(list: PieceList, specification: ProductSpecification | null): SizeLimits {
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
  const isFront = list === "drawers";
  return {
    smallest: smallest(build, list, specification),
    onePanel: isFront ? forFronts(one, build) : one,
    largest: isFront ? forFronts(largest, build) : largest,
    turns: !build.panelGrain,
  };
}

const known = new WeakMap<ProductSpecification, Partial<Record<PieceList, SizeLimits>>>();

/**
 * The sizes that a list's pieces can be made in, in one style: by its stiles, rails, panel and grain, and by its own
 * largest single panel. The grain of doors is upright; that of drawer fronts runs across unless the style says
 * otherwise.
 */
export function limitsOf(list: PieceList, specification: ProductSpecification | null): SizeLimits {
  if (!specification) return limits(list, null);
  const before = known.get(specification) ?? {};
  const found = before[list] ?? limits(list, specification);
  if (!before[list]) known.set(specification, { ...before, [list]: found });
  return found;
}

/** Whether a piece fits one panel, must be divided, or is larger than anything that is made. */
export type Fit = "one" | "divided" | "none";

function isWithin(piece: Size, limit: Size, turns: boolean): boolean {
  if (piece.width <= limit.width && piece.height <= limit.height) return true;
  return turns && piece.height <= limit.width && piece.width <= limit.height;
}

/** How a piece fits the limits of its list. */
export function fitOf(piece: Size, { onePanel, largest, turns }: SizeLimits): Fit {
  if (isWithin(piece, onePanel, turns)) return "one";
  return isWithin(piece, largest, turns) ? "divided" : "none";
}

/** A limit turned so that the piece comes nearest to it, if it applies either way up. */
export function facing(piece: Size, limit: Size, turns: boolean): Size {
  return turns && piece.width > piece.height === limit.width < limit.height ? turned(limit) : limit;
}

/**
 * How many panels a piece is divided into, side by side and one above the other; one each way if it need not be
 * divided.
 */
export function divisionOf(piece: Size, limits: SizeLimits): { readonly columns: number; readonly rows: number } {
  if (fitOf(piece, limits) !== "divided") return { columns: 1, rows: 1 };
  const { width, height } = facing(piece, limits.onePanel, limits.turns);
  return { columns: Math.ceil(piece.width / width), rows: Math.ceil(piece.height / height) };
}
