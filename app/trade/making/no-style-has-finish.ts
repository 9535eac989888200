import type { Comparison } from "~/trade/catalog/comparison";

export function noStyleHasFinish({ styles }: Pick<Comparison, "styles">): boolean {
  return styles.length > 0 && styles.every(({ lacksFinish }) => lacksFinish);
}
