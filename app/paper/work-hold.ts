import type { WorkFile } from "~/orders/work-file";

/** Why an order must not be sawn now; empty if it may. */
export function holdOf({
  state,
  proofApprovedAt,
  remake,
}: Pick<WorkFile, "state" | "proofApprovedAt" | "remake">): string {
  if (state === "cancelled") return "Canceled: do not make it.";
  if (state === "received") return "Not confirmed yet: do not saw.";
  if (state === "confirmed" && !proofApprovedAt && !remake) return "The customer has not approved the drawings yet.";
  return "";
}
