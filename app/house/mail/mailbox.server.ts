import { domainToASCII } from "node:url";
import { normalizeEmail } from "~/base/addresses/email";

/**
 * The mailbox that an address most likely reaches, as a key to count by: without what follows a plus sign, without dots
 * before the at sign, in lower case, with letters in their plain form and the domain in ASCII. Many spellings of an
 * address reach one person, so a limit per person must not count each spelling separately. At worst, two people whose
 * addresses differ only in dots share a count.
 */
export function mailboxOf(email: string): string {
  const plain = normalizeEmail(email.normalize("NFKC"));
  const at = plain.lastIndexOf("@");
  const local = plain.slice(0, at);
  const domain = plain.slice(at + 1);
  const [name = ""] = local.replaceAll(".", "").split("+", 1);
  return `${name || local}@${domainToASCII(domain) || domain}`;
}
