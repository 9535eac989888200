import { words } from "./common-passwords.json";

const COMMON: ReadonlySet<string> = new Set(words);

const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** A common word with up to this many characters around it is still a common password. */
const MAX_TRIMMINGS = 8;

const spelledOut = (text: string) => text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);

/** The words that a password may be built on, with look-alike signs turned back into letters. */
function coresOf(password: string): Set<string> {
  const whole = password.normalize("NFKC").toLowerCase();
  const bare = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const withStart = whole.replace(/[^\p{L}]+$/u, "");
  const cores = new Set([whole]);
  for (const core of [bare, withStart, whole.replace(/[^\p{L}\p{N}]+/gu, "")]) {
    if (core !== "" && whole.length - core.length <= MAX_TRIMMINGS) cores.add(core).add(spelledOut(core));
  }
  return cores;
}

const lettersOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Shorter personal words are part of too many good passwords by chance. */
const MIN_OWN_LENGTH = 3;

/** From this length on, a business's name is not in a password by chance: it is refused anywhere in it. */
const MIN_WITHIN_LENGTH = 6;

interface Chooser {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly businessName?: string;
}

const wordsOf = (text: string) => [text, ...text.split(/[^\p{L}]+/u)];

function ownWords(shopName: string, { email, firstName = "", lastName = "", businessName = "" }: Chooser) {
  const [mailbox = "", domain = ""] = email.split("@");
  const company = domain.replace(/\.[^.]*$/, "");
  return [
    { what: "your business's name", texts: [businessName], isWithin: true },
    { what: "the shop's name", texts: wordsOf(shopName) },
    { what: "your name", texts: [firstName, lastName, firstName + lastName, lastName + firstName] },
    { what: "your e-mail address", texts: [email, domain, company, ...wordsOf(mailbox)] },
  ];
}

const COMMON_PASSWORD =
  "This is one of the passwords that attackers try first. Please choose another, for example several words that only you would combine.";

/**
 * What is wrong with a password that attackers try first (ASVS 5.0, section 6.2): a common one, the name or address of
 * the shop or the person, ignoring case and the digits and signs around it, or one that holds the name of the person's
 * business. `null` if nothing is.
 */
export function commonPasswordFault(password: string, shopName: string, chooser: Chooser): string | null {
  const cores = [...coresOf(password)];
  const letters = new Set(cores.map(lettersOf).filter((word) => word.length >= MIN_OWN_LENGTH));
  const isIn = (word: string) => word.length >= MIN_WITHIN_LENGTH && [...letters].some((text) => text.includes(word));
  const own = ownWords(shopName, chooser).find(({ texts, isWithin }) =>
    texts.map(lettersOf).some((word) => letters.has(word) || (isWithin && isIn(word))),
  );
  if (own) return `Please leave ${own.what} out of your password.`;
  return cores.some((core) => COMMON.has(core)) ? COMMON_PASSWORD : null;
}
