import type { Measure } from "./measure";
import type { Cents } from "./money";
import type { Configuration, Piece } from "./piece";

/** What a small door of a style costs that is ordered to look at; the same for everybody, in every finish (decision 88). */
export interface SampleDoor {
  /** For one; more than nothing. */
  readonly priceCents: Cents;
  /** What the pieces of an order must come to for its samples to be credited; absent where they never are. */
  readonly creditedOverCents?: Cents;
}

/** Every sample is 12 inches wide and 15 high. */
const SAMPLE_SIZE = {
  width: { inches: 12, fraction: "0" },
  height: { inches: 15, fraction: "0" },
} as const satisfies Readonly<Record<"width" | "height", Measure>>;

/** Whether samples cost the same and are credited on the same orders. */
export function isSameSample(one: SampleDoor | undefined, other: SampleDoor | undefined): boolean {
  return one?.priceCents === other?.priceCents && one?.creditedOverCents === other?.creditedOverCents;
}

interface Sampled {
  readonly productId: string;
  readonly finish?: string;
  readonly sample?: SampleDoor;
}

/** The line of samples among some that has the same as another: of one style, in one finish, at one price. */
export function findSample<Line extends Sampled>(lines: readonly Line[], like: Sampled): Line | undefined {
  return lines.find(
    ({ productId, finish, sample }) =>
      sample && productId === like.productId && finish === like.finish && isSameSample(sample, like.sample),
  );
}

/** How the size of a sample is said. */
export const SAMPLE_SIZE_WORDS = `${SAMPLE_SIZE.width.inches} x ${SAMPLE_SIZE.height.inches} in`;

/** What the line is called that takes the price of samples off an order. */
export const SAMPLES_CREDITED = "Sample doors credited";

/** The most samples of one line: whoever wants more of them is sold doors. */
export const MAX_SAMPLES = 3;

/** What stands where the doors of an order say which cabinet they are for. */
const SAMPLE_LOCATION = "Sample";

/** The one piece of a line of samples, as often as it is wanted. */
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

/**
 * Whether a line is one of doors, or holds nothing but sample doors: one size, no boring, no note and no price by the
 * square foot.
 */
export function isWholeLine({ sample, pricePerSqFt, doors, drawers, panels, fillers }: LineOfSamples): boolean {
  if (!sample) return true;
  const [door, ...others] = doors;
  if (!door || others.length + drawers.length + panels.length + fillers.length > 0 || pricePerSqFt !== 0) return false;
  const { quantity = 1, location, preBored, hinge, boring, note, opening } = door;
  const isPlain = !preBored && [hinge, boring, note, opening].every((said) => said === undefined);
  return isPlain && isSampleSize(door) && location === SAMPLE_LOCATION && quantity <= MAX_SAMPLES;
}
