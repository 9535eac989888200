import type { Request, Response } from "undici";
import { type Database, inTransaction, whenWritable } from "~/database/database.server";
import { ADMIN_TAG } from "~/domain/account";
import { isEmail, normalizeEmail } from "~/domain/email";
import type { MailShop } from "~/mail/frame.server";
import { mailableAddress } from "~/mail/mail-address.server";
import { mailboxOf } from "~/mail/mailbox.server";
import type { CreateLimit, Limit } from "../contract/backend.server";
import { PROFILE_CALLS } from "../contract/profile.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import { sessionCookie } from "../host/session-cookie.server";
import { deleteAccount, isOnlyAdmin, recordsOf } from "./account-records.server";
import type { StoredAccount } from "./accounts.server";
import { offerEmailChange } from "./email-change.server";
import { isPasswordOf } from "./password-change.server";
import { changeProfile, readProfile } from "./profile.server";
import type { SignedInRoles } from "./signed-in-roles.server";
import { hasTwoFactor, type TwoFactor } from "./two-factor.server";

interface ProfileOptions {
  readonly database: Database;
  /** Accounts with the admin role in addition to those tagged so, normalized. */
  readonly adminEmails: readonly string[];
  /** Addresses that only an admin's account may have, normalized. */
  readonly reservedEmails: readonly string[];
  /** The shop's name and addresses for mails to accounts. */
  readonly shop: MailShop;
  /** Whether mail is being sent. */
  readonly sendsMail: boolean;
  readonly roles: SignedInRoles;
  readonly twoFactor: TwoFactor;
  /** Limits the password tries for an account, by its id. */
  readonly attempts: Limit;
  readonly createLimit: CreateLimit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Something that only an account's owner may do with it. */
interface OwnerWork {
  readonly request: Request;
  readonly account: StoredAccount;
  readonly proof: { readonly password: string; readonly code?: string | undefined };
  readonly isLocked: () => Promise<boolean>;
}

/** How often an account may request a new address, and how often an address may be requested. */
const EMAIL_CHANGES = { times: 5, seconds: 3600 };

/** The calls about the account itself (decision 66), and about its address (decision 70). */
export function profileHandlers(options: ProfileOptions): Record<keyof typeof PROFILE_CALLS, Handler> {
  const { database, adminEmails, reservedEmails, shop, sendsMail, roles, twoFactor, attempts, createLimit, now } =
    options;
  const changesOfAccount = createLimit(EMAIL_CHANGES);
  const changesToAddress = createLimit(EMAIL_CHANGES);

  /**
   * Runs work for an owner who proves that the account is theirs.
   *
   * @param isLocked whether the account is the last admin's and the work would end that
   */
  async function asOwner(
    { request, account, proof, isLocked }: OwnerWork,
    work: () => Promise<void>,
  ): Promise<Response | "done"> {
    const { id } = account;
    const wait = await attempts.count(id);
    if (wait > 0) return refuse(429, "Too many tries", { "Retry-After": String(wait) });
    if (!(await isPasswordOf(database, account, proof.password, request.signal))) {
      return refuse(403, "The password is not right");
    }
    const prove = async (): Promise<"only admin" | "wrong code" | "done" | { readonly wait: number }> => {
      if (await isLocked()) return "only admin";
      const code = (await hasTwoFactor(database, id)) ? await twoFactor.pass(id, proof.code ?? "", now()) : "right";
      if (code !== "right") return code === "wrong" ? "wrong code" : code;
      await work();
      return "done";
    };
    const outcome = await whenWritable(() => inTransaction(database, prove), request.signal);
    if (outcome === "only admin") return refuse(409, "The account is the only admin's");
    if (outcome === "wrong code") return refuse(422, "The code is missing or not right");
    if (typeof outcome === "object") return refuse(429, "Too many tries", { "Retry-After": String(outcome.wait) });
    await attempts.forget(id);
    return "done";
  }

  async function remove(request: Request, account: StoredAccount): Promise<Response> {
    const proof = await readBody(request, PROFILE_CALLS.deleteAccount);
    if (!proof) return badRequest();
    const { id } = account;
    const isLocked = () => isOnlyAdmin(database, id, adminEmails);
    const outcome = await asOwner({ request, account, proof, isLocked }, () => deleteAccount(database, id, now()));
    return outcome === "done" ? answer(200, {}, { "Set-Cookie": sessionCookie(null, 0) }) : outcome;
  }

  async function askEmailChange(request: Request, account: StoredAccount): Promise<Response> {
    if (!sendsMail) return refuse(404, "No mail leaves, so no address can be changed");
    const proof = await readBody(request, PROFILE_CALLS.askEmailChange);
    if (!proof || !isEmail(proof.email)) return badRequest();
    const email = normalizeEmail(proof.email);
    if (mailableAddress(email) === null) return badRequest();
    const wait = (await changesOfAccount.count(account.id)) || (await changesToAddress.count(mailboxOf(email)));
    if (wait > 0) return refuse(429, "Too many tries", { "Retry-After": String(wait) });
    const isLocked = async () =>
      !account.tags.includes(ADMIN_TAG) && (await isOnlyAdmin(database, account.id, adminEmails));
    const outcome = await asOwner({ request, account, proof, isLocked }, () =>
      offerEmailChange(database, { account, email }, { adminEmails: reservedEmails, shop }, now()),
    );
    return outcome === "done" ? answer(200, {}) : outcome;
  }

  return {
    getProfile: ({ request }) =>
      roles.asCustomer(request, async ({ id }) =>
        answer(200, { ...(await readProfile(database, id)), changesEmail: sendsMail }),
      ),
    changeProfile: ({ request }) =>
      roles.asCustomer(request, async ({ id }) => {
        const body = await readBody(request, PROFILE_CALLS.changeProfile);
        if (!body) return badRequest();
        const isChanged = await whenWritable(() => changeProfile(database, id, body, now()), request.signal);
        return isChanged ? answer(200, {}) : refuse(409, "The profile was changed meanwhile");
      }),
    getRecords: ({ request }) =>
      roles.asCustomer(request, async (account) => answer(200, await recordsOf(database, account))),
    askEmailChange: ({ request }) => roles.asCustomer(request, (account) => askEmailChange(request, account)),
    deleteAccount: ({ request }) => roles.asCustomer(request, (account) => remove(request, account)),
  };
}
