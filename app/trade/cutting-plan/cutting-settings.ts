import type { Sixteenths } from "~/trade/measure/measure";

/** A length in whole sixty-fourths of an inch: a saw's kerf is no sixteenth. */
export type SixtyFourths = number;

export const PER_SIXTEENTH = 4;

export const fine = (length: Sixteenths): SixtyFourths => length * PER_SIXTEENTH;

/** A sheet as it is bought; its grain, if it has any, runs along its length. */
interface SheetSize {
  readonly length: Sixteenths;
  readonly width: Sixteenths;
}

export interface CuttingSettings {
  readonly sheet: SheetSize;
  /** Sheets without a grain, which the trade sells oversize. */
  readonly mdf: SheetSize;
  readonly kerf: SixtyFourths;
  /** Cut off each edge of a sheet and each end of a stick before it is used. */
  readonly trim: Sixteenths;
  readonly sticks: readonly Sixteenths[];
  readonly waste: number;
  /** The shortest side of an offcut that is worth a name. */
  readonly offcut: Sixteenths;
}

/** The settings until the owner saves others: 48 x 96 and 49 x 97 in sheets, sticks of 8 and 10 ft, a 1/8 in kerf. */
export const FIRST_CUTTING: CuttingSettings = {
  sheet: { length: 96 * 16, width: 48 * 16 },
  mdf: { length: 97 * 16, width: 49 * 16 },
  kerf: 8,
  trim: 4,
  sticks: [96 * 16, 120 * 16],
  waste: 15,
  offcut: 12 * 16,
};
