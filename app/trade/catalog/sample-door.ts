import type { Measure } from "~/trade/measure/measure";
import { type Cents, formatDollars } from "~/trade/measure/money";
import type { Configuration, Piece } from "~/trade/measure/piece";

/** Of a small door to look at: the same for all customers, in every finish (decision 88). */
export interface SampleDoor {
  readonly priceCents: Cents;
  /** The amount that the pieces of an order must reach for its samples to be credited; absent if they never are. */
  readonly creditedOverCents?: Cents;
}

export const MAX_SAMPLE_CREDITS = 100;

const SAMPLE_SIZE = {
  width: { inches: 12, fraction: "0" },
  height: { inches: 15, fraction: "0" },
} as const satisfies Readonly<Record<"width" | "height", Measure>>;

export function isSameSample(one: SampleDoor | undefined, other: SampleDoor | undefined): boolean {
  return one?.priceCents === other?.priceCents && one?.creditedOverCents === other?.creditedOverCents;
}

export function creditWords({ creditedOverCents }: SampleDoor): string {
  return creditedOverCents === undefined ? "" : `Credited on an order of ${formatDollars(creditedOverCents)} or more.`;
}

interface Sampled {
  readonly productId: string;
  readonly finish?: string;
  readonly sample?: SampleDoor;
}

export function findSample<Line extends Sampled>(lines: readonly Line[], like: Sampled): Line | undefined {
  return lines.find(
    ({ productId, finish, sample }) =>
      sample && productId === like.productId && finish === like.finish && isSameSample(sample, like.sample),
  );
}

export const SAMPLE_SIZE_WORDS = `${SAMPLE_SIZE.width.inches} x ${SAMPLE_SIZE.height.inches} in`;

export const SAMPLES_CREDITED = "Sample doors credited";

export const MAX_SAMPLES = 3;

const SAMPLE_LOCATION = "Sample";

export function samplePieces(quantity: number): Configuration {
  const door = { ...SAMPLE_SIZE, location: SAMPLE_LOCATION, preBored: false, ...(quantity > 1 && { quantity }) };
  return { doors: [door], drawers: [], panels: [], fillers: [] };
}

interface LineOfSamples extends Configuration {
  readonly pricePerSqFt: number;
  readonly sample?: SampleDoor | undefined;
}

const isSampleSide = ({ inches, fraction }: Measure, side: Measure) =>
  inches === side.inches && Number.parseInt(fraction, 10) === 0;

const isSampleSize = ({ width, height }: Pick<Piece, "width" | "height">) =>
  isSampleSide(width, SAMPLE_SIZE.width) && isSampleSide(height, SAMPLE_SIZE.height);

/** A line is for doors, or for nothing but samples: one size, no boring, no note, no price by the square foot. */
export function isUnmixedLine({ sample, pricePerSqFt, doors, drawers, panels, fillers }: LineOfSamples): boolean {
  if (!sample) return true;
  const [door, ...others] = doors;
  if (!door || others.length + drawers.length + panels.length + fillers.length > 0 || pricePerSqFt !== 0) return false;
  const { quantity = 1, location, preBored, hinge, boring, note, opening } = door;
  const isPlain = !preBored && [hinge, boring, note, opening].every((said) => said === undefined);
  return isPlain && isSampleSize(door) && location === SAMPLE_LOCATION && quantity <= MAX_SAMPLES;
}
