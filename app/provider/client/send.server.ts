import { Headers, Request, type Response } from "undici";
import { DeadlineError, withDeadline } from "~/base/platform/deadline.server";
import type { Log } from "~/base/platform/log.server";
import { meter } from "~/base/platform/metrics/meter.server";
import type { Backend } from "../contract/backend.server";
import { type CallDefinition, MAX_ANSWER_BYTES } from "../contract/call.server";
import { CALLS, type CallName } from "../contract/calls.server";
import { type Policy, ProviderUnavailable } from "../contract/resilience.server";
import { logFailure } from "./failure-log.server";
import {
  IncompleteAnswer,
  PROVIDER_MESSAGES,
  ProviderError,
  providerError,
  resilientCall,
} from "./provider-error.server";
import { type AnswerOf, discard, parseBody, readAnswer, readText, refusal } from "./read-answer.server";

export interface SendOptions {
  readonly backend: Backend;
  readonly origin: string;
  readonly log: Log;
  readonly now: () => number;
  readonly requestId: () => string | undefined;
  /** For a provider outside this process; without one, a call is made once within the time limit. */
  readonly policy?: () => Promise<Policy | undefined>;
  /** Aborts when the visitor on whose behalf calls are made has left. */
  readonly leaving?: () => AbortSignal | undefined;
  /** Time limit for a whole call, in milliseconds (specification, section 7: 15000). */
  readonly timeoutMs: number;
  readonly maxAnswerBytes?: number;
}

export interface Call<Name extends CallName = CallName> {
  readonly name: Name;
  readonly id?: string;
  readonly body?: unknown;
  readonly cookie?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Throws `malformed`. */
type Read<T> = (value: unknown, setCookie: readonly string[]) => T | Promise<T>;

/** Sends a call, and by default reads its answer as the contract defines it; throws {@link ProviderError}. */
export type Send = <Name extends CallName, T = AnswerOf<Name>>(call: Call<Name>, read?: Read<T>) => Promise<T>;

interface Answer {
  readonly value: unknown;
  readonly setCookie: readonly string[];
  readonly status: number;
}

/** An id as a path segment; the URL parser would resolve `.` and `..` as path steps. */
function segmentOf(id: string): string {
  if (/^\.{0,2}$/.test(id)) throw new RangeError("an id must be a path segment");
  return encodeURIComponent(id);
}

function requestFor(call: Call, options: SendOptions, signal: AbortSignal): Request {
  const { method, path } = CALLS[call.name];
  const url = new URL(
    path.replace(":id", () => segmentOf(call.id ?? "")),
    options.origin,
  );
  url.searchParams.set("_t", String(options.now()));
  const headers = new Headers({ Accept: "application/json", "Accept-Encoding": "gzip" });
  const requestId = options.requestId();
  if (requestId) headers.set("X-Request-Id", requestId);
  if (call.cookie) headers.set("Cookie", call.cookie);
  if (call.body === undefined) return new Request(url, { method, headers, signal });
  headers.set("Content-Type", "application/json");
  return new Request(url, { method, headers, signal, body: JSON.stringify(call.body) });
}

/** The JSON of a successful response, or `null` if the contract leaves it open and it cannot be read. */
function parseValue(name: CallName, text: string): unknown {
  const { answer, answerIsOpen }: CallDefinition = CALLS[name];
  if (!answer) return null;
  try {
    return parseBody(text);
  } catch (error) {
    if (answerIsOpen) return null;
    throw error;
  }
}

function maxBytesOf({ name }: Call, { maxAnswerBytes }: SendOptions): number {
  const definition: CallDefinition = CALLS[name];
  return maxAnswerBytes ?? definition.maxAnswerBytes ?? MAX_ANSWER_BYTES;
}

async function exchange(call: Call, options: SendOptions, signal: AbortSignal): Promise<Answer> {
  const request = requestFor(call, options, signal);
  let response: Response;
  try {
    response = await options.backend(request);
  } catch (error) {
    throw error instanceof ProviderError ? error : providerError("unreachable", error);
  }
  if (signal.aborted || (response.status >= 300 && response.status < 400)) {
    discard(response);
    throw refusal(response, "");
  }
  let text: string;
  try {
    text = await readText(response, maxBytesOf(call, options), signal);
  } catch (error) {
    throw error instanceof ProviderError ? error : providerError("malformed", new IncompleteAnswer(error));
  }
  if (!response.ok) throw refusal(response, text);
  return {
    value: parseValue(call.name, text),
    setCookie: response.headers.getSetCookie(),
    status: response.status,
  };
}

/** The outcome of a call in the metrics: a refusal with 5xx counts as failed. */
const countedAs = ({ kind, status = 0 }: ProviderError) => (kind === "refused" && status >= 500 ? "failed" : kind);

function errorOf(thrown: unknown): ProviderError {
  if (thrown instanceof ProviderError) return thrown;
  if (thrown instanceof ProviderUnavailable) {
    const { unreachable } = PROVIDER_MESSAGES;
    return new ProviderError("unreachable", unreachable, undefined, { cause: thrown }, thrown.retryAfter);
  }
  return thrown instanceof DeadlineError ? providerError(thrown.reason, thrown) : providerError("unexpected", thrown);
}

/** A read for one visitor is abandoned when the visitor leaves; anything else is completed. */
function leavingOf({ name, signal }: Call, leaving: SendOptions["leaving"]): AbortSignal | undefined {
  const { method, isForEverybody }: CallDefinition = CALLS[name];
  return signal ?? (method === "GET" && !isForEverybody ? leaving?.() : undefined);
}

async function make(call: Call, options: SendOptions): Promise<Answer> {
  const work = (signal: AbortSignal) => exchange(call, options, signal);
  const left = leavingOf(call, options.leaving);
  const policy = options.policy && (await options.policy());
  return policy ? policy(resilientCall(call.name), work, left) : withDeadline(options.timeoutMs, work, left);
}

/**
 * Sends the contract's calls (specification, section 7): JSON with cookies, a `_t` timestamp, 15 s in total, 5 MB at
 * most (the list of products 32), redirects not followed. Failures, including an answer in the wrong shape, are logged
 * as section 8 requires and thrown as {@link ProviderError}.
 */
export function createSend(options: SendOptions): Send {
  return async <Name extends CallName, T>(
    call: Call<Name>,
    read: Read<T> = (value) => readAnswer(call.name, value) as T,
  ) => {
    const { method, path } = CALLS[call.name];
    const start = performance.now();
    const ended = (outcome: string, countedAs: string, status?: number) => {
      const ms = performance.now() - start;
      options.log.info("provider.call", { method, path, outcome, status, ms: Math.round(ms) });
      meter()?.providerCalled(call.name, countedAs, ms / 1000);
    };
    try {
      const { status, value, setCookie } = await make(call, options);
      const result = await read(value, setCookie);
      ended("ok", "ok", status);
      return result;
    } catch (thrown) {
      const error = errorOf(thrown);
      ended(error.kind, countedAs(error), error.status);
      logFailure(options.log, call.name, error);
      throw error;
    }
  };
}
