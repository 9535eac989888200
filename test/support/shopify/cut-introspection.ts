import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  type IntrospectionQuery,
  type IntrospectionType,
  isInputObjectType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** The parts of a schema that documents use: the names of types, each with the names of its fields. */
type Used = Map<string, Set<string>>;

/** Adds an input type with every type that it may contain. */
function addInput(schema: GraphQLSchema, used: Used, name: string): void {
  if (used.has(name)) return;
  const type = schema.getType(name);
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  used.set(name, new Set(fields.map((field) => field.name)));
  for (const field of fields) addInput(schema, used, getNamedType(field.type).name);
}

function usedIn(schema: GraphQLSchema, documents: readonly DocumentNode[]): Used {
  const used: Used = new Map();
  const add = (type: string) => used.get(type) ?? used.set(type, new Set()).get(type);
  const info = new TypeInfo(schema);
  for (const document of documents) {
    visit(
      document,
      visitWithTypeInfo(info, {
        Field(node) {
          const [parent, type] = [info.getParentType(), info.getType()];
          if (parent) add(parent.name)?.add(node.name.value);
          if (type) add(getNamedType(type).name);
        },
        NamedType: ({ name }) => void (schema.getType(name.value) && add(name.value)),
        VariableDefinition(node) {
          const type = typeFromAST(schema, node.type as never);
          if (type) addInput(schema, used, getNamedType(type).name);
        },
      }),
    );
  }
  return used;
}

/** Adds one unused type to each union and interface, so that an answer may also be none of the used types. */
function addOthers({ types }: IntrospectionQuery["__schema"], used: Used): void {
  for (const type of types) {
    if (!used.has(type.name) || (type.kind !== "UNION" && type.kind !== "INTERFACE")) continue;
    const other = type.possibleTypes.find(({ name }) => !used.has(name));
    if (other) used.set(other.name, new Set());
  }
}

/** One type with only its used fields. Arguments are left out: a document declares the types of its variables. */
function cutType(type: IntrospectionType, used: Used): IntrospectionType {
  const isUsed = ({ name }: { readonly name: string }) => used.has(name);
  if (type.kind === "UNION") return { ...type, possibleTypes: type.possibleTypes.filter(isUsed) };
  if (type.kind !== "OBJECT" && type.kind !== "INTERFACE") return type;
  const fields = type.fields.filter(({ name }) => used.get(type.name)?.has(name));
  const cut = { fields: fields.map((field) => ({ ...field, args: [] })), interfaces: type.interfaces.filter(isUsed) };
  if (type.kind === "OBJECT") return { ...type, ...cut };
  return { ...type, ...cut, possibleTypes: type.possibleTypes.filter(isUsed) };
}

/**
 * The part of an API's introspection that documents use. The Admin API's whole introspection would be 2.3 MB of types,
 * which every run of the compiler would have to read.
 */
export function cutIntrospection(
  introspection: IntrospectionQuery,
  schema: GraphQLSchema,
  documents: readonly DocumentNode[],
): IntrospectionQuery {
  const { __schema: whole } = introspection;
  const used = usedIn(schema, documents);
  addOthers(whole, used);
  for (const root of [whole.queryType, whole.mutationType])
    if (root && !used.has(root.name)) used.set(root.name, new Set());
  const types = whole.types.filter(({ name }) => used.has(name)).map((type) => cutType(type, used));
  return { __schema: { ...whole, types, directives: [], subscriptionType: null } };
}
