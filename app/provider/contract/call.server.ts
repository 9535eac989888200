import * as z from "zod/mini";

/** The largest answer that the shop reads, in bytes, of a call that says nothing else. */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

export type CallAccess = "anyone" | "customer" | "admin";

/** One call of the contract (specification, section 7). */
export interface CallDefinition {
  readonly method: "GET" | "POST" | "PATCH";
  /** `:id` stands for one path segment. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: CallAccess;
  /** The JSON request body; without it the call has no body. */
  readonly body?: z.ZodMiniType;
  /** The JSON of a successful response; without it the response may be anything, or empty. */
  readonly answer?: z.ZodMiniType;
  /** Section 7 leaves the response open: one that does not match `answer` is not an error. */
  readonly answerIsOpen?: true;
  /** The status code of success, if not 200. */
  readonly success?: number;
  /** The answer is the same for everyone, and the shop caches one for all. */
  readonly isForEverybody?: true;
  readonly maxAnswerBytes?: number;
  /** What a refusal means, by status code, in addition to 401 and 403, which follow from `access`. */
  readonly refusals?: Readonly<Record<number, string>>;
}

/**
 * Any response that was not successful: the server's message, if it sends one (section 8), and for calls that define it
 * the refused fields of the body by path, each with a message for the person who typed it.
 */
export const ErrorBodySchema = z.object({
  message: z.string().check(z.minLength(1), z.maxLength(300)),
  fields: z.optional(z.record(z.string().check(z.maxLength(100)), z.string().check(z.minLength(1), z.maxLength(200)))),
});
