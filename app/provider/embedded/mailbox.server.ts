import { domainToASCII } from "node:url";
import { normalizeEmail } from "~/domain/email";

/**
 * The mailbox that an address most likely reaches, as a key to count by: without what follows a plus sign, without dots
 * before the at sign, in lower case, with letters in their plain form and the domain in ASCII. Many spellings of an
 * address reach one person, so what is limited for a person must not be counted for each spelling. Two people whose
 * addresses differ in a dot alone share a count, no more.
 */
export function mailboxOf(email: string): string {
  const plain = normalizeEmail(email.normalize("NFKC"));
  const at = plain.lastIndexOf("@");
  const local = plain.slice(0, at);
  const domain = plain.slice(at + 1);
  const [name = ""] = local.replaceAll(".", "").split("+", 1);
  return `${name || local}@${domainToASCII(domain) || domain}`;
}
