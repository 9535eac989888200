/** A figure of a drawing that can count up: the text around it, and its sixteenths. */
export interface Figure {
  readonly before: string;
  readonly sixteenths: number;
  readonly after: string;
}

const SIZE = /^(\D*?)(\d+)(?: (\d+)\/(\d+))?( in)?$/;
const FRACTION = /^(\D*?)()(\d+)\/(\d+)( in)?$/;

/** Reads "Door 17 1/2", "1/8" or "15"; `null` if the figure is not a tape size. */
export function figureOf(label: string): Figure | null {
  const match = FRACTION.exec(label) ?? SIZE.exec(label);
  if (!match) return null;
  const [, before = "", inches, over = 0, under = 1, after = ""] = match;
  const sixteenths = Number(inches) * 16 + (16 * Number(over)) / Number(under);
  return Number.isInteger(sixteenths) ? { before, sixteenths, after } : null;
}

/** Written as a tape reads: "15 1/16". */
export function written({ before, sixteenths, after }: Figure): string {
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  let [over, under] = [rest, 16];
  while (over > 0 && over % 2 === 0) [over, under] = [over / 2, under / 2];
  const size = rest === 0 ? `${whole}` : whole === 0 ? `${over}/${under}` : `${whole} ${over}/${under}`;
  return `${before}${size}${after}`;
}
