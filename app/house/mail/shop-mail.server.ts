import type { Reader, Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { currentFacts } from "~/house/facts/facts.server";
import type { ShopMail } from "~/house/facts/owner-facts";
import { letter, type MailPart, type MailShop } from "./frame.server";
import { type NewMail, queueMail } from "./outbox.server";

export interface ShopLetter {
  readonly mail: ShopMail;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  readonly page: { readonly path: string; readonly label: string };
}

export function mailToShop(
  shop: MailShop,
  to: string,
  { kind, subject, parts, page }: Omit<ShopLetter, "mail"> & Pick<NewMail, "kind">,
): NewMail {
  const written = letter(shop, {
    subject,
    button: { link: `${shop.publicOrigin}${page.path}`, label: page.label },
    parts,
    why: `This address is entered at ${shop.publicOrigin}/admin/shop.`,
    isToShop: true,
  });
  return { kind, about: "", to, ...written };
}

export async function shopMails(db: Reader, shop: MailShop, letter: ShopLetter): Promise<readonly NewMail[]> {
  const { mailTo } = (await currentFacts(db)).facts;
  return mailTo[letter.mail].map((to) => mailToShop(shop, to, { ...letter, kind: `shop-${letter.mail}` }));
}

/** In the transaction that the mail reports on, at the addresses that the owner entered for this kind. */
export async function notifyShop(trx: Transaction, shop: MailShop, letter: ShopLetter, now: EpochMs): Promise<void> {
  for (const mail of await shopMails(trx, shop, letter)) await queueMail(trx, mail, now);
}
