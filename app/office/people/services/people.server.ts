import type { Reader } from "~/base/database/database.server";
import { orUnavailable, withDatabase } from "~/base/database/or-unavailable.server";
import { env } from "~/base/platform/env.server";
import { mailShop } from "~/house/mail/frame.server";
import { NOT_KNOWN } from "~/provider/account-pages/services/own-accounts.server";
import { findRole, rolesWithTwoFactor } from "~/provider/accounts/account-role.server";
import type { Role } from "~/provider/accounts/roles";
import type { OwnerProof, Unproven } from "~/provider/contract/own-accounts.server";
import { backend } from "~/provider/provider.server";
import type { PeopleTask } from "../people-form";
import type { OpenInvitation, Owner, Person, RoleRefusal } from "../person";
import { readInvitations } from "../stored/invitations.server";
import { readPeople } from "../stored/people-list.server";
import { type OwnerMail, tellOwners } from "../stored/people-mails.server";
import * as stored from "../stored/staff.server";

const UNAVAILABLE = "The people could not be loaded";
const NOT_SAVED = "We cannot tell whether that was changed. Open this page again to see.";

interface PeopleShown {
  readonly people: readonly Person[];
  readonly invitations: readonly OpenInvitation[];
  readonly twoFactor: { readonly on: readonly string[]; readonly needed: readonly Role[] } | null;
}

async function collect(db: Reader): Promise<PeopleShown> {
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
export const listPeople = (): Promise<PeopleShown> => withDatabase(UNAVAILABLE, ({ db }) => collect(db));

type PersonTask = Extract<PeopleTask, { readonly kind: "role" | "remove" | "restore" }>;

function ownerMail({ email }: Owner): OwnerMail {
  const { adminEmails, mail } = env();
  return { shop: mail ? mailShop() : null, adminEmails, by: email };
}

/** `null` where the accounts are elsewhere, and only the provider could check. @throws UpstreamFailure */
export async function findProof(id: string): Promise<{ readonly asksCode: boolean } | null> {
  const { accounts } = await backend();
  if (accounts === null) return null;
  return { asksCode: (await orUnavailable(NOT_KNOWN, accounts.withTwoFactor([id]))).length > 0 };
}

/** The password, and a code if the second factor is on. @throws UpstreamFailure */
export async function proveOwner(id: string, proof: OwnerProof): Promise<"done" | Unproven> {
  const { accounts } = await backend();
  return accounts === null ? "ended" : orUnavailable<"done" | Unproven>(NOT_SAVED, accounts.proveOwner(id, proof));
}

/** @throws UpstreamFailure */
export function changePerson(task: PersonTask, by: Owner): Promise<"done" | RoleRefusal> {
  const change = { id: task.id, by: by.id, mail: ownerMail(by) };
  return withDatabase<"done" | RoleRefusal>(NOT_SAVED, (database, now) => {
    if (task.kind === "role") return stored.changeRole(database, { ...change, role: task.role, was: task.was }, now);
    return (task.kind === "restore" ? stored.restorePerson : stored.removePerson)(database, change, now);
  });
}

/** An owner's own second factor is turned off on the owner's page, which asks for a code. @throws UpstreamFailure */
export async function dropTwoFactor(id: string, by: Owner): Promise<"done" | "unknown" | "own"> {
  if (id === by.id) return "own";
  return withDatabase<"done" | "unknown">(NOT_SAVED, async ({ db }, now) => {
    const { accounts } = await backend();
    const isGiven = (await findRole(db, id)) !== null;
    const person = (await readPeople(db, env().adminEmails)).find((one) => one.id === id);
    if (!accounts || !isGiven || !person) return "unknown";
    return accounts.dropTwoFactor(id, by.id, (trx) =>
      tellOwners(trx, ownerMail(by), `turned off the second factor of ${person.email}.`, now),
    );
  });
}

/** @throws UpstreamFailure */
export function saveTwoFactorRoles(roles: readonly Role[], by: Owner): Promise<void> {
  const saved = { roles, by: by.id, mail: ownerMail(by) };
  return withDatabase(NOT_SAVED, (database, now) => stored.saveTwoFactorRoles(database, saved, now));
}
