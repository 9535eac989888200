import { json, redirect } from "@remix-run/node";
import { NOT_CACHED } from "./cache-policy.server";
import { UpstreamFailure } from "./upstream-failure.server";

/** A response to throw: a status code, and a sentence for the person who reads it. */
export function httpError(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return json({ message }, { status, headers: { ...NOT_CACHED, ...headers } });
}

/** A 404 response to throw. */
export function notFound(message: string): Response {
  return httpError(404, message);
}

const RETRY_AFTER_SECONDS = 5;

const STATUS = { timeout: 504, down: 503, failing: 502, limited: 429 } as const;

/**
 * The status code for a failure behind the shop: 504 past its time limit, 503 when it is down, 429 when it limits the
 * visitor, 502 otherwise.
 */
function statusOf({ reason }: UpstreamFailure): number {
  return STATUS[reason];
}

/** How long to wait before trying again after a failure behind the shop, in seconds; `undefined` if unknown. */
function retryAfterOf({ reason, retryAfter }: UpstreamFailure): number | undefined {
  return retryAfter ?? (reason === "down" ? RETRY_AFTER_SECONDS : undefined);
}

/**
 * What the answer to a form says about a failure behind the shop: why, its status code, and when to try again, in
 * seconds. Any other error is rethrown unchanged.
 */
export function problemOf(error: unknown) {
  if (!(error instanceof UpstreamFailure)) throw error;
  return { problem: error.message, status: statusOf(error), retryAfter: retryAfterOf(error) };
}

/**
 * The value, or a thrown response when the provider or the database behind it failed. Any other error is rethrown
 * unchanged.
 */
export async function orUpstreamProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { problem, status, retryAfter } = problemOf(error);
    throw httpError(status, problem, retryAfter ? { "Retry-After": String(retryAfter) } : {});
  }
}

/**
 * Sends a file. If that is refused and a browser opened the file directly, redirects to the page that the file belongs
 * to, which explains the refusal. Other requests, such as for a picture in a page, get the refusal itself.
 *
 * @param path the page; it must not lead back to the file
 */
export async function orProblemOnPage(request: Request, path: string, file: Promise<Response>): Promise<Response> {
  try {
    return await file;
  } catch (problem) {
    const isOpened = request.headers.get("Accept")?.includes("text/html") ?? false;
    if (!isOpened || !(problem instanceof Response) || problem.status < 400) throw problem;
    return redirect(path, { headers: NOT_CACHED });
  }
}
