import { tooManyTries } from "~/domain/waiting-time";

/** What became of a step of turning the second factor on or off. */
export interface TwoFactorReply {
  /** A secret that waits for its first code, in base32. */
  readonly secret?: string;
  /** Given once, as the factor goes on. */
  readonly recoveryCodes?: readonly string[];
  readonly isOff?: boolean;
  /** When a step that was taken too often may be tried again, in seconds, where it is known. */
  readonly retryAfter?: number;
  readonly refusal?:
    | "missing"
    | "wrong-password"
    | "wrong-code"
    | "not-possible"
    | "too-many"
    | "not-offered"
    | "failed";
}

type Refusal = NonNullable<TwoFactorReply["refusal"]>;

const REFUSALS: Readonly<Record<Exclude<Refusal, "too-many">, string>> = {
  missing: "Please fill in every field.",
  "wrong-password": "This is not your password, so nothing was changed.",
  "wrong-code": "This code is not right, or was used before. Please type the one that your app shows now.",
  "not-possible": "A second factor is on already, or is not offered to this account.",
  "not-offered": "Not offered by this provider.",
  failed: "Nothing was changed, since the provider did not answer as it should. Please try again.",
};

/** What is said of a step that was not taken. */
export function refusalText(refusal: Refusal, retryAfter: number | undefined): string {
  return refusal === "too-many" ? tooManyTries(retryAfter) : REFUSALS[refusal];
}
