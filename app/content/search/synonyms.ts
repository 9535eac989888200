import { constructionSynonyms, materialSynonyms } from "./door-synonyms";
import { finishSynonyms } from "./finish-synonyms";
import type { Synonym } from "./synonym";
import { workSynonyms } from "./work-synonyms";

/** The table of synonyms, in no order: of two that fit, the longer phrase is taken. */
export const synonyms: readonly Synonym[] = [
  ...constructionSynonyms,
  ...materialSynonyms,
  ...finishSynonyms,
  ...workSynonyms,
];
