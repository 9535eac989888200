import { NOT_CACHED } from "../cache-policy.server";
import { httpError } from "../http-errors.server";
import { LIMITS } from "../limits.server";
import { singleton } from "../singleton.server";
import { createLimit } from "./limit.server";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** For routes outside the shop's layout. `problem` has a message in its JSON body; its `Retry-After` is kept. */
export async function barePage(problem: Response, heading = "That could not be accepted"): Promise<Response> {
  const { message } = (await problem.json()) as { message: string };
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Problem</title></head><body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(message)}</p><p><a href="/login">Sign in again</a> or <a href="/">go to the shop</a>.</p></main></body></html>`;
  const retryAfter = problem.headers.get("Retry-After");
  return new Response(html, {
    status: problem.status,
    headers: {
      ...NOT_CACHED,
      ...(retryAfter !== null && { "Retry-After": retryAfter }),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    },
  });
}

const REFUSALS = new Set([403, 413, 429, 503]);

const frames = () => singleton("limit-frames", () => createLimit({ times: LIMITS.framedRefusals, seconds: 1 }));

const MINUTE_SECONDS = 60;

const messageOf = (retryAfter: number) =>
  `Too much is being sent to the shop at the moment. Go back: what you typed is still there. Please wait ${
    retryAfter <= MINUTE_SECONDS ? "a minute" : `${Math.ceil(retryAfter / MINUTE_SECONDS)} minutes`
  } and send it again.`;

/** `null` while few are rendered in the frame: in a flood, these alone would take all of the thread's time. */
export async function bareRefusal({ method }: Request, status: number, headers: Headers): Promise<Response | null> {
  if (method !== "POST" || !REFUSALS.has(status) || (await frames().count("all")) === 0) return null;
  const retryAfter = Number(headers.get("Retry-After") ?? MINUTE_SECONDS);
  return barePage(httpError(status, messageOf(retryAfter), { "Retry-After": String(retryAfter) }));
}
