import { GraphQLError, type GraphQLFieldResolver, isNonNullType } from "graphql";

/** The faults of one call, if a test sets any. */
export interface CallFaults {
  /** The field that fails, such as `Customer.tags`, or the first one that may be null; the answer has the rest. */
  failing: string | null;
}

type Source = Readonly<Record<string, unknown>>;

function isFailing(faults: CallFaults, field: string, mayBeNull: boolean, depth: number): boolean {
  if (faults.failing === "any") return mayBeNull && depth > 1;
  return faults.failing === field;
}

/**
 * Returns only what the state has. A field of Shopify's schema without an answer here is an error instead of `null`, so
 * that no test passes because of a forgotten field.
 */
export const strictly: GraphQLFieldResolver<Source, CallFaults> = (source, args, context, info) => {
  const { fieldName, parentType, returnType, path } = info;
  const field = `${parentType.name}.${fieldName}`;
  if (isFailing(context, field, !isNonNullType(returnType), depthOf(path))) {
    context.failing = null;
    throw new GraphQLError("Internal error. Looks like something went wrong on our end.", {
      extensions: { code: "INTERNAL_SERVER_ERROR" },
    });
  }
  const value = source[fieldName];
  if (value === undefined) throw new Error(`this Shopify keeps no ${field}`);
  return typeof value === "function" ? value(args) : value;
};

function depthOf(path: { readonly prev: unknown }): number {
  let depth = 1;
  let at = path.prev as { readonly prev: unknown; readonly key: string | number } | undefined;
  while (at) {
    if (typeof at.key === "string") depth += 1;
    at = at.prev as typeof at;
  }
  return depth;
}
