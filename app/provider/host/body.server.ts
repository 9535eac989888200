import type { Request } from "undici";
import type * as z from "zod/mini";
import type { CALLS } from "../contract/calls.server";

type CallsWithBody = {
  [Name in keyof typeof CALLS]: (typeof CALLS)[Name] extends { readonly body: z.ZodMiniType } ? Name : never;
}[keyof typeof CALLS];

/** The body of a call as the contract has it. */
export type BodyOf<Name extends CallsWithBody> = z.infer<(typeof CALLS)[Name]["body"]>;

/** A request's JSON as the call's definition has it, or `null`. */
export async function readBody<T>(request: Request, { body }: { readonly body: z.ZodMiniType<T> }): Promise<T | null> {
  try {
    return body.parse(await request.json());
  } catch {
    return null;
  }
}
