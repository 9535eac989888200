import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { actualCost, requestedCost } from "./query-cost";
import { type CallFaults, strictly } from "./resolver";
import type { PointBucket } from "./throttle";

/** The posted call. */
export interface GraphqlCall {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

/** The resolvers of the two kinds of operations. */
export interface Roots {
  readonly queries: object;
  readonly mutations: object;
}

/** One answer, always with status 200: it contains GraphQL's own errors. */
export interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly object[];
  readonly extensions?: object;
}

/** Shopify's limits on one call. */
const MAX_CALL_POINTS = 1000;
const LONGEST_ARRAY = 250;
const LONGEST_LINES = 499;

const refusal = (message: string, code: string, more: object = {}): GraphqlAnswer => ({
  errors: [{ message, extensions: { code, ...more } }],
});

/** The first array in the variables that is longer than Shopify accepts. */
function tooLong(value: unknown, path: readonly string[] = []): { size: number; most: number; path: string[] } | null {
  if (typeof value !== "object" || value === null) return null;
  if (Array.isArray(value)) {
    const most = path.at(-1) === "lineItems" ? LONGEST_LINES : LONGEST_ARRAY;
    if (value.length > most) return { size: value.length, most, path: [...path] };
  }
  for (const [name, one] of Object.entries(value)) {
    const found = tooLong(one, [...path, name]);
    if (found) return found;
  }
  return null;
}

const checked = new WeakMap<GraphQLSchema, Map<string, DocumentNode | readonly object[]>>();

/** The parsed document if the schema allows it, or the errors; each text is checked once. */
function documentOf(schema: GraphQLSchema, text: string): DocumentNode | readonly object[] {
  const known = checked.get(schema) ?? new Map<string, DocumentNode | readonly object[]>();
  checked.set(schema, known);
  const before = known.get(text);
  if (before) return before;
  const found = examine(schema, text);
  known.set(text, found);
  return found;
}

function examine(schema: GraphQLSchema, text: string): DocumentNode | readonly object[] {
  try {
    const document = parse(text);
    const errors = validate(schema, document, specifiedRules);
    return errors.length === 0 ? document : errors.map((error) => error.toJSON());
  } catch (error) {
    return [{ message: (error as Error).message }];
  }
}

async function run(schema: GraphQLSchema, document: DocumentNode, call: GraphqlCall, roots: Roots, faults: CallFaults) {
  const { variables, operationName } = call;
  const operation = getOperationAST(document, operationName);
  const answer = await execute({
    schema,
    document,
    rootValue: operation?.operation === "mutation" ? roots.mutations : roots.queries,
    contextValue: faults,
    variableValues: variables,
    operationName: operationName ?? null,
    fieldResolver: strictly as never,
  });
  return { ...answer, ...(answer.errors && { errors: answer.errors.map((error) => error.toJSON()) }) };
}

/** Answers one call by the schema: validates it, charges points if the API does so, and runs it. */
export async function answerCall(
  schema: GraphQLSchema,
  call: GraphqlCall,
  roots: Roots,
  faults: CallFaults,
  bucket: PointBucket | null,
): Promise<GraphqlAnswer> {
  const document = documentOf(schema, call.query);
  if (Array.isArray(document)) return { errors: document };
  const long = tooLong(call.variables);
  if (long) {
    const message = `The input array size of ${long.size} is greater than the maximum allowed of ${long.most}.`;
    return refusal(message, "MAX_INPUT_SIZE_EXCEEDED", { path: long.path });
  }
  if (!bucket) return run(schema, document as DocumentNode, call, roots, faults);
  const asked = requestedCost(schema, document as DocumentNode, call.variables);
  if (asked > MAX_CALL_POINTS) {
    const message = `Query cost is ${asked}, which exceeds the single query max cost limit (${MAX_CALL_POINTS}).`;
    return refusal(message, "MAX_COST_EXCEEDED", { cost: asked, maxCost: MAX_CALL_POINTS });
  }
  if (!bucket.take(asked)) return throttled(bucket, asked);
  const answer = await run(schema, document as DocumentNode, call, roots, faults);
  const used = Math.min(asked, actualCost(answer.data));
  bucket.giveBack(asked - used);
  const cost = { requestedQueryCost: asked, actualQueryCost: used, throttleStatus: bucket.status() };
  return { ...answer, extensions: { cost } };
}

/** The answer to a call that exceeds the points; nothing of it has run. The Storefront API reports no figures. */
export function throttled(bucket: PointBucket | null, asked: number): GraphqlAnswer {
  if (!bucket) return refusal("Throttled", "THROTTLED");
  const cost = { requestedQueryCost: asked, actualQueryCost: null, throttleStatus: bucket.status() };
  const documentation = "https://shopify.dev/api/usage/rate-limits";
  return { ...refusal("Throttled", "THROTTLED", { documentation }), extensions: { cost } };
}
