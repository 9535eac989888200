import { isEmail, normalizeEmail } from "~/base/addresses/email";
import { type Reader, type Transaction, write } from "~/base/database/database.server";
import type { MailShop } from "~/house/mail/frame.server";
import { mailableAddress, mailboxOf } from "~/house/mail/mail-address.server";
import { ADMIN_TAG } from "~/provider/accounts/account";
import { findRole } from "~/provider/accounts/account-role.server";
import type { CreateLimit } from "../contract/backend.server";
import type { OwnAccounts, OwnerProof, Unproven } from "../contract/own-accounts.server";
import { deleteAccount, isOnlyOwner, recordOf } from "./account-records.server";
import { findAccount, type StoredAccount } from "./accounts.server";
import { offerEmailChange } from "./email-change.server";
import { type OwnerOptions, ownerOf, passCode } from "./owner-proof.server";
import { changeProfile, readProfile } from "./profile.server";

export interface ProfileOptions extends OwnerOptions {
  /** Addresses that only an admin's account may have, normalized. */
  readonly reservedEmails: readonly string[];
  /** The shop's name and addresses for mails to accounts. */
  readonly shop: MailShop;
  /** Whether mail is being sent. */
  readonly sendsMail: boolean;
  readonly createLimit: CreateLimit;
}

/** Something that only an account's owner may do with it. */
interface OwnerWork {
  readonly id: string;
  readonly proof: OwnerProof;
  /** Whether the work would leave the shop without an owner. */
  readonly isLocked: (db: Reader, account: StoredAccount) => Promise<boolean>;
}

/** How often an account may request a new address, and how often an address may be requested. */
const EMAIL_CHANGES = { times: 5, seconds: 3600 };

type ProfileFunctions = Pick<
  OwnAccounts,
  "findProfile" | "changeProfile" | "askEmailChange" | "findRecord" | "deleteAccount"
>;

/** What owners do with their account itself (decision 62), and with its address (decision 11). */
export function ownProfiles(options: ProfileOptions): ProfileFunctions {
  const { database, adminEmails, reservedEmails, shop, sendsMail, attempts, createLimit, now } = options;
  const changesOfAccount = createLimit({ name: "email-changes-of-account", ...EMAIL_CHANGES });
  const changesToAddress = createLimit({ name: "email-changes-to-address", ...EMAIL_CHANGES });

  /** Runs work for an owner who proves that the account is theirs. */
  async function asOwner(
    { id, proof, isLocked }: OwnerWork,
    work: (trx: Transaction, account: StoredAccount) => Promise<void>,
  ): Promise<"done" | "only-admin" | Unproven> {
    const owner = await ownerOf(options, id, proof.password);
    if (typeof owner === "string" || "retryAfter" in owner) return owner;
    const { account } = owner;
    const outcome = await write(database, async (trx) => {
      if (await isLocked(trx, account)) return "only-admin";
      const code = await passCode(trx, options, id, proof.code);
      if (code !== "right") return code;
      await work(trx, account);
      return "done";
    });
    if (outcome === "done") await attempts.forget(id);
    return outcome;
  }

  return {
    async findProfile(id) {
      if (!(await findAccount(database.db, id))) return null;
      return { ...(await readProfile(database.db, id)), changesEmail: sendsMail };
    },
    async changeProfile(id, profile) {
      if (!(await findAccount(database.db, id))) return "ended";
      return (await changeProfile(database, id, profile, now())) ? "done" : "changed";
    },
    async askEmailChange(id, typed, proof) {
      if (!sendsMail) return "not-offered";
      const email = normalizeEmail(typed);
      if (!isEmail(typed) || mailableAddress(email) === null) return "no-mail";
      const retryAfter = (await changesOfAccount.count(id)) || (await changesToAddress.count(mailboxOf(email)));
      if (retryAfter > 0) return { retryAfter };
      const isLocked = async (db: Reader, { tags }: StoredAccount) =>
        !tags.includes(ADMIN_TAG) && (await findRole(db, id)) !== "owner" && (await isOnlyOwner(db, id, adminEmails));
      return asOwner({ id, proof, isLocked }, (trx, account) =>
        offerEmailChange(trx, { account, email }, { adminEmails: reservedEmails, shop }, now()),
      );
    },
    findRecord: (id) => recordOf(database.db, id),
    deleteAccount: (id, proof) =>
      asOwner({ id, proof, isLocked: (db) => isOnlyOwner(db, id, adminEmails) }, (trx) =>
        deleteAccount(trx, id, now()),
      ),
  };
}
