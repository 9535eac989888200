import { factsFields } from "../facts-form";
import type { OwnerFacts } from "../owner-facts";
import { FACT_LABELS } from "./facts-form";

/** What a save changed, by the labels of its fields: "Phone, Notice". */
export function changedLabels(before: OwnerFacts, after: OwnerFacts): string {
  const [old, now]: Readonly<Record<string, unknown>>[] = [factsFields(before), factsFields(after)];
  const changed = Object.keys(FACT_LABELS).filter((name) => old?.[name] !== now?.[name]);
  return changed.length === 0 ? "Nothing changed" : changed.map((name) => FACT_LABELS[name]).join(", ");
}
