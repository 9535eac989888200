import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { singleton } from "./singleton.server";

interface RequestContext {
  readonly requestId: string;
}

const contexts = singleton("request-contexts", () => new AsyncLocalStorage<RequestContext>());

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of a request: the one a proxy in front gave it, when it is well formed, or a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === "string" && REQUEST_ID.test(header) ? header : randomUUID();
}

/** Runs a function, and all that it starts, as part of a request. */
export function runWithRequestContext<T>(context: RequestContext, run: () => T): T {
  return contexts.run(context, run);
}

/** The id of the request that is being answered, if one is. */
export function currentRequestId(): string | undefined {
  return contexts.getStore()?.requestId;
}

/** The request that is being answered, if one is; the same object for all that it starts. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}
