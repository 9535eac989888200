import type * as z from "zod/mini";

/** Who may make a call: anyone, any signed-in user, or an admin. */
export type Access = "anyone" | "customer" | "admin";

/** One call of the contract (specification, section 7). */
export interface CallDefinition {
  readonly method: "GET" | "POST" | "PATCH";
  /** `:id` stands for one path segment. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** What each parameter of the query means, besides `_t`; all may be left out, and a host that knows none ignores it. */
  readonly query?: Readonly<Record<string, string>>;
  /** The JSON request body; without it the call has no body. */
  readonly body?: z.ZodMiniType;
  /** The JSON of a successful response; without it the response may be anything, or empty. */
  readonly answer?: z.ZodMiniType;
  /** Section 7 leaves the response open: one that does not match `answer` is not an error. */
  readonly answerIsOpen?: true;
  /** The status code of success, if not 200. */
  readonly success?: number;
  /** The answer is the same for everybody, and the shop keeps one for all. */
  readonly isForEverybody?: true;
  /** The body has a key by which the host knows the call again: sent twice, it is done once. */
  readonly isRepeatable?: true;
  /** What a refusal means, by status code, in addition to 401 and 403, which follow from `access`. */
  readonly refusals?: Readonly<Record<number, string>>;
}
