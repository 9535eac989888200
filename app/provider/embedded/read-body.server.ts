import type { Request } from "undici";
import type { ZodMiniType } from "zod/mini";
import { refuse } from "./router.server";

/** A request's JSON as the contract has it, or `null`. */
export async function readBody<T>(request: Request, schema: ZodMiniType<T>): Promise<T | null> {
  try {
    return schema.parse(await request.json());
  } catch {
    return null;
  }
}

export const badRequest = () => refuse(400, "The request does not have the fields of the contract");
