import type { MailShop } from "~/house/mail/frame.server";
import type { NewMail } from "~/house/mail/outbox.server";
import { type Addressee, accountMail, signIn } from "~/provider/accounts/account-mails.server";

/** To the owner of an account whose address was registered again: the page does not reveal that. */
export function accountExistsMail(shop: MailShop, to: Addressee, resetPage: string): NewMail {
  return accountMail(shop, to, {
    kind: "account-exists",
    subject: "You already have an account",
    parts: [
      "Somebody registered with this address, but it already has an account. That account was not changed, and the new password does not open it.",
      signIn(shop),
      "If you forgot your password, choose a new one here:",
      { link: resetPage, label: "Forgot your password?" },
      "If it was not you, you do not need to do anything.",
    ],
  });
}

/** The link with which an account's owner chooses a new password. */
export function passwordResetMail(
  shop: MailShop,
  to: Addressee,
  { link, minutes }: { link: string; minutes: number },
): NewMail {
  return accountMail(shop, to, {
    kind: "password-reset",
    subject: "Choose a new password",
    parts: [
      `Somebody asked for a new password for this account. The link works once, within ${minutes} minutes.`,
      { link, label: "Choose a new password" },
      "If it was not you, you do not need to do anything: without the link, nobody can change the password.",
    ],
  });
}

/** Tells the owner of an account that its password was replaced. */
export function passwordChangedMail(shop: MailShop, to: Addressee): NewMail {
  return accountMail(shop, to, {
    kind: "password-changed",
    subject: "Your password was changed",
    parts: [
      "The password of your account was changed through the link that we mailed to you, and everyone who was signed in to it has been signed out.",
      signIn(shop),
      "If this was not you, please call us right away.",
    ],
  });
}
