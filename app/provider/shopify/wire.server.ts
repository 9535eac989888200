import { setTimeout as pause } from "node:timers/promises";
import { createGraphQLClient } from "@shopify/graphql-client";
import type { ResultOf, TadaDocumentNode, VariablesOf } from "gql.tada";
import { Agent, type Response, fetch as send } from "undici";
import { documentText } from "./schemas/graphql.server";
import { ShopifyError, scrubbed } from "./shopify-error.server";
import { CALL_LIMIT_MS, type Calls, type StorePart } from "./store-resilience.server";

const CONNECT_TIMEOUT_MS = 3_000;
const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

export function createWire() {
  const agent = new Agent({
    connections: 32,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    maxResponseSize: MAX_ANSWER_BYTES,
  });
  /** `fetch` over these connections; redirects are not followed unless the caller says otherwise. */
  const wireFetch = ((url: string, init: object) =>
    send(url, { redirect: "manual", ...init, dispatcher: agent })) as unknown as typeof fetch;
  return { fetch: wireFetch, close: () => agent.close() };
}

export type Wire = ReturnType<typeof createWire>;

// biome-ignore lint/suspicious/noExplicitAny: stands for the document of any API, whose own types say the rest
type AnyDocument = TadaDocumentNode<any, any>;

interface CallOptions {
  readonly signal: AbortSignal;
  readonly isRead: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls one of Shopify's APIs; throws `ShopifyError`. */
export type Ask = <Document extends AnyDocument>(
  document: Document,
  variables: VariablesOf<Document>,
  options: CallOptions,
) => Promise<ResultOf<Document>>;

interface GraphqlError {
  readonly message?: unknown;
  readonly extensions?: { readonly code?: unknown };
}

interface Answered {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlError[];
  readonly extensions?: {
    readonly cost?: {
      readonly requestedQueryCost?: number;
      readonly throttleStatus?: { readonly currentlyAvailable?: number; readonly restoreRate?: number };
    };
  };
}

/** Shopify's budget of points does not cover the request yet: nothing was done. */
class Throttled extends ShopifyError {
  constructor(readonly waitMs: number) {
    super("busy", "throttled", Math.ceil(waitMs / 1000));
  }
}

function throttledFor({ extensions }: Answered): number {
  const requested = extensions?.cost?.requestedQueryCost ?? 0;
  const { currentlyAvailable = 0, restoreRate = 50 } = extensions?.cost?.throttleStatus ?? {};
  return Math.max(100, Math.ceil((1000 * Math.max(0, requested - currentlyAvailable)) / Math.max(1, restoreRate)));
}

const codeOf = ({ extensions }: GraphqlError) => String(extensions?.code ?? "");

/** @throws ShopifyError */
function readGraphql(answered: Answered): unknown {
  const errors = Array.isArray(answered.errors) ? answered.errors : [];
  const codes = errors.map(codeOf);
  if (codes.includes("THROTTLED")) throw new Throttled(throttledFor(answered));
  if (codes.some((code) => /^(UNAUTHENTICATED|UNAUTHORIZED)$/.test(code))) {
    throw new ShopifyError("unauthorized", "the token is not accepted");
  }
  if (codes.some((code) => /^(INTERNAL_SERVER_ERROR|TIMEOUT)$/.test(code))) {
    throw new ShopifyError("broken", "Shopify reports an internal error");
  }
  if (errors.length > 0 || typeof answered.data !== "object" || answered.data === null) {
    const words = errors.map(({ message }) => scrubbed(String(message))).slice(0, 3);
    throw new ShopifyError("malformed", `errors: ${words.join("; ") || "no data"}`);
  }
  return answered.data;
}

function refusedBy(status: number, headers: Response["headers"]): ShopifyError {
  if (status === 429) {
    const after = Number(headers.get("retry-after") ?? "");
    return new ShopifyError("busy", "429", Number.isFinite(after) && after > 0 ? after : 2);
  }
  if (status === 430 || status === 423) return new ShopifyError("barred", String(status), 60);
  if (status === 401 || status === 403) return new ShopifyError("unauthorized", String(status));
  return new ShopifyError(status >= 500 ? "broken" : "refused", String(status));
}

async function paced<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const end = performance.now() + CALL_LIMIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Throttled) || performance.now() + error.waitMs > end) throw error;
      await pause(error.waitMs, undefined, { signal });
    }
  }
}

interface ApiOptions {
  readonly wire: Wire;
  readonly calls: Calls;
  readonly part: StorePart;
  readonly url: () => Promise<string>;
  readonly headers: () => Promise<Record<string, string>>;
}

/**
 * Calls one of Shopify's APIs by its rules: the budget of points is read from the answers, a refusal says when to try
 * again, and a call that may have had an effect is not sent twice.
 */
export function createAsk({ wire, calls, part, url, headers: own }: ApiOptions): Ask {
  return async (document, variables, { signal: left, isRead, headers }) => {
    const client = createGraphQLClient({
      url: await url(),
      headers: { "Content-Type": "application/json", Accept: "application/json", ...(await own()), ...headers },
      customFetchApi: wire.fetch,
      retries: 0,
    });
    const attempt = async (signal: AbortSignal): Promise<unknown> => {
      try {
        const response = await client.fetch(documentText(document as never), { variables, signal });
        if (response.ok) return readGraphql((await response.json()) as Answered);
        await response.body?.cancel();
        throw refusedBy(response.status, response.headers as unknown as Response["headers"]);
      } catch (cause) {
        if (cause instanceof ShopifyError) throw cause;
        signal.throwIfAborted();
        const isUnread = cause instanceof SyntaxError;
        throw new ShopifyError(isUnread ? "broken" : "unreachable", isUnread ? "no JSON" : "no answer", 5, { cause });
      }
    };
    const work = (signal: AbortSignal) => paced(() => attempt(signal), signal);
    return (await calls({ part, isRead, signal: left }, work)) as never;
  };
}
