/** How exactly a piece is cut. */
export const TOLERANCE = "plus or minus 1/16 in";
