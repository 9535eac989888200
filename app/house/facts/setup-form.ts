import * as z from "zod/mini";
import { revisionField } from "~/house/forms/typed-field";
import { zodValidator } from "~/house/forms/zod-validator";
import { email, emails, line, MAX_NAME_LENGTH, MAX_SHORT_NAME_LENGTH, phone } from "./fact-readers";
import { type OwnerFacts, SHOP_MAILS } from "./owner-facts";

export const SETUP_FORM_ID = "setup";

export const setupValidator = zodValidator(
  z.object({
    revision: revisionField(),
    name: line(MAX_NAME_LENGTH),
    phone: phone(),
    email: email(),
    mail: emails(),
  }),
);

export interface SetupAnswers extends Pick<OwnerFacts, "name" | "phone" | "email"> {
  /** The addresses that get every kind of mail to the shop. */
  readonly mail: readonly string[];
}

/** As many words of a name as fit at the top of a page. */
function shortened(name: string): string {
  const words = name.split(" ");
  const counts = words.map((_word, index) => words.slice(0, index + 1).join(" "));
  return counts.findLast(({ length }) => length <= MAX_SHORT_NAME_LENGTH) ?? name.slice(0, MAX_SHORT_NAME_LENGTH);
}

/** Facts with the owner's answers. A new name changes the short name too, and makes the founding year unknown. */
export function withAnswers(facts: OwnerFacts, { mail, name, phone, email }: SetupAnswers): OwnerFacts {
  const shortName = name === facts.name ? facts.shortName : shortened(name);
  const mailTo = Object.fromEntries(SHOP_MAILS.map((kind) => [kind, mail])) as OwnerFacts["mailTo"];
  const foundingYear = name === facts.name ? facts.foundingYear : null;
  return { ...facts, name, phone, email, shortName, foundingYear, mailTo };
}

export const setupFields = ({ name, phone, email, mailTo }: OwnerFacts) => ({
  name,
  phone: phone.display,
  email,
  mail: mailTo.orders.join(", "),
});
