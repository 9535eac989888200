import { createGraphQLClient } from "@shopify/graphql-client";
import type { ResultOf, TadaDocumentNode, VariablesOf } from "gql.tada";
import { Agent, type Response, fetch as send } from "undici";
import { documentText } from "./graphql.server";
import { type Tried, withPolicy } from "./policy.server";
import { ShopifyError, scrubbed } from "./shopify-error.server";

const CONNECT_TIMEOUT_MS = 3_000;
const SILENCE_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

/** The connections of one back end to Shopify. */
export function createWire() {
  const agent = new Agent({
    connections: 32,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: SILENCE_TIMEOUT_MS,
    bodyTimeout: SILENCE_TIMEOUT_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
  });
  /** `fetch` over these connections; redirects are not followed, save where the caller says otherwise. */
  const wireFetch = ((url: string, init: object) =>
    send(url, { redirect: "manual", ...init, dispatcher: agent })) as unknown as typeof fetch;
  return { fetch: wireFetch, close: () => agent.close() };
}

export type Wire = ReturnType<typeof createWire>;

// biome-ignore lint/suspicious/noExplicitAny: stands for the document of any API, whose own types say the rest
type AnyDocument = TadaDocumentNode<any, any>;

interface Asking {
  readonly signal: AbortSignal;
  /** It changes nothing, and may be asked twice. */
  readonly isRead: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks one of Shopify's APIs; throws `ShopifyError`. */
export type Ask = <Document extends AnyDocument>(
  document: Document,
  variables: VariablesOf<Document>,
  asking: Asking,
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

/** How long Shopify's budget needs until it covers what was asked, in milliseconds. */
function throttledFor({ extensions }: Answered): number {
  const requested = extensions?.cost?.requestedQueryCost ?? 0;
  const { currentlyAvailable = 0, restoreRate = 50 } = extensions?.cost?.throttleStatus ?? {};
  return Math.max(100, Math.ceil((1000 * Math.max(0, requested - currentlyAvailable)) / Math.max(1, restoreRate)));
}

const codeOf = ({ extensions }: GraphqlError) => String(extensions?.code ?? "");

function readGraphql(answered: Answered): Tried<unknown> {
  const errors = Array.isArray(answered.errors) ? answered.errors : [];
  if (errors.some((error) => codeOf(error) === "THROTTLED")) {
    const waitMs = throttledFor(answered);
    return { error: new ShopifyError("busy", "throttled", Math.ceil(waitMs / 1000)), again: "throttled", waitMs };
  }
  if (errors.some((error) => /^(UNAUTHENTICATED|UNAUTHORIZED)$/.test(codeOf(error)))) {
    return { error: new ShopifyError("unauthorized", "the token is not accepted"), again: "never" };
  }
  if (errors.length > 0 || typeof answered.data !== "object" || answered.data === null) {
    const words = errors.map(({ message }) => scrubbed(String(message))).slice(0, 3);
    return { error: new ShopifyError("malformed", `errors: ${words.join("; ") || "no data"}`), again: "never" };
  }
  return { value: answered.data };
}

function refusedBy(status: number, headers: Response["headers"]): Tried<never> {
  const after = Number(headers.get("retry-after") ?? "");
  const seconds = Number.isFinite(after) && after > 0 ? after : 2;
  if (status === 429) {
    return { error: new ShopifyError("busy", "429", Math.ceil(seconds)), again: "once", waitMs: 1000 * seconds };
  }
  if (status === 430 || status === 423) return { error: new ShopifyError("busy", String(status), 60), again: "never" };
  if (status === 401 || status === 403) {
    return { error: new ShopifyError("unauthorized", String(status)), again: "never" };
  }
  return { error: new ShopifyError("refused", String(status)), again: status >= 500 ? "read" : "never" };
}

/**
 * Asks one API of Shopify's over the wire, by its rules: the budget of points is read from the answers, a refusal says
 * when to come back, and what may have been done is not sent twice.
 */
export function askingAt({ fetch }: Wire, url: () => Promise<string>, own: () => Promise<Record<string, string>>): Ask {
  return async (document, variables, { signal, isRead, headers }) => {
    const client = createGraphQLClient({
      url: await url(),
      headers: { "Content-Type": "application/json", Accept: "application/json", ...(await own()), ...headers },
      customFetchApi: fetch,
      retries: 0,
    });
    const attempt = async (): Promise<Tried<unknown>> => {
      try {
        const response = await client.fetch(documentText(document as never), { variables, signal });
        if (response.ok) return readGraphql((await response.json()) as Answered);
        await response.body?.cancel();
        return refusedBy(response.status, response.headers as unknown as Response["headers"]);
      } catch (cause) {
        signal.throwIfAborted();
        const isUnread = cause instanceof SyntaxError;
        const error = new ShopifyError(isUnread ? "malformed" : "unreachable", isUnread ? "no JSON" : "no answer", 5, {
          cause,
        });
        return { error, again: "read" };
      }
    };
    return (await withPolicy(attempt, { signal, isRead })) as never;
  };
}
