import type { Request } from "undici";
import type * as z from "zod/mini";

/** A request's JSON, validated against the call's definition, or `null`. */
export async function readBody<T>(request: Request, { body }: { readonly body: z.ZodMiniType<T> }): Promise<T | null> {
  try {
    return body.parse(await request.json());
  } catch {
    return null;
  }
}
