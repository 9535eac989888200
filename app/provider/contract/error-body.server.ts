import * as z from "zod/mini";

/** The body of a response that was not successful: the server's message field, if it sends one (section 8). */
export const ErrorBodySchema = z.object({ message: z.string().check(z.minLength(1), z.maxLength(300)) });
