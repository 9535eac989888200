import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { hasSessionCookie } from "~/auth/session.server";
import { settleDocument } from "~/platform/cache-policy.server";
import { documentBody } from "~/platform/document.server";
import { attach } from "~/platform/http/attach.server";
import { log } from "~/platform/log.server";
import { startServices } from "~/services/startup.server";
import { ERROR_TITLE_PREFIX } from "~/ui/head/error-title";

attach();
const sources = await startServices();

/**
 * Renders a complete document: loaders are awaited and nothing streams, so the result can be cached as is unless it was
 * made for one visitor.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { loaderHeaders, actionHeaders } = context.staticHandlerContext;
  settleDocument(headers, { method: request.method, status, hasSession: hasSessionCookie(request), loaderHeaders });
  headers.append("Vary", "Cookie");
  // What was not read of a form that is too large would be taken for the connection's next request.
  if (Object.values(actionHeaders).some((of) => of.get("Connection") === "close")) headers.set("Connection", "close");
  const markup = renderToString(<RemixServer context={context} url={request.url} />);
  const titled = status === 422 ? markup.replace("<title>", `<title>${ERROR_TITLE_PREFIX}`) : markup;
  const body = documentBody(`<!DOCTYPE html>${titled}`, request.headers.get("Accept-Encoding"), headers, sources);
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

/**
 * Logs unexpected errors. A request that the visitor canceled is not one, nor is one that the router refuses with 4xx
 * (no such route, a method without an action): anybody can send those, and the access log shows them.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error("http.unexpected", { error });
};
