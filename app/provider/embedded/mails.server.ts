import type { MailShop } from "~/house/mail/frame.server";
import type { NewMail } from "~/house/mail/outbox.server";
import { type Addressee, accountMail, signIn } from "../accounts/account-mails.server";

/** The link with which the owner of an address lets an account use it. It may go to a stranger's address. */
export function emailChangeMail(
  shop: MailShop,
  to: Pick<Addressee, "id" | "email">,
  { link, minutes }: { readonly link: string; readonly minutes: number },
): NewMail {
  return accountMail(
    shop,
    { ...to, firstName: "" },
    {
      kind: "email-change",
      subject: "Confirm your new e-mail address",
      button: { link, label: "Use this address" },
      parts: [
        `Somebody asked to use this address for an account at ${shop.shopName}. The link works once, within ${minutes} minutes. After that, the account uses this address to sign in.`,
        "If it was not you, please do not open it: without the link, nothing changes.",
      ],
    },
  );
}

export function emailChangingMail(
  shop: MailShop,
  to: Addressee,
  { forgotten, minutes }: { readonly forgotten: string; readonly minutes: number },
): NewMail {
  return accountMail(shop, to, {
    kind: "email-changing",
    subject: "Somebody asked to change your e-mail address",
    button: { link: forgotten, label: "Choose a new password" },
    parts: [
      `Somebody who knows the password of your account asked to use another e-mail address for it. Nothing has changed yet: a link was mailed to the new address, and it works for ${minutes} minutes.`,
      "If it was you, open the link there. If it was not you, choose a new password now: that cancels the link.",
    ],
  });
}

export function emailChangedMail(shop: MailShop, to: Addressee): NewMail {
  return accountMail(shop, to, {
    kind: "email-changed",
    subject: "Your e-mail address was changed",
    button: signIn(shop),
    parts: [
      "Your account now has a different e-mail address, and everyone who was signed in to it has been signed out. Mail about it no longer comes here.",
      "If this was not you, please call us right away.",
    ],
  });
}

/** The mail to the owner of an account whose address somebody else typed: the page does not reveal that. */
const knownAddressMail = (
  shop: MailShop,
  to: Addressee,
  kind: "email-taken" | "account-exists",
  { what, resetPage }: { readonly what: string; readonly resetPage: string },
): NewMail =>
  accountMail(shop, to, {
    kind,
    subject: "You already have an account",
    button: signIn(shop),
    parts: [
      what,
      "If you forgot your password, choose a new one here:",
      { link: resetPage, label: "Forgot your password?" },
      "If it was not you, you do not need to do anything.",
    ],
  });

export function emailTakenMail(shop: MailShop, { id, email }: Addressee, resetPage: string): NewMail {
  const what = "Somebody asked to use this address for another account, but it already has one. Nothing was changed.";
  return knownAddressMail(shop, { id, email, firstName: "" }, "email-taken", { what, resetPage });
}

export function accountExistsMail(shop: MailShop, to: Addressee, resetPage: string): NewMail {
  const what =
    "Somebody registered with this address, but it already has an account. That account was not changed, and the new password does not open it.";
  return knownAddressMail(shop, to, "account-exists", { what, resetPage });
}

export function passwordResetMail(
  shop: MailShop,
  to: Addressee,
  { link, minutes }: { link: string; minutes: number },
): NewMail {
  return accountMail(shop, to, {
    kind: "password-reset",
    subject: "Choose a new password",
    button: { link, label: "Choose a new password" },
    parts: [
      `Somebody asked for a new password for this account. The link works once, within ${minutes} minutes.`,
      "If it was not you, you do not need to do anything: without the link, nobody can change the password.",
    ],
  });
}

export function passwordChangedMail(shop: MailShop, to: Addressee): NewMail {
  return accountMail(shop, to, {
    kind: "password-changed",
    subject: "Your password was changed",
    button: signIn(shop),
    parts: [
      "The password of your account was changed through the link that we mailed to you, and everyone who was signed in to it has been signed out.",
      "If this was not you, please call us right away.",
    ],
  });
}
