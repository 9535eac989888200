import type { AccountDecision } from "~/provider/accounts/account-list";

/** The outcome of a decision on an account. */
export interface DecisionReply {
  readonly id: string;
  readonly name: string;
  readonly decision: AccountDecision;
  readonly outcome: "done" | "decided-before" | "unknown" | "not-allowed" | "failed";
  /** Which row of the list it was, counted from 0. */
  readonly place?: string | undefined;
}

const DONE: Readonly<Record<AccountDecision, (name: string) => string>> = {
  approved: (name) => `${name} was approved.`,
  rejected: (name) => `${name} was rejected.`,
  reopened: (name) => `${name} is pending again.`,
};

/** The sentence that tells the admin the outcome. */
export function sentenceFor({ name, decision, outcome }: DecisionReply): string {
  switch (outcome) {
    case "done":
      return DONE[decision](name);
    case "decided-before":
      return decision === "reopened"
        ? `The decision on ${name} was changed in the meantime. That change stands, and nothing was changed now.`
        : `${name} had already been decided on. That decision stands, and nothing was changed.`;
    case "unknown":
      return `There is no longer an account for ${name}, so nothing was changed.`;
    case "not-allowed":
      return `The provider of the accounts does not let your account decide on ${name}, so nothing was changed.`;
    case "failed":
      return `The decision on ${name} could not be saved, so nothing was changed. Please try again.`;
  }
}
