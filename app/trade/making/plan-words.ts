import type { HingeSide } from "~/trade/measure/piece";
import { heightsWords } from "./height-words";
import { hingeCountWords, tenthsMmWords } from "./hinge-words";
import type { HingePlan } from "./hinges";

function list(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** A plan in one line: `2 hinges, cups 3" and 27" from the top, 22.5 mm from the edge`. */
export function hingeWords(plan: HingePlan, hinge?: HingeSide): string {
  const edge = hinge === "top" ? "the top edge" : "the edge";
  const cups = heightsWords(plan.heights, list);
  return `${hingeCountWords(plan)}, cups ${cups}, ${tenthsMmWords(plan.cupCenterTenthsMm)} from ${edge}`;
}
