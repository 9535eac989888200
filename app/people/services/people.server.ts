import { shopDatabase } from "~/database/shop-database.server";
import { findRole, rolesWithTwoFactor } from "~/people/people.server";
import type { PeopleTask } from "~/people/people-form";
import type { OpenInvitation, Person, RoleRefusal } from "~/people/person";
import type { Role } from "~/people/roles";
import { readInvitations } from "~/people/stored/invitations.server";
import * as stored from "~/people/stored/staff.server";
import { env } from "~/platform/env.server";
import { backend } from "~/provider/provider.server";
import { orUnavailable } from "~/provider/upstream.server";

const UNAVAILABLE = "The people could not be loaded";
const NOT_KNOWN = "We could not check whether your role needs a second factor. Please try again.";
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
  const people = await stored.readPeople(db, env().adminEmails);
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

/**
 * Whether a person must set up a second factor before an admin page opens: the role needs one, the account has none,
 * and the provider's accounts are in this process.
 *
 * @throws UpstreamFailure
 */
export async function needsTwoFactorFirst(id: string, role: Role): Promise<boolean> {
  const find = async () => {
    if (!(await asksTwoFactor(role))) return false;
    const { accounts } = await backend();
    return accounts !== null && (await accounts.withTwoFactor([id])).length === 0;
  };
  return orUnavailable(NOT_KNOWN, find());
}

/**
 * Whether a role needs a second factor; `null` is a customer.
 *
 * @throws UpstreamFailure
 */
export async function asksTwoFactor(role: Role | null): Promise<boolean> {
  if (role === null) return false;
  return (await orUnavailable(NOT_KNOWN, rolesWithTwoFactor((await shopDatabase()).db))).includes(role);
}

/** What an owner does with the role of somebody who has one. */
export type PersonTask = Extract<PeopleTask, { readonly kind: "role" | "remove" | "restore" }>;

/**
 * Changes somebody's role.
 *
 * @param by the owner's account
 * @throws UpstreamFailure
 */
export async function changePerson(task: PersonTask, by: string): Promise<"done" | RoleRefusal> {
  const database = await shopDatabase();
  const { adminEmails } = env();
  const work = () => {
    if (task.kind === "role") return stored.changeRole(database, { ...task, by }, adminEmails, Date.now());
    const change = { id: task.id, by };
    if (task.kind === "restore") return stored.restorePerson(database, change, Date.now());
    return stored.removePerson(database, change, adminEmails, Date.now());
  };
  return orUnavailable<"done" | RoleRefusal>(NOT_SAVED, work());
}

/**
 * Turns off the second factor of somebody with a given role, who lost the phone and the recovery codes.
 *
 * @param by the owner's account
 * @throws UpstreamFailure
 */
export async function dropTwoFactor(id: string, by: string): Promise<"done" | "unknown"> {
  const drop = async () => {
    const { accounts } = await backend();
    const isGiven = (await findRole((await shopDatabase()).db, id)) !== null;
    return accounts && isGiven ? accounts.dropTwoFactor(id, by) : "unknown";
  };
  return orUnavailable<"done" | "unknown">(NOT_SAVED, drop());
}

/** @throws UpstreamFailure */
export async function saveTwoFactorRoles(roles: readonly Role[], by: string): Promise<void> {
  return orUnavailable(NOT_SAVED, stored.saveTwoFactorRoles(await shopDatabase(), { roles, by }, Date.now()));
}
