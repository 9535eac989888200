import type { IncomingMessage, ServerResponse } from "node:http";
import type { GraphQLSchema } from "graphql";
import { answerCall, type GraphqlCall, type Roots, throttled } from "./api-engine";
import { answerFault, type FaultScript, INVALID_TOKEN } from "./faults";
import { answerJson, headerOf, textIn } from "./http";
import { API_VERSION, type ShopifyApi } from "./schemas";
import type { PointBucket } from "./throttle";

/** What one API's endpoint needs to answer. */
export interface Endpoint {
  readonly api: ShopifyApi;
  readonly schema: () => GraphQLSchema;
  readonly bucket: PointBucket | null;
  /** Whether Shopify would refuse the request as a bot's: 430.  */
  isBot?(request: IncomingMessage): boolean;
  /** The resolvers for the request's sender, or `null` if the sender is unknown: 401. */
  roots(request: IncomingMessage): Promise<Roots | null>;
}

function callIn(body: string): GraphqlCall | null {
  try {
    const { query, variables, operationName } = JSON.parse(body);
    if (typeof query !== "string") return null;
    return { query, variables: variables ?? {}, operationName: operationName ?? undefined };
  } catch {
    return null;
  }
}

/** Each API reports an unknown token in its own way. */
const REFUSALS: Readonly<Record<ShopifyApi, object>> = {
  storefront: { errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }] },
  admin: { errors: INVALID_TOKEN },
  customer: { errors: [{ message: "Invalid token, missing or expired", extensions: { code: "UNAUTHORIZED" } }] },
};

/** Answers one GraphQL request: checks the call's form, the planned fault and the token, and then runs the call. */
export async function answerGraphql(
  { api, schema, bucket, roots, isBot }: Endpoint,
  faults: FaultScript,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "POST") return answerJson(response, 405, { errors: "Method Not Allowed" });
  const body = await textIn(request);
  const planned = faults.next(api, body);
  response.setHeader("X-Shopify-API-Version", planned?.fault === "version" ? "2026-10" : API_VERSION);
  response.setHeader("X-Request-Id", crypto.randomUUID());
  if (planned && answerFault(response, planned)) return;
  const sender = await roots(request);
  if (!sender) return answerJson(response, 401, REFUSALS[api]);
  if (isBot?.(request)) return answerJson(response, 430, { errors: "Too Many Requests" });
  const isJson = headerOf(request, "content-type")?.startsWith("application/json");
  const call = isJson ? callIn(body) : null;
  if (!call) return answerJson(response, 400, { errors: { query: "Required parameter missing or invalid" } });
  const failing = planned?.fault === "partial" ? (planned.field ?? "any") : null;
  if (planned?.fault === "throttled") {
    bucket?.empty();
    return answerJson(response, 200, throttled(bucket, 10));
  }
  const answer = await answerCall(schema(), call, sender, { failing }, bucket);
  if (planned?.fault === "lost") response.socket?.destroy();
  else answerJson(response, 200, answer);
}
