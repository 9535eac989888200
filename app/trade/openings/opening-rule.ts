export type ThirtySeconds = number;

/** Full overlays are those that hinges are made for. A frameless door is worked out from its cabinet's outside. */
export const MOUNTS = ["partial", "full", "full-wide", "lipped", "inset", "frameless"] as const;

export type Mount = (typeof MOUNTS)[number];

export const DOOR_SIDES = ["left", "right", "top", "bottom"] as const;

export type DoorSide = (typeof DOOR_SIDES)[number];

/**
 * How far a door laps its opening at each side, or stays clear of it if its mount does not lap; below zero where it does
 * the opposite.
 */
export type SideLengths = Readonly<Record<DoorSide, ThirtySeconds>>;

export interface OpeningRule {
  readonly mount: Mount;
  /** The overlay or reveal of every side; the left one if they differ. */
  readonly side: ThirtySeconds;
  /** Only if they differ. */
  readonly sides?: SideLengths;
  readonly gap: ThirtySeconds;
}

interface MountFacts {
  readonly laps: boolean;
  readonly side: ThirtySeconds;
  readonly gap: ThirtySeconds;
}

const FACTS: Readonly<Record<Mount, MountFacts>> = {
  partial: { laps: true, side: 16, gap: 4 },
  full: { laps: true, side: 40, gap: 4 },
  "full-wide": { laps: true, side: 44, gap: 4 },
  lipped: { laps: true, side: 8, gap: 4 },
  inset: { laps: false, side: 3, gap: 3 },
  frameless: { laps: false, side: 2, gap: 4 },
};

/** The largest overlay or reveal that is accepted, 2 in. */
export const MAX_SIDE: ThirtySeconds = 64;

/** The widest gap between two doors that is accepted, 1/2 in. */
export const MAX_GAP: ThirtySeconds = 16;

/**
 * The usual rule of a mount: overlays of 1/2, 1 1/4 and 1 3/8; a lip that makes the door 1/2 in larger in total; 3/32
 * all around and between inset doors (3/16 off one door, 9/32 off a pair); 1/16 off each side of a frameless cabinet.
 * The usual gap between two doors is 1/8; some workshops leave none, some 3/16.
 */
export function usualRule(mount: Mount): OpeningRule {
  const { side, gap } = FACTS[mount];
  return { mount, side, gap };
}

export function laps(mount: Mount): boolean {
  return FACTS[mount].laps;
}

export function sidesOf({ side, sides }: Pick<OpeningRule, "side" | "sides">): SideLengths {
  return sides ?? { left: side, right: side, top: side, bottom: side };
}

export function ruleWith(mount: Mount, sides: SideLengths, gap: ThirtySeconds): OpeningRule {
  const side = sides.left;
  const isSame = DOOR_SIDES.every((name) => sides[name] === side);
  return isSame ? { mount, side, gap } : { mount, side, sides, gap };
}

export function isSameRule(one: OpeningRule, other: OpeningRule): boolean {
  const [ours, theirs] = [sidesOf(one), sidesOf(other)];
  return one.mount === other.mount && one.gap === other.gap && DOOR_SIDES.every((name) => ours[name] === theirs[name]);
}

/** The two sides of a door that its width or its height lies between. */
export const ENDS = { width: ["left", "right"], height: ["top", "bottom"] } as const satisfies Readonly<
  Record<string, readonly [DoorSide, DoorSide]>
>;

export type OpeningSide = keyof typeof ENDS;

/** The difference between a door's width or height and its measurement; negative if the door is smaller. */
export function addedTo(rule: OpeningRule, along: OpeningSide): ThirtySeconds {
  const sides = sidesOf(rule);
  const [first, second] = ENDS[along];
  const sum = sides[first] + sides[second];
  return laps(rule.mount) ? sum : 0 - sum;
}
