import type { Response } from "undici";
import type * as z from "zod/mini";
import { type CallDefinition, ErrorBodySchema } from "~/provider/contract/call.server";
import { CALLS, type CallName } from "~/provider/contract/calls.server";
import { IncompleteAnswer, malformed, ProviderError, providerError } from "./provider-error.server";

/**
 * Reads a body of at most `limit` bytes, counted as they arrive. The signal releases it, even if the back end ignores
 * the signal. Throws `malformed` if it is larger or not UTF-8, or the stream's own error.
 */
export async function readText(response: Response, limit: number, signal: AbortSignal): Promise<string> {
  if (!response.body) return "";
  const reader = response.body.getReader();
  signal.addEventListener("abort", () => reader.cancel().catch(() => {}), { once: true });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) throw malformed(`larger than ${limit} bytes`);
    text += decode(decoder, value);
  }
  return text + decode(decoder);
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw malformed("not UTF-8");
  }
}

/** Releases the connection without reading the rest. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

/** How JSON begins: what begins so and cannot be read is an answer that broke off, without a length that shows it. */
const BEGUN = /^\s*[[{]/;

/** The JSON value of a body; an empty body is `null`. */
export function parseBody(text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw BEGUN.test(text) ? providerError("malformed", new IncompleteAnswer(error)) : malformed("not JSON");
  }
}

/** The seconds in a Retry-After header; a date is ignored (RFC 9110, section 10.2.3). */
function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

/** The error for a response that was not successful, with the server's message field if it sent one (section 8). */
export function refusal({ status, headers }: Pick<Response, "status" | "headers">, text: string): ProviderError {
  let body: z.infer<typeof ErrorBodySchema> = { message: "An unexpected error occurred" };
  try {
    body = ErrorBodySchema.parse(JSON.parse(text));
  } catch {
    // The body is HTML or empty, so there is no message to repeat.
  }
  const retryAfter = secondsOf(headers.get("Retry-After"));
  return new ProviderError("refused", body.message, status, undefined, retryAfter, body.fields);
}

export type AnswerOf<Name extends CallName> = (typeof CALLS)[Name] extends {
  readonly answer: infer Schema extends z.ZodMiniType;
}
  ? z.infer<Schema>
  : unknown;

const MAX_ISSUES = 3;

/**
 * Validates an answer against the contract. Throws `malformed`, with the position of the fault, never the value found
 * there.
 */
export function readAnswer<Name extends CallName>(name: Name, value: unknown): AnswerOf<Name> {
  const { answer }: CallDefinition = CALLS[name];
  if (!answer) return value as AnswerOf<Name>;
  const { data, error } = answer.safeParse(value);
  if (!error) return data as AnswerOf<Name>;
  const issues = error.issues.slice(0, MAX_ISSUES).map(({ path, code }) => `${path.join(".") || "all of it"}: ${code}`);
  throw malformed(issues.join(", "));
}
