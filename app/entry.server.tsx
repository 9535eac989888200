import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { setCachePolicy } from "~/base/platform/cache-policy.server";
import { copyRefusalHeaders, scriptMark, setDocumentHeaders } from "~/base/platform/document.server";
import { scriptPreloads } from "~/base/platform/joined-assets.server";
import { log } from "~/base/platform/log.server";
import { bareRefusal } from "~/base/platform/rate-limits/bare-page.server";
import { sessionSecrets } from "~/base/platform/session-secret.server";
import { asRefused } from "~/house/ui/head/refused-title.server";
import { ScriptMark } from "~/house/ui/head/script-mark";
import { hasSessionCookie } from "~/provider/auth/session.server";
import { startServices } from "./startup.server";

const sources = await startServices();
// An invalid secret must stop the server at startup, not fail for the first visitor.
sessionSecrets();

/**
 * Renders a complete document: loaders are awaited and nothing streams, so the result can be cached unchanged unless it
 * was made for one visitor.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { loaderHeaders, actionHeaders } = context.staticHandlerContext;
  setCachePolicy(headers, { method: request.method, status, hasSession: hasSessionCookie(request), loaderHeaders });
  headers.append("Vary", "Cookie");
  copyRefusalHeaders(headers, actionHeaders, loaderHeaders);
  const bare = await bareRefusal(request, status, headers);
  if (bare) return bare;
  const mark = scriptMark(new URL(request.url).pathname, context.staticHandlerContext);
  const render = () =>
    renderToString(
      <ScriptMark.Provider value={mark}>
        <RemixServer context={context} url={request.url} />
      </ScriptMark.Provider>,
    );
  // One text for both uses below: joining it a second time would copy all of it again.
  const html = `<!DOCTYPE html>${status === 422 ? asRefused(render) : render()}`;
  setDocumentHeaders(headers, html, mark, sources);
  const preloads = scriptPreloads(context.staticHandlerContext.matches.map(({ route }) => route.id));
  if (preloads) headers.append("Link", preloads);
  return new Response(html, { status, headers });
}

/**
 * Logs unexpected errors. A request that the visitor canceled is not one, nor is one that the router refuses with 4xx
 * (no such route, a method without an action): anybody can send such requests, and the access log shows them.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error("http.unexpected", { error });
};
