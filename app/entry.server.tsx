import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { documentBody } from "~/platform/document.server";
import { installHttpServer } from "~/platform/http-server.server";
import { log } from "~/platform/log.server";
import { hasSessionCookie } from "~/platform/session.server";
import { startServices } from "~/services/startup.server";
import { ERROR_TITLE_PREFIX } from "~/ui/head/error-title";

installHttpServer();
await startServices();

/**
 * Renders a document whole: loaders are awaited, nothing streams, and the result can be cached as it is, unless it was
 * made for one visitor.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (hasSessionCookie(request)) headers.set("Cache-Control", "private, no-store");
  headers.append("Vary", "Cookie");
  const markup = renderToString(<RemixServer context={context} url={request.url} />);
  const titled = status === 422 ? markup.replace("<title>", `<title>${ERROR_TITLE_PREFIX}`) : markup;
  const body = documentBody(`<!DOCTYPE html>${titled}`, request.headers.get("Accept-Encoding"), headers);
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

/** Loader answers carry the same caching as they were given; an error is never kept. */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (response.status >= 400) response.headers.set("Cache-Control", "no-store");
  return response;
};

/**
 * Logs what nobody expected. A request that the visitor gave up is no error, and neither is one that the router refuses
 * with 4xx (no such route, a method without an action): anybody can send those, and the request's own line shows them.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error("http.unexpected", { error });
};
