import * as z from "zod/mini";

/**
 * The body of a response that was not successful: the server's message field, if it sends one (section 8), and, for
 * calls that define it, the refused fields of the body by path, each with a message for the person who typed it.
 */
export const ErrorBodySchema = z.object({
  message: z.string().check(z.minLength(1), z.maxLength(300)),
  fields: z.optional(z.record(z.string().check(z.maxLength(100)), z.string().check(z.minLength(1), z.maxLength(200)))),
});
