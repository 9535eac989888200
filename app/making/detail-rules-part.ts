import { DETAIL_RULES } from "./detail-rules.server";
import type { Rule } from "./making-rule";

let known: readonly Rule[] | null = DETAIL_RULES ?? null;

/** The rules for rare details; in a browser `null` until they are provided or loaded, always there on the server. */
export const detailRules = (): readonly Rule[] | null => known;

/** Makes the rules known to code that was loaded before them; called by modules that need them anyway. */
export function provideDetailRules(rules: readonly Rule[]): void {
  known = rules;
}

/** Loads the rules for pieces that have such a detail before anything that needs them is loaded. */
export async function loadDetailRules(): Promise<void> {
  known ??= (await import("./detail-rules")).DETAIL_RULES;
}
