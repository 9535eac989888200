import { currentRequest } from "./request-context.server";

const made = new WeakMap<object, Map<string, unknown>>();

/**
 * Creates a value once per request, however many loaders ask for it. Outside a request it is created each time.
 *
 * @param name unique within the shop; every use of a name must create the same type
 */
export function oncePerRequest<T>(name: string, create: () => T): T {
  const request = currentRequest();
  if (!request) return create();
  const values = made.get(request) ?? new Map<string, unknown>();
  made.set(request, values);
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as T;
}
