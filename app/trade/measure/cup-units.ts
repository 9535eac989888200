/** Units of a cup's height in a sixteenth of an inch, and in a tenth of a millimeter: both are whole. */
export const CUP_UNITS = { sixteenth: 127, tenthMm: 8 } as const;

/**
 * A height in {@link CUP_UNITS}, eightieths of a millimeter, so that inches and millimeters are both stored exactly.
 */
export type CupUnits = number;

export const CUP_COUNT = { least: 2, most: 5 } as const;
