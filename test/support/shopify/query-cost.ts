import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type SelectionSetNode,
} from "graphql";

type Variables = Readonly<Record<string, unknown>>;

interface Reading {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
}

const MUTATION_POINTS = 10;
const CONNECTION_POINTS = 2;
/** A connection's page size if the call gives none. */
const STANDARD_PAGE = 10;

function pageSize(field: FieldNode, variables: Variables): number {
  const value = field.arguments?.find(({ name }) => name.value === "first")?.value;
  if (value?.kind === "IntValue") return Number(value.value);
  const sent = value?.kind === "Variable" ? variables[value.name.value] : undefined;
  return typeof sent === "number" ? sent : STANDARD_PAGE;
}

function fieldCost(reading: Reading, parent: GraphQLCompositeType, field: FieldNode): number {
  const name = field.name.value;
  const declared = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  const type = declared && getNamedType(declared.type);
  if (!isCompositeType(type) || !field.selectionSet) return 0;
  const inside = selectionCost(reading, type, field.selectionSet);
  if (parent === reading.schema.getMutationType()) return MUTATION_POINTS + inside;
  if (type.name.endsWith("Connection")) return CONNECTION_POINTS + pageSize(field, reading.variables) * inside;
  const isFree = type.name === "PageInfo" || type.name.endsWith("Edge");
  return isFree ? inside : 1 + inside;
}

function selectionCost(reading: Reading, type: GraphQLCompositeType, { selections }: SelectionSetNode): number {
  return selections.reduce((points, selection) => {
    if (selection.kind === "Field") return points + fieldCost(reading, type, selection);
    const spread = selection.kind === "FragmentSpread" ? reading.fragments.get(selection.name.value) : selection;
    if (!spread) return points;
    const narrowed = spread.typeCondition && reading.schema.getType(spread.typeCondition.name.value);
    return points + selectionCost(reading, isCompositeType(narrowed) ? narrowed : type, spread.selectionSet);
  }, 0);
}

/**
 * The points that a call requests, close to Shopify's rule: 1 for an object, 2 for a connection plus its nodes times
 * the page size, 10 for a mutation. See shopify.dev/docs/api/usage/limits.
 */
export function requestedCost(schema: GraphQLSchema, document: DocumentNode, variables: Variables): number {
  const operation = getOperationAST(document);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return 0;
  const definitions = document.definitions.filter((one) => one.kind === "FragmentDefinition");
  const fragments = new Map(definitions.map((one) => [one.name.value, one] as const));
  return Math.max(1, selectionCost({ schema, fragments, variables }, root, operation.selectionSet));
}

/** The points that an answer used: one for each object in it. */
export function actualCost(data: unknown): number {
  if (Array.isArray(data)) return data.reduce((points, one) => points + actualCost(one), 0);
  if (typeof data !== "object" || data === null) return 0;
  return Object.values(data).reduce((points, one) => points + actualCost(one), 1);
}
