import { NOT_CACHED } from "./cache-policy.server";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * An error as a small standalone HTML page, for routes outside the shop's layout and its error boundaries.
 *
 * @param heading plain text
 * @param problem a thrown response whose JSON body has a message; its `Retry-After` is kept
 */
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
