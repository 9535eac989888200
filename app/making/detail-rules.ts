import { CUP_RULES } from "./making-cups";
import type { Rule } from "./making-rule";
import { WOOD_RULES } from "./making-wood";

/** The rules for details that few pieces have: given cups, grain, center rails at a height, handles. */
export const DETAIL_RULES: readonly Rule[] = [...CUP_RULES, ...WOOD_RULES];
