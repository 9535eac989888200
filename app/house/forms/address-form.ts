import * as z from "zod/mini";
import { COUNTRIES, DEFAULT_COUNTRY } from "~/base/addresses/address";
import { stateCode } from "~/base/addresses/states";
import { oneOf, requiredText, text } from "./field-rules";

const ZIP_PROBLEM = "Please enter a valid ZIP code";

const isZip = (zip: string) => /^\d{5}(?:-\d{4})?$/.test(zip);

const STATE_PROBLEM = "Please choose a state from the list, such as OR or Oregon";

const StateSchema = z.transform((typed: string, context) => {
  const code = stateCode(typed);
  if (code !== null) return code;
  context.issues.push({ code: "custom", message: STATE_PROBLEM, input: typed });
  return z.NEVER;
});

/** The address that accounts and orders share (specification, sections 3 and 5). */
export const MailingAddressSchema = z.object({
  address1: requiredText(),
  address2: text(),
  city: requiredText(),
  province: z.pipe(requiredText(), StateSchema),
  zip: requiredText().check(z.refine(isZip, { error: ZIP_PROBLEM })),
  country: oneOf(
    COUNTRIES.map(({ code }) => code),
    DEFAULT_COUNTRY,
  ),
});
