import { type Database, inTransaction, whenWritable } from "~/database/database.server";
import { accountState } from "~/domain/account";
import { normalizeEmail } from "~/domain/email";
import type { MailShop } from "~/mail/frame.server";
import { queueMail } from "~/mail/outbox.server";
import type { House } from "../contract/house.server";
import type { SecretBox } from "../host/secret-box.server";
import { createAccount } from "./accounts.server";
import { decide } from "./approvals.server";
import { housePayments } from "./house-payments.server";
import { createLoginCode, SIGN_IN_CODE_MS } from "./login-codes.server";
import { registeredMail } from "./mails/account-mails.server";
import { followCustomer, keepCustomer, linkOutside, outsideAccount, outsideIdOf } from "./outside-accounts.server";
import { keepOutsideProducts } from "./outside-products.server";
import { hashPassword } from "./passwords.server";
import { revokeSessions } from "./sessions.server";
import type { SignedInRoles } from "./signed-in-roles.server";
import { createToken } from "./tokens.server";

interface HouseOptions {
  readonly database: Database;
  /** The shop's name and addresses for mails to accounts. */
  readonly shop: MailShop;
  /** The only return address for which codes are issued. */
  readonly returnUrl: string;
  readonly roles: SignedInRoles;
  readonly box: SecretBox;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The hash of a password that nobody knows. */
const noPassword = () => hashPassword(createToken());

/** What this database does for a back end that has the customers and the products (decision 75). */
export function createHouse({ database, shop, returnUrl, roles, box, now }: HouseOptions): House {
  const ownerOf = (id: string) => `outside ${id}`;

  return {
    async keepSignedIn(customer) {
      const hash = await noPassword();
      const keep = async () => {
        const { id } = await keepCustomer(database, customer, hash, now());
        const confirm = "UPDATE customer SET email_confirmed_at = coalesce(email_confirmed_at, ?) WHERE id = ?";
        await database.run(confirm, now(), id);
        return id;
      };
      return whenWritable(() => inTransaction(database, keep));
    },
    async keepRegistered(outsideId, registration) {
      const hash = await noPassword();
      const keep = async () => {
        const { id, created } = await createAccount(database, registration, hash, now());
        if ((await outsideIdOf(database, id)) === null) await linkOutside(database, id, outsideId, hash);
        if (!created) return;
        const to = { id, email: normalizeEmail(registration.email), firstName: registration.firstName };
        await queueMail(database, registeredMail(shop, to, accountState([registration.tier.id]) === "pending"), now());
      };
      await whenWritable(() => inTransaction(database, keep));
    },
    async follow(customer) {
      const account = await outsideAccount(database, customer.outsideId);
      if (account) await whenWritable(() => followCustomer(database, account.id, customer));
    },
    issueCode: (id, signal) =>
      whenWritable(
        () => createLoginCode(database, { customerId: id, returnUrl, lifetime: SIGN_IN_CODE_MS }, now()),
        signal,
      ),
    async whoIs(request) {
      const id = (await roles.accountOf(request))?.id;
      const outsideId = id && (await outsideIdOf(database, id));
      return id && outsideId ? { id, outsideId } : null;
    },
    asAdmin: (request, work) => roles.asAdmin(request, work),
    async decided(customer, tag, adminId) {
      const hash = await noPassword();
      const record = async () => {
        const { id } = await keepCustomer(database, customer, hash, now());
        await decide(database, { id, tag, adminId, shop }, now());
      };
      await whenWritable(() => inTransaction(database, record));
    },
    endSessions: (id) => whenWritable(() => inTransaction(database, () => revokeSessions(database, id))),
    async isSignedIn(id) {
      const session = await database.get("SELECT 1 FROM session WHERE customer_id = ? AND expires_at > ?", id, now());
      return session !== undefined;
    },
    async readSecret(id) {
      const secret = "SELECT secret_box FROM outside_account WHERE customer_id = ?";
      const row = await database.get<{ secret_box: string | null }>(secret, id);
      return row?.secret_box ? box.open(row.secret_box, ownerOf(id)) : null;
    },
    keepSecret: (id, text) =>
      whenWritable(async () => {
        const sealed = text === null ? null : box.seal(text, ownerOf(id));
        await database.run("UPDATE outside_account SET secret_box = ? WHERE customer_id = ?", sealed, id);
      }),
    keepProducts: (products) => whenWritable(() => keepOutsideProducts(database, products)),
    payments: housePayments({ database, shop, now }),
  };
}
