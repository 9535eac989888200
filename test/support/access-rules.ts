import { adminLinks, isCurrent } from "~/office/admin/admin-nav";
import { type AdminPart, mayOpen, type Role } from "~/provider/accounts/roles";
import type { Owned, Visitor } from "./access-people";

/**
 * What a visitor who opens a page gets: `shown` the owner's data, `own` a page without it, `login` a redirect to sign
 * in, `role` 403, `none` 404.
 */
export type Verdict = "shown" | "own" | "login" | "role" | "none";

type Rule = Readonly<Record<Visitor, Verdict>>;

const SIGNED_OUT = { anonymous: "login", "signed out": "login", "forged session": "login" } as const;
const CUSTOMERS = ["other", "pending", "rejected"] as const;

/** The roles of the visitors who run the shop. */
const ROLE_OF = {
  admin: "owner",
  "shop owner": "owner",
  office: "office",
  workshop: "workshop",
  catalog: "catalog",
} as const satisfies Partial<Record<Visitor, Role>>;

const STAFF = Object.keys(ROLE_OF) as readonly (keyof typeof ROLE_OF)[];

const all = <Who extends Visitor>(visitors: readonly Who[], verdict: Verdict) =>
  Object.fromEntries(visitors.map((who) => [who, verdict])) as Record<Who, Verdict>;

const rule = (others: Verdict, owner: Verdict, staff: Verdict, signedOut: Partial<Rule> = SIGNED_OUT): Rule => ({
  ...SIGNED_OUT,
  ...signedOut,
  ...all(CUSTOMERS, others),
  owner,
  ...all(STAFF, staff),
});

const toAnybody = (verdict: Verdict) => ({ anonymous: verdict, "signed out": verdict, "forged session": verdict });

/** Who gets what, for each kind of page. */
export const RULES = {
  /** Signed-in customers, each with their own account only. */
  account: rule("own", "shown", "own"),
  /** One thing of an account: its owner only. */
  owned: rule("none", "shown", "none"),
  /** People whose role opens the page's part of the admin pages. */
  admin: rule("role", "role", "shown"),
  /** Anyone who has the secret in its address. */
  secret: rule("shown", "shown", "shown", toAnybody("shown")),
  /** Anyone who has the code in its address, which shows nobody's data. */
  invited: rule("own", "own", "own", toAnybody("own")),
  /** Anyone; a signed-in visitor finds the account's data filled in. */
  filledIn: rule("own", "shown", "own", toAnybody("own")),
} satisfies Record<string, Rule>;

/** The part of the admin pages that a page belongs to: its row says which, or else its link in the bar. */
function partOf({ part, address }: Row, owned: Owned): AdminPart {
  const link = adminLinks("owner").find((one) => isCurrent(one, address(owned)));
  const found = part ?? link?.part;
  if (!found) throw new Error("the row of an admin page without a link in the bar names its part");
  return found;
}

/** What a visitor gets who opens a page, or sends one of its forms. */
export function verdictFor(row: Row, who: Visitor, owned: Owned, post?: Post): Verdict {
  const role = STAFF.find((one) => one === who);
  if (row.rule !== "admin" || !role) return RULES[row.rule][who];
  return mayOpen(ROLE_OF[role], post?.part ?? partOf(row, owned)) ? "shown" : "role";
}

/** A form that a page accepts. */
export interface Post {
  /** What it does, for the test's title. */
  readonly does: string;
  readonly fields: (owned: Owned, revision: string) => Readonly<Record<string, string>>;
  /** The status for a permitted visitor; all others are refused with the same form. */
  readonly done: number;
  /** The part of the admin pages that it belongs to, if that is not the page's. */
  readonly part?: AdminPart;
  /** It changes nothing, even for a permitted visitor. */
  readonly keepsAll?: true;
}

/** A page, and who may do what with it. */
export interface Row {
  /** The route's file below `app/routes`, without its extension. */
  readonly route: string;
  readonly rule: keyof typeof RULES;
  /** The part of the admin pages, if that is not the one of its link in the bar. */
  readonly part?: AdminPart;
  readonly address: (owned: Owned) => string;
  /** Addresses that lead to nothing, even for a visitor who may open the right one. */
  readonly forged?: (owned: Owned) => readonly string[];
  /** The status for a permitted visitor, if it is not 200. */
  readonly opens?: number;
  /** What it shows only to permitted visitors, if that is not the owner's mark; `null` if it shows no one's data. */
  readonly mark?: string | null;
  readonly posts?: readonly Post[];
}
