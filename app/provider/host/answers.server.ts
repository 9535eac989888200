import { type Request, Response } from "undici";
import type * as z from "zod/mini";

export function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });
}

/** A response that is not successful, with the message field of section 8. */
export function refuseCall(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return answer(status, { message }, headers);
}

/** 422: the refused fields by their paths, each with a message for the person who typed it. */
export function refuseFields(fields: Readonly<Record<string, string>>): Response {
  return answer(422, { message: "Some fields were refused", fields });
}

export function badRequest(): Response {
  return refuseCall(400, "The request does not have the fields of the contract");
}

export async function readBody<T>(request: Request, { body }: { readonly body: z.ZodMiniType<T> }): Promise<T | null> {
  try {
    return body.parse(await request.json());
  } catch {
    return null;
  }
}
