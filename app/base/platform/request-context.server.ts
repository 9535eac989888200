import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { singleton } from "./singleton.server";

interface RequestContext {
  readonly requestId: string;
  readonly visitor?: string | null;
  /** Aborts when the client disconnects before the answer is complete. */
  readonly leaving?: AbortSignal;
}

const contexts = singleton("request-contexts", () => new AsyncLocalStorage<RequestContext>());

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === "string" && REQUEST_ID.test(header) ? header : randomUUID();
}

export function runWithRequestContext<T>(context: RequestContext, run: () => T): T {
  return contexts.run(context, run);
}

export function currentRequestId(): string | undefined {
  return contexts.getStore()?.requestId;
}

/** The same object for everything that the request starts. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}

export function currentVisitor(): string | null {
  return contexts.getStore()?.visitor ?? null;
}

export function currentLeaving(): AbortSignal | undefined {
  return contexts.getStore()?.leaving;
}

const made = new WeakMap<object, Map<string, unknown>>();

/** @param name unique within the shop; every use must create the same type */
export function oncePerRequest<T>(name: string, create: () => T): T {
  const request = currentRequest();
  if (!request) return create();
  const values = made.get(request) ?? new Map<string, unknown>();
  made.set(request, values);
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as T;
}
