import { currentRequest } from "./request-context.server";

const made = new WeakMap<object, Map<string, unknown>>();

/**
 * Makes a value once for the request that is being answered, however many loaders ask for it. Outside of a request it is
 * made each time.
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
