import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { env } from "../env.server";
import { httpError } from "../http-errors.server";
import { meter } from "../metrics/meter.server";
import { barePage } from "../rate-limits/bare-page.server";
import { createReadQueue, takePost, takeRead } from "../rate-limits/thread-budget.server";
import { secondsToWait } from "../rate-limits/visitor-limits.server";
import { currentVisitor } from "../request-context.server";
import { singleton } from "../singleton.server";
import { fail, type Step } from "../step.server";
import { PROBED } from "./malformed-requests.server";

const TOO_MANY = "Too many requests. Please wait a minute and try again.";
const BUSY =
  "The shop is very busy. Go back: what you typed is still there. Please wait a few seconds and send it again.";

const BUSY_FOR_READS = "The shop is very busy. Please wait a few seconds and load the page again.";

const HEADING = "Please try again in a moment";

const BUSY_SECONDS = 5;

interface Refusal {
  readonly status: 429 | 503;
  readonly line: string;
  /** Seconds. */
  readonly retryAfter: number;
}

function clientOf({ "user-agent": agent, "accept-language": language, cookie }: IncomingHttpHeaders): string {
  return createHash("sha256")
    .update(JSON.stringify([agent, language, cookie]))
    .digest("base64url");
}

const reads = () =>
  singleton("read-queue", () =>
    createReadQueue({ take: takeRead, now: () => performance.now(), factor: env().rateLimitFactor }),
  );

const isReadTaken = (client: string, response: ServerResponse): Promise<boolean> =>
  reads()({ visitor: currentVisitor() ?? "", client, hasLeft: () => response.destroyed });

async function refusalOfPost({ headers }: IncomingMessage): Promise<Refusal | null> {
  const retryAfter = await secondsToWait("post", headers["sec-fetch-site"] === "cross-site" ? " cross-site" : "");
  if (retryAfter > 0) return { status: 429, line: TOO_MANY, retryAfter };
  if (takePost()) return null;
  meter()?.refused("posts");
  return { status: 503, line: BUSY, retryAfter: BUSY_SECONDS };
}

async function refusalOfRead(
  { headers, url = "" }: IncomingMessage,
  response: ServerResponse,
): Promise<Refusal | null> {
  if (PROBED.has(url)) return null;
  const client = clientOf(headers);
  const retryAfter = await secondsToWait("read", ` ${client}`);
  if (retryAfter > 0) return { status: 429, line: TOO_MANY, retryAfter };
  if (await isReadTaken(client, response)) return null;
  meter()?.refused("reads");
  return { status: 503, line: BUSY_FOR_READS, retryAfter: BUSY_SECONDS };
}

const refusalOf = (request: IncomingMessage, response: ServerResponse) =>
  request.method === "POST" ? refusalOfPost(request) : refusalOfRead(request, response);

const isDataRequest = ({ url = "" }: IncomingMessage) => /[?&]_data=/.test(url);

const read = async (answer: Response) => ({ headers: answer.headers, body: await answer.text() });

async function answer(request: IncomingMessage, response: ServerResponse, refusal: Refusal): Promise<void> {
  const isData = isDataRequest(request);
  const thrown = httpError(refusal.status, refusal.line);
  const { headers, body } = await read(isData ? thrown : await barePage(thrown, HEADING));
  response.writeHead(refusal.status, {
    ...Object.fromEntries(headers),
    "Retry-After": String(refusal.retryAfter),
    "Content-Length": Buffer.byteLength(body),
    ...(isData && { "X-Remix-Catch": "yes" }),
    // Otherwise, the unread rest of the body would be taken for the connection's next request.
    ...(request.method === "POST" && { Connection: "close" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Refuses a visitor who sends far more than people do (429), and anybody's posts and reads while they take all of the
 * thread's time (503). Limits that people may reach are checked where the form is read, with an answer in the shop's
 * frame. Posts that another site made the browser send have a limit of their own.
 */
export const floods: Step = (request, response, next) => {
  refusalOf(request, response)
    .then((refusal) => {
      if (response.destroyed) return undefined;
      return refusal ? answer(request, response, refusal) : next();
    })
    .catch((error: unknown) => fail(response, "http.step", error));
};
