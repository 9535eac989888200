import { letter, type MailShop } from "~/house/mail/frame.server";
import type { NewMail } from "~/house/mail/outbox.server";
import { ROLE_WORDS, type Role } from "~/provider/accounts/roles";
import { INVITATION_DAYS } from "../person";

interface Invited {
  /** The invitation's id. */
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** The address of the owner who invites. */
  readonly invitedBy: string;
  /** The address that accepts the invitation. */
  readonly link: string;
}

/** Invites somebody to run the shop. */
export function invitationMail(shop: MailShop, { id, email, role, invitedBy, link }: Invited): NewMail {
  const { label, opens } = ROLE_WORDS[role];
  return {
    kind: "staff-invitation",
    about: id,
    to: email,
    ...letter(shop, {
      subject: `You are invited to run ${shop.shopName}`,
      parts: [
        `${invitedBy} invites you to help run ${shop.shopName}. Your role is ${label}: it opens ${opens}.`,
        { link, label: "Accept the invitation" },
        `The link works once, within ${INVITATION_DAYS} days.`,
        "If you do not know why you got this, you do not need to do anything.",
      ],
      why: `You are receiving this e-mail because an owner of ${shop.shopName} entered this address.`,
    }),
  };
}
