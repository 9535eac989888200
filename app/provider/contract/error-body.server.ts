import * as z from "zod/mini";

/**
 * The body of a response that was not successful: the server's message field, if it sends one (section 8), and where the
 * call says so the fields of the body that it does not take, by their paths, each with words for whoever typed it.
 */
export const ErrorBodySchema = z.object({
  message: z.string().check(z.minLength(1), z.maxLength(300)),
  fields: z.optional(z.record(z.string().check(z.maxLength(100)), z.string().check(z.minLength(1), z.maxLength(200)))),
});
