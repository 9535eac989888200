import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { singleton } from "./singleton.server";

interface RequestContext {
  readonly requestId: string;
  /** Who sent the request; `null` if it did not come from outside. */
  readonly visitor?: string | null;
  /** Aborts when the client disconnects before the answer is complete. */
  readonly leaving?: AbortSignal;
}

const contexts = singleton("request-contexts", () => new AsyncLocalStorage<RequestContext>());

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of a request: the one from a proxy in front if it is well formed, otherwise a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === "string" && REQUEST_ID.test(header) ? header : randomUUID();
}

/** Runs a function, and everything it starts, as part of a request. */
export function runWithRequestContext<T>(context: RequestContext, run: () => T): T {
  return contexts.run(context, run);
}

/** The id of the current request, if there is one. */
export function currentRequestId(): string | undefined {
  return contexts.getStore()?.requestId;
}

/** The current request, if there is one; the same object for everything it starts. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}

/** Who sent the current request, as returned by `visitorOf`; `null` if unknown, or if it did not come from outside. */
export function currentVisitor(): string | null {
  return contexts.getStore()?.visitor ?? null;
}

/** Aborts when the client of the current request disconnects; `undefined` if the request did not come from outside. */
export function currentLeaving(): AbortSignal | undefined {
  return contexts.getStore()?.leaving;
}

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
