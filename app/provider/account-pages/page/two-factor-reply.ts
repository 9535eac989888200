import { tooManyTries } from "~/trade/measure/waiting-time";

/** The outcome of a step in turning the second factor on or off. */
export interface TwoFactorReply {
  /** The secret to confirm with its first code, in base32. */
  readonly secret?: string;
  /** Shown once, when the factor is turned on. */
  readonly recoveryCodes?: readonly string[];
  readonly isOff?: boolean;
  /** After too many tries: the seconds until the next one is allowed, if known. */
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
  "not-offered": "You cannot change this here, but where you sign in.",
  failed: "Nothing was changed, because we could not save it just now. Please try again.",
};

/** The message for a refused step. */
export function refusalText(refusal: Refusal, retryAfter: number | undefined): string {
  return refusal === "too-many" ? tooManyTries(retryAfter) : REFUSALS[refusal];
}
