import type { DecisionTag } from "~/domain/account";

/** The outcome of a decision on an account. */
export interface DecisionReply {
  readonly name: string;
  readonly decision: DecisionTag;
  readonly outcome: "done" | "decided-before" | "unknown" | "failed";
}

/** The sentence that reports it to the admin. */
export function sentenceFor({ name, decision, outcome }: DecisionReply): string {
  switch (outcome) {
    case "done":
      return `${name} was ${decision}.`;
    case "decided-before":
      return `${name} had already been decided on. That decision stands, and nothing was changed.`;
    case "unknown":
      return `There is no longer an account for ${name}, so nothing was changed.`;
    case "failed":
      return `The decision on ${name} could not be saved, so nothing was changed. Please try again.`;
  }
}
