import { randomBytes } from "node:crypto";
import { normalizeEmail } from "~/base/addresses/email";
import { write } from "~/base/database/database.server";
import { orUnavailable, withDatabase } from "~/base/database/or-unavailable.server";
import { env } from "~/base/platform/env.server";
import { mailShop } from "~/house/mail/frame.server";
import type { Role } from "~/provider/accounts/roles";
import { backend } from "~/provider/provider.server";
import {
  type AcceptedInvitation,
  invitationPath,
  type MadeInvitation,
  type Owner,
  type ShownInvitation,
} from "../person";
import * as stored from "../stored/invitations.server";

const UNAVAILABLE = "The invitation could not be loaded";
const NOT_SAVED = "We cannot tell whether that was saved. Open this page again to see.";

/** A one-time code of 256 random bits, with the link that it makes. */
function deliveryBy(by: Owner): stored.InvitationDelivery {
  const code = randomBytes(32).toString("base64url");
  const { mail, publicOrigin, adminEmails } = env();
  const link = `${publicOrigin}${invitationPath(code)}`;
  return { code, by, link, shop: mail ? mailShop() : null, adminEmails };
}

const madeFor = (email: string, { link, shop }: stored.InvitationDelivery): MadeInvitation => ({
  email,
  link: shop ? null : link,
});

/** @throws UpstreamFailure */
export async function invite(
  { email: typed, role }: { readonly email: string; readonly role: Role },
  by: Owner,
): Promise<MadeInvitation | "has-role" | "operator" | "full"> {
  const [email, delivery] = [normalizeEmail(typed), deliveryBy(by)] as const;
  const outcome = await withDatabase(NOT_SAVED, (database, now) =>
    stored.invite(database, { email, role, delivery }, now),
  );
  return outcome === "done" ? madeFor(email, delivery) : outcome;
}

/** `null` if it was accepted or withdrawn. @throws UpstreamFailure */
export async function inviteAgain(id: string, by: Owner): Promise<MadeInvitation | null> {
  const delivery = deliveryBy(by);
  const email = await withDatabase(NOT_SAVED, (database, now) => stored.inviteAgain(database, { id, delivery }, now));
  return email === null ? null : madeFor(email, delivery);
}

/** `null` if there is no such invitation any more. @throws UpstreamFailure */
export const invitedRole = (id: string): Promise<Role | null> =>
  withDatabase(UNAVAILABLE, ({ db }) => stored.roleOfInvitation(db, id));

/** @throws UpstreamFailure */
export const withdrawInvitation = (id: string, by: string): Promise<void> =>
  withDatabase(NOT_SAVED, (database, now) => stored.withdrawInvitation(database, id, by, now));

/** `null` if the code is not valid. @throws UpstreamFailure */
export const findInvitation = (code: string): Promise<ShownInvitation | null> =>
  withDatabase(UNAVAILABLE, async ({ db }, now) => {
    const found = await stored.invitationOf(db, code, now);
    if (!found) return null;
    const { accounts } = await backend();
    const isNew = accounts !== null && !(await accounts.hasAccount(found.email));
    return { email: found.email, role: found.role, isNew };
  });

/** Returns whether the code was valid for the account's address. @throws UpstreamFailure */
export function acceptFor(code: string, account: { readonly id: string; readonly email: string }): Promise<boolean> {
  const joining = { code, email: normalizeEmail(account.email), accountId: account.id };
  return withDatabase(NOT_SAVED, (database, now) => write(database, (trx) => stored.joinBy(trx, joining, now)));
}

function namesOf(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = "", ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** Returns a one-time code that signs the new account in, or why there is none. @throws UpstreamFailure */
export async function acceptAsNew(
  code: string,
  email: string,
  { name, password }: AcceptedInvitation,
): Promise<{ readonly code: string } | "exists" | "not-invited"> {
  const { accounts } = await backend();
  if (!accounts) return "not-invited";
  const made = accounts.createInvited({ email, ...namesOf(name), password }, (trx, accountId) =>
    stored.joinBy(trx, { code, email, accountId }, Date.now()),
  );
  return orUnavailable(NOT_SAVED, made);
}
