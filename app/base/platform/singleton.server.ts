const registry = Symbol.for("shop.singletons");

type Registry = Map<string, unknown>;

/** @param name unique within the shop; every use must create the same type */
export function singleton<T>(name: string, create: () => T): T {
  const holder = globalThis as { [registry]?: Registry };
  holder[registry] ??= new Map();
  const values = holder[registry];
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as T;
}
