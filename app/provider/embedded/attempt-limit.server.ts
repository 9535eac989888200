import type { CreateLimit } from "../contract/backend.server";

export interface SignInTry {
  readonly visitor: string | null;
  readonly email: string;
  readonly device: string | null;
}

export interface SignInLimits {
  /** Counts a try; returns the seconds to wait if it is one too many, otherwise 0. */
  count(attempt: SignInTry): Promise<number>;
  forget(attempt: SignInTry): Promise<void>;
}

const QUARTER_HOUR_SECONDS = 15 * 60;

const pairOf = ({ visitor, email }: SignInTry) => `${visitor ?? ""} ${email}`;

/**
 * Limits attempts to sign in (OWASP, Slow Down Online Guessing Attacks with Device Cookies). A known browser has a
 * limit of its own whatever others do, so that nobody can lock out the owner of the address.
 */
export function createSignInLimits(createLimit: CreateLimit): SignInLimits {
  const visitors = createLimit({ name: "sign-in-visitor", times: 10, seconds: 60 });
  const pairs = createLimit({ name: "sign-in-pair", times: 10, seconds: QUARTER_HOUR_SECONDS });
  const addresses = createLimit({ name: "sign-in-address", times: 100, seconds: QUARTER_HOUR_SECONDS });
  const devices = createLimit({ name: "sign-in-device", times: 10, seconds: QUARTER_HOUR_SECONDS });
  return {
    async count(attempt) {
      const { visitor, email, device } = attempt;
      if (device !== null) return devices.count(device);
      const own = visitor === null ? 0 : await visitors.count(visitor);
      if (own > 0) return own;
      return (await pairs.count(pairOf(attempt))) || addresses.count(email);
    },
    forget(attempt) {
      return attempt.device === null ? pairs.forget(pairOf(attempt)) : devices.forget(attempt.device);
    },
  };
}
