import type { IncomingMessage, ServerResponse } from "node:http";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { acceptedEncoding } from "../accept-encoding.server";
import { gzipped } from "../gzip.server";
import { wholeBodyOf } from "./whole-body.server";

/** Smaller bodies fit into one packet either way, in bytes. */
const THRESHOLD = 1024;

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|image\/svg\+xml)/i;

/** Parts of these are wanted as they come (HTML Standard, "Server-sent events"; Remix's deferred data). */
const PIECEMEAL = /^text\/(?:event-stream|remix-deferred)/i;

const isText = (type: string) => TEXT.test(type) && !PIECEMEAL.test(type);

/** Types whose texts would be read in a browser's own encoding if they did not name theirs. */
const NAMES_NONE = /^(?:text\/[^;]+|application\/json)$/i;

/** Adds to what a step has set already, as Express does; each cookie keeps a line of its own. */
function copyHead(answer: Response, response: ServerResponse): void {
  response.statusCode = answer.status;
  response.statusMessage = answer.statusText;
  for (const [name, value] of answer.headers.entries()) response.appendHeader(name, value);
  const type = answer.headers.get("Content-Type") ?? "";
  if (NAMES_NONE.test(type)) response.setHeader("Content-Type", `${type}; charset=utf-8`);
}

/** Says that the coding depends on the request (RFC 9110, section 12.5.5). */
function varyByCoding(response: ServerResponse): void {
  const vary = response.getHeader("Vary")?.toString();
  if (!vary) response.setHeader("Vary", "Accept-Encoding");
  else if (!/accept-encoding|\*/i.test(vary)) response.setHeader("Vary", `${vary}, Accept-Encoding`);
}

/** The coding for a text, unless it has one, is small, or may not be transformed (RFC 9111, section 5.2.2.6). */
function codingOf(request: IncomingMessage, response: ServerResponse, size: number) {
  const mayNot = /no-transform/i.test(response.getHeader("Cache-Control")?.toString() ?? "");
  if (size < THRESHOLD || mayNot || response.hasHeader("Content-Encoding")) return undefined;
  return acceptedEncoding(request.headers["accept-encoding"], ["gzip"]);
}

function sendText(request: IncomingMessage, response: ServerResponse, plain: Buffer): void {
  const coding = codingOf(request, response, plain.byteLength);
  const body = coding ? gzipped(plain) : plain;
  if (coding) response.setHeader("Content-Encoding", coding);
  response.setHeader("Content-Length", body.byteLength);
  response.end(body);
}

/**
 * Writes an answer of Remix: a document as it is, in one piece; other texts in one piece, compressed where the visitor
 * accepts it; anything else as it comes.
 *
 * @throws Error when a body breaks off; nothing more can be sent then
 */
export async function sendAnswer(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const whole = wholeBodyOf(answer);
  const text = whole === undefined && isText(answer.headers.get("Content-Type") ?? "");
  // Read before anything is written: what breaks off can still be answered with an error.
  const plain = text && answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined;
  copyHead(answer, response);
  if (text) varyByCoding(response);
  if (whole) response.end(whole);
  else if (plain) sendText(request, response, plain);
  else if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}
