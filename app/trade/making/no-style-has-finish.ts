import type { Comparison } from "~/trade/catalog/comparison";

/** Whether styles were requested in a finish that none of them is made in. */
export function noStyleHasFinish({ styles }: Pick<Comparison, "styles">): boolean {
  return styles.length > 0 && styles.every(({ lacksFinish }) => lacksFinish);
}
