import { readBuild } from "./door-build";
import { type FinishKind, isSeenThrough } from "./finish";
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

/** Whether grain can be chosen: the style has some, and its finish does not hide it. */
export function showsGrain(specification: ProductSpecification): boolean {
  const isUnknown = specification.finish.trim() === "" && !specification.finishKind;
  return readBuild(specification).panelGrain && (isUnknown || isSeenThrough(finishKindOf(specification)));
}
