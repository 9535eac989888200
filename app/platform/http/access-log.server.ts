import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { pinoHttp } from "pino-http";
import { logger } from "../log.server";
import { currentRequestId } from "../request-context.server";
import type { Step } from "./step.server";

/** What is lost later: the start time, and the path before a step rewrote it. */
const beginnings = new WeakMap<ServerResponse, { readonly at: number; readonly path: string | undefined }>();

/** A rough classification of the client: the User-Agent itself is not logged. */
function clientOf({ headers }: IncomingMessage): "crawler" | "person" | "unknown" {
  const userAgent = headers["user-agent"];
  if (!userAgent) return "unknown";
  return isbot(userAgent) ? "crawler" : "person";
}

function fieldsOf(request: IncomingMessage, response: ServerResponse) {
  const now = performance.now();
  const { at = now, path } = beginnings.get(response) ?? {};
  return {
    requestId: request.id,
    method: request.method,
    path,
    status: response.statusCode,
    ms: Math.round((now - at) * 10) / 10,
    aborted: !response.writableFinished,
    client: clientOf(request),
  };
}

const logWhenFinished = pinoHttp({
  logger,
  genReqId: () => currentRequestId() ?? "",
  quietResLogger: true,
  wrapSerializers: false,
  serializers: { req: () => undefined },
  customLogLevel: () => "info",
  customSuccessMessage: () => "http.request",
  customErrorMessage: () => "http.request",
  customSuccessObject: fieldsOf,
  customErrorObject: fieldsOf,
});

/** Logs one line when the response is finished or aborted, without the query, which may hold personal data. */
export const accessLog: Step = (request, response, next) => {
  beginnings.set(response, { at: performance.now(), path: request.url?.split("?", 1)[0] });
  logWhenFinished(request, response, next);
};
