import { readBuild } from "./door-build";
import type { FinishKind } from "./finish";
import type { ProductSpecification } from "./product";

const FINISH_WORDS: readonly (readonly [RegExp, FinishKind])[] = [
  [/prime/, "primed"],
  [/\bstain|fumed/, "stain"],
  [/unfinished|\braw\b|\bbare\b/, "raw"],
  [/lacquer|\boil|\bclear\b|varnish|\bwax/, "clear"],
];

/** As the catalog has it, or from words if a provider lists none: a color that says nothing else is paint. */
export function finishKindOf({
  finish,
  finishKind,
  material,
}: Pick<ProductSpecification, "finish" | "finishKind" | "material">): FinishKind {
  if (finishKind) return finishKind;
  if (/foil|laminate|melamine|acrylic/i.test(`${material} ${finish}`)) return "foil";
  return FINISH_WORDS.find(([words]) => words.test(finish.toLowerCase()))?.[1] ?? "paint";
}

const CLEAR: readonly FinishKind[] = ["raw", "clear", "stain"];

/** Whether a finish lets the wood be seen: paint, primer, foil and laminate do not. One that is not known may. */
export const isSeenThrough = (specification: ProductSpecification): boolean =>
  (specification.finish.trim() === "" && !specification.finishKind) || CLEAR.includes(finishKindOf(specification));

export const showsGrain = (specification: ProductSpecification): boolean =>
  readBuild(specification).panelGrain && isSeenThrough(specification);
