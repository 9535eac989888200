import type { IncomingMessage, ServerResponse } from "node:http";
import { barePage } from "../bare-page.server";
import { httpError } from "../http-errors.server";
import { log } from "../log.server";
import { meter } from "../metrics/meter.server";
import { takePost } from "../rate-limits/post-budget.server";
import { secondsToWait } from "../rate-limits/visitor-limits.server";
import { refuse, type Step } from "./step.server";

const YOURS = "Too many requests. Please wait a minute and try again.";
const BUSY =
  "The shop is very busy. Go back: what you typed is still there. Please wait a few seconds and send it again.";

const BUSY_SECONDS = 5;

interface Refusal {
  readonly status: 429 | 503;
  readonly line: string;
  /** Seconds. */
  readonly retryAfter: number;
}

async function refusalOf({ method, headers }: IncomingMessage): Promise<Refusal | null> {
  const isPost = method === "POST";
  const kind = isPost && headers["sec-fetch-site"] === "cross-site" ? " cross-site" : "";
  const retryAfter = await secondsToWait(isPost ? "post" : "read", kind);
  if (retryAfter > 0) return { status: 429, line: YOURS, retryAfter };
  if (!isPost || takePost()) return null;
  meter()?.refused("posts");
  return { status: 503, line: BUSY, retryAfter: BUSY_SECONDS };
}

/** Whether a script of the shop's pages asks, which shows the message itself. */
const isDataRequest = ({ url = "" }: IncomingMessage) => /[?&]_data=/.test(url);

const read = async (answer: Response) => ({ headers: answer.headers, body: await answer.text() });

async function answer(request: IncomingMessage, response: ServerResponse, refusal: Refusal): Promise<void> {
  const isData = isDataRequest(request);
  const thrown = httpError(refusal.status, refusal.line);
  const { headers, body } = await read(isData ? thrown : await barePage(thrown));
  response.writeHead(refusal.status, {
    ...Object.fromEntries(headers),
    "Retry-After": String(refusal.retryAfter),
    "Content-Length": Buffer.byteLength(body),
    ...(isData && { "X-Remix-Catch": "yes" }),
    // The rest of a body that nobody reads would be taken for the connection's next request.
    ...(request.method === "POST" && { Connection: "close" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Refuses what a visitor sends far beyond what people do (429), and posts of whomever while they take all of the one
 * thread (503), before any page is made for it. What people may come close to is limited where the form is read, and
 * answered in the shop's frame. Posts that another site sent from the visitor's browser do not use up the visitor's own.
 */
export const floods: Step = (request, response, next) => {
  refusalOf(request)
    .then((refusal) => (refusal ? answer(request, response, refusal) : next()))
    .catch((error: unknown) => {
      log.error("http.step", { error });
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "Something went wrong");
    });
};
