import * as z from "zod/mini";

/** An answer that is no success: the server's message field, where it sends one (section 8). */
export const ErrorBodySchema = z.object({ message: z.string().check(z.minLength(1), z.maxLength(300)) });
