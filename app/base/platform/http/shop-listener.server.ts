import type { RequestListener, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { env } from "../env.server";
import { log } from "../log.server";
import { startMeter } from "../metrics/meter.server";
import { inOrder, refuse, type Step } from "../step.server";
import { accessLog } from "./access-log.server";
import { lastAnswer, oneAtATime } from "./connections.server";
import { cspReports } from "./csp-reports.server";
import type { CachedDocuments } from "./document-cache/cached-documents.server";
import { onPurge } from "./document-cache/cached-documents.server";
import { documentCache } from "./document-cache/document-cache.server";
import { floods } from "./floods.server";
import { cacheControl, securityHeaders, setSecurityHeaders } from "./headers.server";
import { framing, host, readablePath, target } from "./malformed-requests.server";
import { metered, metricsPage, slowAnswers } from "./metrics.server";
import { origin, requestContext, sendRequestId, visitor } from "./request-context.server";
import { type SecretPath, secretPages, secretPathsIn } from "./secret-paths.server";
import { type FileVersions, staticFiles } from "./static-files.server";

interface Shop {
  readonly remix: RequestHandler;
  readonly make: (target: string) => Promise<Response>;
  readonly documents?: CachedDocuments | undefined;
  readonly folder?: string;
  readonly fileVersions: FileVersions;
  readonly secretPaths: readonly SecretPath[];
  readonly routeOf: (path: string) => string;
  readonly publicOrigin: string;
}

interface ShopListener extends RequestListener {
  warm(): Promise<void>;
}

/** 128 KiB cover most pages. Brotli's default window takes eight megabytes for each answer in progress. */
const BROTLI = { params: { [constants.BROTLI_PARAM_LGWIN]: 17 } };

const pass: Step = (_request, _response, next) => next();

const isRefusal = (error: unknown): error is Error & { status: number; headers?: Record<string, string> } =>
  error instanceof Error && "status" in error && Number(error.status) >= 400 && Number(error.status) < 500;

const failed: ErrorRequestHandler = (error: unknown, _request, response: ServerResponse, _next) => {
  if (response.destroyed) return;
  if (!isRefusal(error)) log.error("http.failed", { error });
  if (response.headersSent) return void response.destroy();
  for (const name of ["Content-Encoding", "ETag", "Last-Modified"]) response.removeHeader(name);
  if (isRefusal(error)) refuse(response, error.status, error.message, error.headers);
  else refuse(response, 500, "Something went wrong");
};

/** The first steps refuse malformed requests; then stored pages are sent; the limits come last before Remix. */
export function shopListener({
  remix,
  make,
  documents,
  folder = "public",
  fileVersions,
  secretPaths,
  routeOf,
  publicOrigin,
}: Shop): ShopListener {
  const { mode, hstsPreload } = env();
  const secretPathOf = secretPathsIn(secretPaths);
  const pageHeaders = securityHeaders(publicOrigin, { preload: hstsPreload });
  const cache = documents && documentCache({ shop: documents, make, pageHeaders, host: new URL(publicOrigin).host });
  const metrics = startMeter();
  if (cache) onPurge(cache.purge);

  const app = express();
  app.disable("x-powered-by").set("etag", false).set("query parser", false);
  app.use(
    cspReports(secretPathOf),
    staticFiles({ folder, versions: fileVersions, mayChange: mode === "development" }),
    sendRequestId,
    setSecurityHeaders(pageHeaders),
    secretPages(secretPathOf),
    cacheControl,
    origin,
    visitor,
    floods,
    cache?.documents ?? pass,
    compression({ brotli: BROTLI }),
    slowAnswers(routeOf),
    remix,
    failed,
  );

  const steps: readonly Step[] = [
    metrics ? metered(routeOf) : pass,
    oneAtATime,
    lastAnswer,
    accessLog(secretPathOf),
    framing,
    target("GET", "HEAD", "POST"),
    metrics ? metricsPage(metrics) : pass,
    host(publicOrigin),
    readablePath,
    cache?.replay ?? pass,
    requestContext,
  ];
  return Object.assign(inOrder(steps, app), { warm: async () => cache?.warm() });
}
