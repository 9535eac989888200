import { createValidator, type Validator } from "remix-validated-form";
import type * as z from "zod/mini";

/** A field's name as the form writes it: `mailingAddress.city`. */
const nameOf = (path: readonly PropertyKey[]) => path.map(String).join(".");

/** The first error of each field, by name. */
function errorsOf(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[nameOf(path)] ??= message;
  return errors;
}

/** A validator for remix-validated-form that browser and server share, from one schema. */
export function zodValidator<T>(schema: z.ZodMiniType<T>): Validator<T> {
  return createValidator<T>({
    async validate(values) {
      const result = schema.safeParse(values);
      if (result.success) return { data: result.data, error: undefined };
      return { data: undefined, error: errorsOf(result.error) };
    },
    async validateField(values, field) {
      const result = schema.safeParse(values);
      const error = result.success ? undefined : errorsOf(result.error)[field];
      return error === undefined ? {} : { error };
    },
  });
}
