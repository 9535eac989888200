import type * as z from "zod/mini";

/** Who may make a call: anyone, whoever is signed in, or an admin. */
export type Access = "anyone" | "customer" | "admin";

/** One call of the contract (specification, section 7). */
export interface CallDefinition {
  readonly method: "GET" | "POST" | "PATCH";
  /** `:id` stands for one path segment. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** The JSON that is sent; without one the call has no body. */
  readonly body?: z.ZodMiniType;
  /** The JSON of a success; without one the answer may be anything, or nothing. */
  readonly answer?: z.ZodMiniType;
  /** Section 7 leaves the answer open: one that does not fit `answer` is no error. */
  readonly answerIsOpen?: true;
  /** The status of a success where it is not 200. */
  readonly success?: number;
  /** What a refusal means, by its status, beside 401 and 403 that follow from `access`. */
  readonly refusals?: Readonly<Record<number, string>>;
}
