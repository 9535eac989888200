import type { RequestListener } from "node:http";
import { env } from "../env.server";
import { startMeter } from "../metrics/meter.server";
import { onShutdown } from "../shutdown.server";
import { accessLog } from "./access-log.server";
import { assets } from "./assets.server";
import { bodyInTime } from "./body-in-time.server";
import { cacheControl } from "./cache-control.server";
import { cspReports } from "./csp-reports.server";
import type { CachedDocuments } from "./document-cache/cached-documents.server";
import { type DocumentCache, documentCache } from "./document-cache/document-cache.server";
import { innerRequest } from "./document-cache/inner-request.server";
import { onPurge } from "./document-cache/purge.server";
import { floods } from "./floods.server";
import { framing } from "./framing.server";
import { host } from "./host.server";
import { lastAnswer } from "./last-answer.server";
import { limits } from "./limits.server";
import { metered } from "./metered.server";
import { metricsPage } from "./metrics-page.server";
import { oneAtATime } from "./one-at-a-time.server";
import { origin } from "./origin.server";
import { type FindFile, filesInMemory, filesOnDisk, type Versions } from "./public-files.server";
import { readablePath } from "./readable-path.server";
import { requestId, tellRequestId } from "./request-id.server";
import { type SecretPath, secretPages, secretPathsIn } from "./secret-paths.server";
import { securityHeaders } from "./security-headers.server";
import { inOrder } from "./step.server";
import { target } from "./target.server";
import { visitor } from "./visitor.server";

const PUBLIC = "public";

/** Where the build puts the compressed copies of public files. */
const COPIES = "build/compressed";

/**
 * The files of the project's `public` folder.
 *
 * @param versions the versions that photographs and films are addressed with
 */
export const publicFiles = (versions: Versions): FindFile =>
  env().mode === "development" ? filesOnDisk(PUBLIC) : filesInMemory({ folder: PUBLIC, copies: COPIES, versions });

/** What the steps must know of the shop. */
interface Shop {
  readonly files: FindFile;
  /** What it says of its public pages; without it, nothing is cached. */
  readonly documents?: CachedDocuments | undefined;
  /** Its pages whose address is a secret. */
  readonly secretPaths?: readonly SecretPath[] | undefined;
  /** The targets of posts that may take long to arrive. */
  readonly longPosts?: RegExp | undefined;
  /** The origin that visitors see. */
  readonly publicOrigin: string;
}

/** A listener for requests that can make ready what most visitors ask for. */
interface ShopListener extends RequestListener {
  /** Never delays a request for longer than one page takes; rejects when nothing can be made ready. */
  warm(): Promise<void>;
}

/**
 * The cache of public answers.
 *
 * @param maker makes the answers that are stored
 */
function cacheOf(shop: CachedDocuments, maker: RequestListener, publicOrigin: string): DocumentCache {
  const { host: ownHost } = new URL(publicOrigin);
  const cache = documentCache({ shop, make: innerRequest(maker, ownHost), host: ownHost });
  onPurge(cache.purge);
  onShutdown(cache.report);
  return cache;
}

/**
 * All steps of handling a request, in order. The first ones refuse what is no sound request for this shop, before
 * anything looks at its address.
 *
 * @param remix the shop's routes, after everything else
 */
export function steps(
  remix: RequestListener,
  { files, documents, secretPaths = [], longPosts, publicOrigin }: Shop,
): ShopListener {
  const secure = securityHeaders(publicOrigin, { preload: env().hstsPreload });
  const secretPathOf = secretPathsIn(secretPaths);
  const make = inOrder([requestId, secure, cacheControl, origin], remix);
  const cache = documents && cacheOf(documents, make, publicOrigin);
  const metrics = startMeter();
  const listener = inOrder(
    [
      ...(metrics ? [metered] : []),
      ...(cache ? [cache.replay] : []),
      lastAnswer,
      requestId,
      accessLog(secretPathOf),
      limits,
      framing,
      bodyInTime((asked) => longPosts?.test(asked) === true),
      target("GET", "HEAD", "POST"),
      ...(metrics ? [metricsPage(metrics)] : []),
      host(publicOrigin),
      cspReports(secretPathOf),
      assets(files),
      tellRequestId,
      secure,
      secretPages(secretPathOf),
      cacheControl,
      ...(cache ? [cache.documents] : []),
      readablePath,
      origin,
      visitor,
      floods,
    ],
    remix,
  );
  return Object.assign(oneAtATime(listener), { warm: async () => cache?.warm() });
}
