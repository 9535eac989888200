import { barePage } from "../bare-page.server";
import { httpError } from "../http-errors.server";
import { LIMITS } from "../limits.server";
import { singleton } from "../singleton.server";
import { createLimit } from "./limit.server";

/** The status codes that answer a flood of posts. */
const REFUSALS = new Set([403, 413, 429, 503]);

const frames = () => singleton("limit-frames", () => createLimit({ times: LIMITS.framedRefusals, seconds: 1 }));

const MINUTE_SECONDS = 60;

const messageOf = (retryAfter: number) =>
  `Too much is being sent to the shop at the moment. Go back: what you typed is still there. Please wait ${
    retryAfter <= MINUTE_SECONDS ? "a minute" : `${Math.ceil(retryAfter / MINUTE_SECONDS)} minutes`
  } and send it again.`;

/**
 * A small page for a refused post, instead of one in the shop's frame, once too many of those were rendered within a
 * second: in a flood of posts, rendering the refusals alone would take all of the thread's time.
 *
 * @returns `null` if the framed page is to be rendered
 */
export async function bareRefusal({ method }: Request, status: number, headers: Headers): Promise<Response | null> {
  if (method !== "POST" || !REFUSALS.has(status) || (await frames().count("all")) === 0) return null;
  const retryAfter = Number(headers.get("Retry-After") ?? MINUTE_SECONDS);
  return barePage(httpError(status, messageOf(retryAfter), { "Retry-After": String(retryAfter) }));
}
