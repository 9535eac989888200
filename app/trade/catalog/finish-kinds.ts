import { type Cents, formatDollars } from "~/trade/measure/money";
import type { Finish, FinishKind } from "./finish";

export interface FinishesOfKind {
  readonly kind: FinishKind;
  readonly names: readonly string[];
  readonly swatches: readonly string[];
  readonly leastCents: Cents;
  readonly mostCents: Cents;
}

export function finishKinds(finishes: readonly Finish[]): FinishesOfKind[] {
  const kinds = [...new Set(finishes.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = finishes.filter((finish) => finish.kind === kind);
    const added = own.map(({ addedCents }) => addedCents);
    return {
      kind,
      names: own.map(({ name }) => name),
      swatches: [...new Set(own.flatMap(({ swatch }) => swatch ?? []))],
      leastCents: Math.min(...added),
      mostCents: Math.max(...added),
    };
  });
}

/** What finishes of a kind add to the price: "+ $5 / sq ft", "+ $2 to $5 / sq ft"; empty if they add nothing. */
export function addedText({ leastCents, mostCents }: Pick<FinishesOfKind, "leastCents" | "mostCents">): string {
  if (mostCents === 0) return "";
  const from = leastCents === mostCents ? "" : `${formatDollars(leastCents)} to `;
  return `+ ${from}${formatDollars(mostCents)} / sq ft`;
}
