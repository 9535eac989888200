import { json, redirect } from "@remix-run/node";
import { NOT_CACHED } from "./cache-policy.server";
import { UpstreamFailure } from "./upstream-failure.server";

export function httpError(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return json({ message }, { status, headers: { ...NOT_CACHED, ...headers } });
}

export function notFound(message: string): Response {
  return httpError(404, message);
}

const RETRY_AFTER_SECONDS = 5;

const STATUS: Readonly<Record<UpstreamFailure["reason"], number>> = {
  timeout: 504,
  down: 503,
  failing: 502,
  limited: 429,
};

/** What the answer to a form says; `retryAfter` in seconds, if known. Rethrows any other error. */
export function problemOf(error: unknown) {
  if (!(error instanceof UpstreamFailure)) throw error;
  const { message, reason, retryAfter = reason === "down" ? RETRY_AFTER_SECONDS : undefined } = error;
  return { problem: message, status: STATUS[reason], retryAfter };
}

/** Throws a response when the provider or the database failed. Rethrows any other error. */
export async function orUpstreamProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { problem, status, retryAfter } = problemOf(error);
    throw httpError(status, problem, retryAfter ? { "Retry-After": String(retryAfter) } : {});
  }
}

/** A browser that opened a refused file directly is sent to the page `path`, which explains the refusal. */
export async function orProblemOnPage(request: Request, path: string, file: Promise<Response>): Promise<Response> {
  try {
    return await file;
  } catch (problem) {
    const isOpened = request.headers.get("Accept")?.includes("text/html") ?? false;
    if (!isOpened || !(problem instanceof Response) || problem.status < 400) throw problem;
    return redirect(path, { headers: NOT_CACHED });
  }
}
