import { type Request, Response } from "undici";
import type { Backend, BackendHandle } from "~/provider/contract/backend.server";
import type { EmbeddedConfig } from "~/provider/embedded/backend.server";
import { type ServedBackend, serveBackend } from "./backend-server";
import { anEmbeddedBackend } from "./embedded-backend";

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

/** A back end's answers to the nine calls, and 404 to anything else. */
const onlyNineCalls =
  (handle: Backend): Backend =>
  async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (NINE_CALLS.some((known) => known.test(call))) return handle(request);
    return new Response('{"message":"There is nothing here"}', { status: 404 });
  };

export interface SectionSevenHost extends ServedBackend {
  /** The back end behind the host, with all it can do. */
  readonly backend: BackendHandle;
}

/**
 * A remote provider on 127.0.0.1 that speaks the specification's nine calls and has a hosted sign-in page: an embedded
 * back end, of which nothing else can be reached.
 */
export async function startSectionSevenHost(change: Partial<EmbeddedConfig> = {}): Promise<SectionSevenHost> {
  const backend = await anEmbeddedBackend(change);
  const served = await serveBackend({ ...backend, handle: onlyNineCalls(backend.handle) });
  return {
    ...served,
    backend,
    async stop() {
      await served.stop();
      await backend.close();
    },
  };
}
