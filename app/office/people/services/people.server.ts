import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { env } from "~/base/platform/env.server";
import { mailShop } from "~/house/mail/mail-shop.server";
import { NOT_KNOWN } from "~/provider/account-pages/services/own-accounts.server";
import { findRole, rolesWithTwoFactor } from "~/provider/accounts/account-role.server";
import type { Role } from "~/provider/accounts/roles";
import type { OwnerProof, Unproven } from "~/provider/contract/own-accounts.server";
import { backend } from "~/provider/provider.server";
import type { PeopleTask } from "../people-form";
import type { OpenInvitation, Person, RoleRefusal } from "../person";
import { readInvitations } from "../stored/invitations.server";
import { type OwnerMail, tellOwners } from "../stored/owner-mail.server";
import { readPeople } from "../stored/people-list.server";
import * as stored from "../stored/staff.server";

const UNAVAILABLE = "The people could not be loaded";
const NOT_SAVED = "We cannot tell whether that was changed. Open this page again to see.";

/** Everybody who runs the shop, and who was invited to. */
export interface PeopleShown {
  readonly people: readonly Person[];
  readonly invitations: readonly OpenInvitation[];
  /** The accounts whose sign-in asks for a second factor, and the roles that need one; `null` if the provider decides. */
  readonly twoFactor: { readonly on: readonly string[]; readonly needed: readonly Role[] } | null;
}

async function collect(): Promise<PeopleShown> {
  const { db } = await shopDatabase();
  const people = await readPeople(db, env().adminEmails);
  const { accounts } = await backend();
  return {
    people,
    invitations: await readInvitations(db),
    twoFactor: accounts && {
      on: await accounts.withTwoFactor(people.map(({ id }) => id)),
      needed: await rolesWithTwoFactor(db),
    },
  };
}

/** @throws UpstreamFailure */
export function listPeople(): Promise<PeopleShown> {
  return orUnavailable(UNAVAILABLE, collect());
}

/** What an owner does with the role of somebody who has one. */
export type PersonTask = Extract<PeopleTask, { readonly kind: "role" | "remove" | "restore" }>;

/** An owner who changes something here. */
interface ActingOwner {
  readonly id: string;
  readonly email: string;
}

/** How the other owners hear of a change. */
function ownerMail({ email }: ActingOwner): OwnerMail {
  const { adminEmails, mail } = env();
  return { shop: mail ? mailShop() : null, adminEmails, by: email };
}

/**
 * Whether an owner proves who they are with a code besides the password; `null` where the accounts are elsewhere, and
 * only the provider could check.
 *
 * @throws UpstreamFailure
 */
export async function findProof(id: string): Promise<{ readonly asksCode: boolean } | null> {
  const { accounts } = await backend();
  if (accounts === null) return null;
  return { asksCode: (await orUnavailable(NOT_KNOWN, accounts.withTwoFactor([id]))).length > 0 };
}

/**
 * Whether a password, and a code if the second factor is on, are the owner's.
 *
 * @throws UpstreamFailure
 */
export async function proveOwner(id: string, proof: OwnerProof): Promise<"done" | Unproven> {
  const { accounts } = await backend();
  return accounts === null ? "ended" : orUnavailable<"done" | Unproven>(NOT_SAVED, accounts.proveOwner(id, proof));
}

/**
 * Changes somebody's role.
 *
 * @throws UpstreamFailure
 */
export async function changePerson(task: PersonTask, by: ActingOwner): Promise<"done" | RoleRefusal> {
  const database = await shopDatabase();
  const mail = ownerMail(by);
  const work = () => {
    if (task.kind === "role") return stored.changeRole(database, { ...task, by: by.id, mail }, Date.now());
    const change = { id: task.id, by: by.id, mail };
    if (task.kind === "restore") return stored.restorePerson(database, change, Date.now());
    return stored.removePerson(database, change, Date.now());
  };
  return orUnavailable<"done" | RoleRefusal>(NOT_SAVED, work());
}

/**
 * Turns off the second factor of somebody else with a given role, who lost the phone and the recovery codes. An owner's
 * own is turned off on the owner's own page, which asks for a code.
 *
 * @throws UpstreamFailure
 */
export async function dropTwoFactor(id: string, by: ActingOwner): Promise<"done" | "unknown" | "own"> {
  if (id === by.id) return "own";
  const drop = async () => {
    const { accounts } = await backend();
    const { db } = await shopDatabase();
    const isGiven = (await findRole(db, id)) !== null;
    const person = (await readPeople(db, env().adminEmails)).find((one) => one.id === id);
    if (!accounts || !isGiven || !person) return "unknown";
    return accounts.dropTwoFactor(id, by.id, (trx) =>
      tellOwners(trx, ownerMail(by), `turned off the second factor of ${person.email}.`, Date.now()),
    );
  };
  return orUnavailable<"done" | "unknown">(NOT_SAVED, drop());
}

/** @throws UpstreamFailure */
export async function saveTwoFactorRoles(roles: readonly Role[], by: ActingOwner): Promise<void> {
  const saved = { roles, by: by.id, mail: ownerMail(by) };
  return orUnavailable(NOT_SAVED, stored.saveTwoFactorRoles(await shopDatabase(), saved, Date.now()));
}
