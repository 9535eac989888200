import type { Owned, Visitor } from "./access-people";

/**
 * What a visitor who opens a page gets: `shown` the owner's data, `own` a page without it, `login` a redirect to sign
 * in, `role` 403, `none` 404.
 */
export type Verdict = "shown" | "own" | "login" | "role" | "none";

type Rule = Readonly<Record<Visitor, Verdict>>;

const SIGNED_OUT = { anonymous: "login", "signed out": "login", "forged session": "login" } as const;
const CUSTOMERS = ["other", "pending", "rejected"] as const;

const rule = (others: Verdict, owner: Verdict, admin: Verdict, signedOut: Partial<Rule> = SIGNED_OUT): Rule => ({
  ...SIGNED_OUT,
  ...signedOut,
  ...(Object.fromEntries(CUSTOMERS.map((who) => [who, others])) as Record<(typeof CUSTOMERS)[number], Verdict>),
  owner,
  admin,
});

const toAnybody = (verdict: Verdict) => ({ anonymous: verdict, "signed out": verdict, "forged session": verdict });

/** Who gets what, for each kind of page. */
export const RULES = {
  /** Signed-in customers, each with their own account only. */
  account: rule("own", "shown", "own"),
  /** One thing of an account: its owner only. */
  owned: rule("none", "shown", "none"),
  /** Admins only. */
  admin: rule("role", "role", "shown"),
  /** Anyone who has the secret in its address. */
  secret: rule("shown", "shown", "shown", toAnybody("shown")),
  /** Anyone; a signed-in visitor finds the account's data filled in. */
  filledIn: rule("own", "shown", "own", toAnybody("own")),
} satisfies Record<string, Rule>;

/** A form that a page accepts. */
export interface Post {
  /** What it does, for the test's title. */
  readonly does: string;
  readonly fields: (owned: Owned, revision: string) => Readonly<Record<string, string>>;
  /** The status for a permitted visitor; all others are refused with the same form. */
  readonly done: number;
  /** It changes nothing, even for a permitted visitor. */
  readonly keepsAll?: true;
}

/** A page, and who may do what with it. */
export interface Row {
  /** The route's file below `app/routes`, without its extension. */
  readonly route: string;
  readonly rule: keyof typeof RULES;
  readonly address: (owned: Owned) => string;
  /** Addresses that lead to nothing, even for a visitor who may open the right one. */
  readonly forged?: (owned: Owned) => readonly string[];
  /** The status for a permitted visitor, if it is not 200. */
  readonly opens?: number;
  /** What it shows only to permitted visitors, if that is not the owner's mark; `null` if it shows no one's data. */
  readonly mark?: string | null;
  readonly posts?: readonly Post[];
}
