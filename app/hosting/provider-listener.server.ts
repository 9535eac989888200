import type { IncomingMessage, RequestListener } from "node:http";
import { NOT_CACHED } from "~/platform/cache-policy.server";
import { accessLog } from "~/platform/http/access-log.server";
import { cacheControl } from "~/platform/http/cache-control.server";
import { floods } from "~/platform/http/floods.server";
import { framing } from "~/platform/http/framing.server";
import { host } from "~/platform/http/host.server";
import { lastAnswer } from "~/platform/http/last-answer.server";
import { metered } from "~/platform/http/metered.server";
import { metricsPage } from "~/platform/http/metrics-page.server";
import { oneAtATime } from "~/platform/http/one-at-a-time.server";
import { origin } from "~/platform/http/origin.server";
import { requestContext, tellRequestId } from "~/platform/http/request-context.server";
import { type SecretPath, secretPages, secretPathsIn } from "~/platform/http/secret-paths.server";
import { securityHeaders, setSecurityHeaders } from "~/platform/http/security-headers.server";
import { inOrder, refuse } from "~/platform/http/step.server";
import { target } from "~/platform/http/target.server";
import { visitor } from "~/platform/http/visitor.server";
import { startMeter } from "~/platform/metrics/meter.server";
import { markRoute, NO_ROUTE } from "~/platform/metrics/routes.server";
import { type BackendHandle, SIGN_IN_PAGES } from "~/provider/contract/backend.server";
import { answerWith } from "./answer-with.server";
import { apiAnswer } from "./api-answer.server";
import { asVisitorOf, refusalOf } from "./call-limits.server";
import { callNameOf } from "./call-name.server";
import { callersWith } from "./callers.server";
import { hostedPage } from "./hosted-page.server";
import { liveness, readinessOf } from "./probes.server";

/** Calls and pages whose path contains a secret, as the log shows them. */
const SECRET_PATHS: readonly SecretPath[] = [
  "/api/linked-orders/:link",
  `${SIGN_IN_PAGES}password/:code`,
  `${SIGN_IN_PAGES}email/:code`,
];

/** The back end itself decides which of these each path of the contract accepts. */
const METHODS = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];

const pathOf = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";

interface ProviderListenerOptions {
  readonly backend: Pick<BackendHandle, "handle" | "ping">;
  /** The token that shops must send, or `null` if none is required. */
  readonly token: string | null;
  /** The origins at which browsers see the provider's pages and the shop. */
  readonly pagesOrigin: string;
  readonly shopOrigin: string;
}

/**
 * Answers everything sent to a provider's own process: the contract's calls for shops with the token, the provider's
 * pages for browsers, and a platform's probes. `/` and `/login`, to which its pages link, redirect to the shop.
 */
export function providerListener({
  backend,
  token,
  pagesOrigin,
  shopOrigin,
}: ProviderListenerOptions): RequestListener {
  const isCaller = callersWith(token);
  const secretPathOf = secretPathsIn(SECRET_PATHS);
  const answered = answerWith((request) => apiAnswer(backend.handle, request));
  const calls: RequestListener = async (request, response) => {
    const name = callNameOf(request.method, pathOf(request));
    const refusal = token === null ? null : await refusalOf(request, name);
    if (refusal) await answerWith(async () => refusal)(request, response);
    else if (token === null) answered(request, response);
    else asVisitorOf(request, () => answered(request, response));
  };
  const strangers = answerWith(async () =>
    Response.json(
      { message: "This host answers shops that name themselves: see PROVIDER_TOKEN" },
      { status: 401, headers: { ...NOT_CACHED, "WWW-Authenticate": "Bearer" } },
    ),
  );
  const pages = inOrder(
    [
      target("GET", "HEAD", "POST"),
      setSecurityHeaders(securityHeaders(pagesOrigin)),
      host(pagesOrigin),
      origin,
      visitor,
      floods,
    ],
    answerWith(hostedPage),
  );
  const toShop = (path: string) => answerWith(async () => Response.redirect(`${shopOrigin}${path}`, 302));
  const ways: Readonly<Record<string, RequestListener>> = {
    "/healthz": answerWith(liveness),
    "/readyz": answerWith(readinessOf(backend)),
    "/": toShop("/"),
    "/login": toShop("/login"),
  };

  function listenerFor(path: string): RequestListener | undefined {
    if (path.startsWith("/api/")) return calls;
    if (path.startsWith(SIGN_IN_PAGES)) return pages;
    return Object.hasOwn(ways, path) ? ways[path] : undefined;
  }

  /** The name of an answer in the metrics: the contract's call, or one of a few addresses. */
  function nameOf(listener: RequestListener, path: string, method?: string): string {
    if (listener === calls) return callNameOf(method, path) ?? "unknown-call";
    return listener === pages ? "pages" : path;
  }

  const metrics = startMeter();
  return inOrder(
    [
      ...(metrics ? [metered(() => NO_ROUTE)] : []),
      oneAtATime,
      lastAnswer,
      accessLog(secretPathOf),
      requestContext,
      framing,
      target(...METHODS),
      ...(metrics ? [metricsPage(metrics)] : []),
      tellRequestId,
      secretPages(secretPathOf),
      cacheControl,
    ],
    (request, response) => {
      const path = pathOf(request);
      const listener = listenerFor(path);
      if (!listener) return refuse(response, 404, "There is nothing here");
      const isStranger = listener === calls && !isCaller(request);
      markRoute(response, nameOf(listener, path, request.method));
      (isStranger ? strangers : listener)(request, response);
    },
  );
}
