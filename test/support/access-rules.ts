import type { Owned, Visitor } from "./access-people";

/**
 * What somebody gets who opens a page: `shown` the owner's data, `own` a page without it, `login` sent to sign in, `role`
 * 403, `none` 404.
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

/** Who gets what, by kind of page. */
export const RULES = {
  /** Whoever is signed in, of the own account alone. */
  account: rule("own", "shown", "own"),
  /** One thing of an account: its owner alone. */
  owned: rule("none", "shown", "none"),
  /** Admins alone. */
  admin: rule("role", "role", "shown"),
  /** Whoever has the secret in its address. */
  secret: rule("shown", "shown", "shown", toAnybody("shown")),
  /** Anybody, and who is signed in finds what the account says. */
  filledIn: rule("own", "shown", "own", toAnybody("own")),
} satisfies Record<string, Rule>;

/** A form that a page takes. */
export interface Post {
  /** What it does, for the test's name. */
  readonly does: string;
  readonly fields: (owned: Owned, revision: string) => Readonly<Record<string, string>>;
  /** The status for whoever may: the same form is refused to all others. */
  readonly done: number;
  /** It changes nothing, even for whoever may. */
  readonly keepsAll?: true;
}

/** A page, and who may do what with it. */
export interface Row {
  /** The route's file below `app/routes`, without its ending. */
  readonly route: string;
  readonly rule: keyof typeof RULES;
  readonly address: (owned: Owned) => string;
  /** Addresses that lead to nothing, for whoever may open the right one. */
  readonly forged?: (owned: Owned) => readonly string[];
  /** The status for whoever may, where it is not 200. */
  readonly opens?: number;
  /** What it shows to nobody else, where that is not the owner's mark; `null` where it shows nothing of anybody's. */
  readonly mark?: string | null;
  readonly posts?: readonly Post[];
}
