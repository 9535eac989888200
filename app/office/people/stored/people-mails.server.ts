import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { letter, type MailShop } from "~/house/mail/frame.server";
import { type NewMail, queueMail } from "~/house/mail/outbox.server";
import { ROLE_WORDS, type Role } from "~/provider/accounts/roles";
import { INVITATION_DAYS } from "../person";
import { readPeople } from "./people-list.server";

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly link: string;
}

export function invitationMail(shop: MailShop, { id, email, role, invitedBy, link }: Invited): NewMail {
  const { label, opens } = ROLE_WORDS[role];
  return {
    kind: "staff-invitation",
    about: id,
    to: email,
    ...letter(shop, {
      subject: `You are invited to run ${shop.shopName}`,
      button: { link, label: "Accept the invitation" },
      parts: [
        `${invitedBy} invites you to help run ${shop.shopName}. Your role is ${label}: it opens ${opens}.`,
        `The link works once, within ${INVITATION_DAYS} days.`,
        "If you do not know why you got this, you do not need to do anything.",
      ],
      why: `You are receiving this e-mail because an owner of ${shop.shopName} entered this address.`,
    }),
  };
}

export interface OwnerMail {
  /** The shop as mails name it; `null` if no mail is sent. */
  readonly shop: MailShop | null;
  /** The addresses that the operator made owners, normalized. */
  readonly adminEmails: readonly string[];
  readonly by: string;
}

/**
 * So that one stolen session cannot make a change unseen. `what` follows the owner's address: "removed bo@shop.test."
 */
export async function tellOwners(
  trx: Transaction,
  { shop, adminEmails, by }: OwnerMail,
  what: string,
  now: EpochMs,
): Promise<void> {
  if (!shop) return;
  const owners = (await readPeople(trx, adminEmails)).filter(({ role, email }) => role === "owner" && email !== "");
  for (const to of new Set(owners.map(({ email }) => email.toLowerCase()))) {
    const mail = letter(shop, {
      subject: `Who runs ${shop.shopName} has changed`,
      button: { link: `${shop.publicOrigin}/admin/people`, label: "Open People" },
      parts: [
        `${by} ${what}`,
        "If you did not expect this, ask them. If it was not them, change your password, remove what does not belong there, and look at Events.",
      ],
      why: `You are receiving this e-mail because you are an owner of ${shop.shopName}.`,
    });
    await queueMail(trx, { kind: "people-changed", about: "", to, ...mail }, now);
  }
}
