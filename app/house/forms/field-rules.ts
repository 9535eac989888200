import * as z from "zod/mini";
import { countText } from "~/base/text/counts";

/** The message of every empty required field (specification, section 5). */
export const REQUIRED = "This field is required";

export const MESSAGES = {
  email: "Please enter a valid email address",
  phone: "Please enter a valid phone number",
} as const;

export const WRONG_CODE = "The code is missing, wrong, or was used already";

const MAX_LENGTH = 200;

const tooLong = (most: number) => `Please use at most ${countText(most)} characters`;

export function text(most = MAX_LENGTH) {
  return z.catch(z.string(), "").check(z.trim(), z.maxLength(most, { error: tooLong(most) }));
}

/** Its other rules apply only if it is not empty. */
export const requiredText = (most = MAX_LENGTH) => cleanedText((typed) => typed.trim(), most);

/** A text that must not be empty once `clean` has removed what is not stored of it. */
export function cleanedText(clean: (typed: string) => string, most: number) {
  return z
    .string({ error: REQUIRED })
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: REQUIRED, abort: true }),
      z.maxLength(most, { error: tooLong(most) }),
    );
}

export function checkbox() {
  return z._default(
    z.pipe(
      z.unknown(),
      z.transform(() => true),
    ),
    false,
  );
}

/** One of the given choices; `fallback` if nothing was posted. */
export const oneOf = <const T extends string>(values: readonly T[], fallback?: T) => {
  const choice = z.enum(values as readonly [T, ...T[]], { error: REQUIRED });
  return fallback === undefined ? choice : z._default(choice, fallback);
};
