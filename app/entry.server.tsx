import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { hasSessionCookie } from "~/auth/session.server";
import { cachedDocuments } from "~/cached-documents.server";
import films from "~/content/films.json";
import { LONG_POSTS, SECRET_PATHS } from "~/content/paths";
import { PHOTOGRAPHS_VERSION } from "~/content/photographs-version";
import { settleDocument } from "~/platform/cache-policy.server";
import { documentBody } from "~/platform/document.server";
import { handedOver } from "~/platform/handed-over.server";
import { attach } from "~/platform/http/attach.server";
import { FILMS, PHOTOGRAPHS } from "~/platform/http/public-files.server";
import { wholeAnswer } from "~/platform/http/whole-body.server";
import { log } from "~/platform/log.server";
import { SCRIPT_MARK } from "~/platform/own-scripts.server";
import { bareRefusal } from "~/platform/rate-limits/framed-refusals.server";
import { carryRefusal } from "~/platform/refusal-headers.server";
import { RenderedPartsStore } from "~/platform/rendered-parts.server";
import { sessionSecrets } from "~/platform/session-secret.server";
import { startServices } from "~/services/startup.server";
import { ERROR_TITLE_PREFIX } from "~/ui/head/error-title";
import { ScriptMark } from "~/ui/head/script-mark";
import { RenderedPartsContext } from "~/ui/kit/rendered-once";

attach({
  fileVersions: { [PHOTOGRAPHS]: PHOTOGRAPHS_VERSION, [FILMS]: films.version },
  documents: cachedDocuments,
  secretPaths: SECRET_PATHS,
  longPosts: LONG_POSTS,
});
const sources = await startServices();
// A secret that cannot sign stops the boot, not the first visitor.
sessionSecrets();
const renderedParts = new RenderedPartsStore();

/** Whether it is for a page that is the same for everybody, under the one address of that page. */
const isListed = ({ url }: Request) => cachedDocuments.queryOf(new URL(url).pathname) !== undefined;

/** The parts where an answer shows what no other does: an error in `<head>` and `<main>`, an answer to a form in `<main>`. */
function ownParts({ method }: Request, status: number): readonly string[] {
  if (status !== 200) return ["head", "main"];
  return method === "POST" ? ["main"] : [];
}

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
  const hasSession = hasSessionCookie(request);
  settleDocument(headers, { method: request.method, status, hasSession, loaderHeaders });
  headers.append("Vary", "Cookie");
  carryRefusal(headers, actionHeaders, loaderHeaders);
  const bare = await bareRefusal(request, status, headers);
  if (bare) return bare;
  const except = ownParts(request, status);
  const parts = renderedParts.forPage({ except, keeps: except.length === 0 && !hasSession && isListed(request) });
  const rendered = renderToString(
    <ScriptMark.Provider value={SCRIPT_MARK}>
      <RenderedPartsContext.Provider value={parts}>
        <RemixServer context={{ ...context, serverHandoffString: handedOver(context, parts.text) }} url={request.url} />
      </RenderedPartsContext.Provider>
    </ScriptMark.Provider>,
  );
  const titled = status === 422 ? rendered.replace("<title>", `<title>${ERROR_TITLE_PREFIX}`) : rendered;
  const html = `<!DOCTYPE html>${titled}`;
  const body = documentBody(parts.piecesOf(html), request.headers.get("Accept-Encoding"), headers, sources);
  return wholeAnswer(body, { status, headers });
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
