import { createValidator, type Validator } from "remix-validated-form";
import type * as z from "zod/mini";

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join(".");

function errorsOf(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[nameOf(path)] ??= message;
  return errors;
}

export type Posted = Readonly<Record<string, unknown>>;

/** For browser and server. `counted` drops posted values that do not count. */
export function zodValidator<T>(
  schema: z.ZodMiniType<T>,
  counted: (posted: Posted) => Posted = (posted) => posted,
): Validator<T> {
  return createValidator<T>({
    async validate(values) {
      const result = schema.safeParse(counted(values));
      if (result.success) return { data: result.data, error: undefined };
      return { data: undefined, error: errorsOf(result.error) };
    },
    async validateField(values, field) {
      const result = schema.safeParse(counted(values));
      const error = result.success ? undefined : errorsOf(result.error)[field];
      return error === undefined ? {} : { error };
    },
  });
}
