import type { IncomingMessage, ServerResponse } from "node:http";
import { pinoHttp } from "pino-http";
import { logger } from "../log.server";
import { requestIdOf } from "../request-context.server";
import type { Step } from "../step.server";
import { clientOf } from "../visitor.server";
import type { SecretPathOf } from "./secret-paths.server";

const MAX_PATH_CHARACTERS = 256;

const beginnings = new WeakMap<ServerResponse, { readonly at: number; readonly path: string | undefined }>();

/** Without the query, which may hold personal data. */
function loggedPath(url: string): string {
  const end = url.indexOf("?");
  return url.slice(0, end === -1 ? MAX_PATH_CHARACTERS : Math.min(end, MAX_PATH_CHARACTERS));
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
    // Node also reports "finished" for an answer whose client was disconnected partway.
    aborted: !response.writableFinished || request.socket.destroyed,
    client: clientOf(request.headers["user-agent"]),
  };
}

const logWhenFinished = pinoHttp({
  logger,
  genReqId: ({ headers }) => requestIdOf(headers["x-request-id"]),
  quietResLogger: true,
  wrapSerializers: false,
  serializers: { req: () => undefined },
  customLogLevel: () => "info",
  customSuccessMessage: () => "http.request",
  customErrorMessage: () => "http.request",
  customSuccessObject: fieldsOf,
  customErrorObject: fieldsOf,
});

/** For a secret page, the line names only the kind of page. */
export function accessLog(secretPathOf: SecretPathOf): Step {
  return (request, response, next) => {
    const { url = "" } = request;
    beginnings.set(response, { at: performance.now(), path: secretPathOf(url) ?? loggedPath(url) });
    logWhenFinished(request, response, next);
  };
}
