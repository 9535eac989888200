import * as z from "zod/mini";
import { REQUIRED } from "./field-rules";

/** A field that is read from its text, trimmed; `value` returns an `Error` with the message if it cannot be read. */
export function readAs<T>(value: (typed: string) => T | Error) {
  return z.pipe(
    z.catch(z.string(), ""),
    z.transform((posted, context): T => {
      const read = value(posted.trim());
      if (!(read instanceof Error)) return read;
      context.issues.push({ code: "custom", message: read.message, input: posted });
      return z.NEVER;
    }),
  );
}

export const requiredField = <T>(value: (typed: string) => T | null, error: string) =>
  readAs((typed): T | Error => value(typed) ?? new Error(typed === "" ? REQUIRED : error));

export const optionalField = <T>(value: (typed: string) => T | null, error: string) =>
  readAs((typed): T | null | Error => (typed === "" ? null : (value(typed) ?? new Error(error))));

export const revisionField = () => z.string().check(z.regex(/^[1-9]\d{0,14}$/));
