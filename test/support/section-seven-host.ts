import { Response } from "undici";
import type { Backend, BackendHandle } from "~/provider/contract/backend.server";
import { type ServedBackend, serveBackend } from "./backend-server";
import { anEmbeddedBackend, type EmbeddedChange } from "./embedded-backend";

/** The nine calls of the specification's section 7. */
const NINE_CALLS = [
  /^GET \/api\/shopify\/products$/,
  /^GET \/api\/shopify\/product\/[^/]+$/,
  /^GET \/api\/me$/,
  /^GET \/api\/customers\/me$/,
  /^POST \/api\/customers\/(?:login|register|logout)$/,
  /^GET \/api\/shopify\/admin\/customers\/pending$/,
  /^PATCH \/api\/shopify\/admin\/customers\/[^/]+\/tags$/,
];

export interface SectionSevenHost extends ServedBackend {
  /** The back end behind the host, with all it can do. */
  readonly backend: BackendHandle;
  /** The other calls that were made, and answered 404: method and path. */
  readonly others: string[];
}

/**
 * A remote provider on 127.0.0.1 that speaks the specification's nine calls and has a hosted sign-in page: an embedded
 * back end whose other calls are answered 404.
 *
 * @param between a layer in front of the nine calls
 */
export async function startSectionSevenHost(
  change: EmbeddedChange = {},
  between: (handle: Backend) => Backend = (handle) => handle,
): Promise<SectionSevenHost> {
  const backend = await anEmbeddedBackend(change);
  const handle = between(backend.handle);
  const others: string[] = [];
  const served = await serveBackend({
    signIn: backend.signIn,
    async handle(request) {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      if (NINE_CALLS.some((known) => known.test(call))) return handle(request);
      others.push(call);
      return Response.json({ message: "There is nothing here" }, { status: 404 });
    },
  });
  return {
    ...served,
    backend,
    others,
    async stop() {
      await served.stop();
      await backend.close();
    },
  };
}
