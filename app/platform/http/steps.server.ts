import type { RequestListener } from "node:http";
import { env } from "../env.server";
import { accessLog } from "./access-log.server";
import { assets } from "./assets.server";
import { cacheControl } from "./cache-control.server";
import { limits } from "./limits.server";
import { methodAndHost } from "./method-and-host.server";
import { origin } from "./origin.server";
import { type FindFile, filesInMemory, filesOnDisk } from "./public-files.server";
import { readablePath } from "./readable-path.server";
import { requestId, tellRequestId } from "./request-id.server";
import { securityHeaders } from "./security-headers.server";
import { inOrder } from "./step.server";

const PUBLIC = "public";

/** Where the build puts the compressed copies of public files. */
const COPIES = "build/compressed";

const publicFiles = () => (env().mode === "development" ? filesOnDisk(PUBLIC) : filesInMemory(PUBLIC, COPIES));

/**
 * All steps of handling a request, in order.
 *
 * @param remix the shop's routes, after everything else
 */
export function steps(remix: RequestListener, files: FindFile = publicFiles()): RequestListener {
  return inOrder(
    [
      requestId,
      accessLog,
      assets(files),
      tellRequestId,
      securityHeaders(env().publicOrigin),
      cacheControl,
      methodAndHost,
      limits,
      readablePath,
      // A cache of whole documents would go here: behind the limits, so that it sees only valid URLs.
      origin,
    ],
    remix,
  );
}
