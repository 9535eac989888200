import { Response } from "undici";

/** A JSON answer of the contract. */
export function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });
}

/** An answer that is no success, with the message field that section 8 speaks of. */
export function refuse(status: number, message: string): Response {
  return answer(status, { message });
}

/** 400: the body is not what the contract has for the call. */
export function badRequest(): Response {
  return refuse(400, "The request does not have the fields of the contract");
}
