import { constructionSynonyms, materialSynonyms } from "./door-synonyms";
import { finishSynonyms } from "./finish-synonyms";
import type { Synonym } from "./synonym";
import { workSynonyms } from "./work-synonyms";

/** The table of synonyms, in no particular order: if two match, the longer phrase wins. */
export const synonyms: readonly Synonym[] = [
  ...constructionSynonyms,
  ...materialSynonyms,
  ...finishSynonyms,
  ...workSynonyms,
];
