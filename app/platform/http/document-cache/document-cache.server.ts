import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "../../log.server";
import { meter } from "../../metrics/meter.server";
import { markStored } from "../../metrics/routes.server";
import { isEnding } from "../../shutdown.server";
import { refuse, type Step } from "../step.server";
import { type Asked, askedOf } from "./asked.server";
import type { CachedDocuments } from "./cached-documents.server";
import { documentKey } from "./document-key.server";
import { createDocumentStore } from "./document-store.server";
import type { MadeAnswer } from "./inner-request.server";
import { type Obtained, obtain, storedAnswer } from "./obtain.server";
import { sendAnswer } from "./send-answer.server";
import { createTraffic } from "./traffic.server";

interface DocumentCacheOptions {
  readonly shop: CachedDocuments;
  /** Makes the answer to a target, as nobody's; may reject. */
  readonly make: (target: string) => Promise<MadeAnswer>;
  /** The host of the public origin: with any other, a request is looked at by every step first. */
  readonly host: string;
  /** Milliseconds of a clock that is never set back. */
  readonly now?: () => number;
}

/** The cache of whole answers: RFC 9111's shared cache, inside the origin server. */
export interface DocumentCache {
  /** Answers from the cache before anything else; the first step. */
  readonly replay: Step;
  /** Has answers made and stored; behind every step that refuses requests. */
  readonly documents: Step;
  /** Has the answers made that most visitors ask for, one after another; one that fails is left out. */
  warm(): Promise<void>;
  /** Forgets all stored answers; what is being made just now is not stored. */
  purge(): void;
  /** Logs the answers that were counted since the last time. */
  report(): void;
}

const NEVER_SET_BACK = () => performance.now();

/** Whether a request changes what its target answers, for all that the cache knows (RFC 9111, section 4.4). */
const isUnsafe = (method: string | undefined) => method !== "GET" && method !== "HEAD";

/** Creates the cache of one server. */
export function documentCache({ shop, make, host, now = NEVER_SET_BACK }: DocumentCacheOptions): DocumentCache {
  const store = createDocumentStore({ make, now });
  const traffic = createTraffic(log);
  const keyOf = (target = "") => documentKey(target, shop.queryOf);

  function send(obtained: Obtained, asked: Asked, request: IncomingMessage, response: ServerResponse): number {
    markStored(response, keyOf(request.url) ?? "");
    meter()?.cached(obtained.cache);
    return sendAnswer(obtained.answer, request, response, asked, obtained.cache, obtained.age);
  }

  const replay: Step = (request, response, next) => {
    const asked = isEnding() ? undefined : askedOf(request);
    const key = asked?.host === host && !shop.isPersonal(asked.cookies) ? keyOf(request.url) : undefined;
    const stored = key === undefined ? undefined : storedAnswer(store, key);
    if (!asked || key === undefined || !stored) return next();
    traffic.count(key, send(stored, asked, request, response), asked.userAgent);
  };

  function forgetWhenChanged(request: IncomingMessage, response: ServerResponse): void {
    const key = keyOf(request.url);
    if (key === undefined) return;
    response.once("finish", () => {
      if (response.statusCode < 400) store.forget(key);
    });
  }

  async function answer(
    key: string,
    asked: Asked,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    const obtained = storedAnswer(store, key) ?? (await obtain(store, key));
    if (response.destroyed) return;
    if (obtained) send(obtained, asked, request, response);
    else next();
  }

  const documents: Step = (request, response, next) => {
    if (isUnsafe(request.method)) forgetWhenChanged(request, response);
    const asked = askedOf(request);
    const key = asked && !shop.isPersonal(asked.cookies) ? keyOf(request.url) : undefined;
    if (!asked || key === undefined) return next();
    answer(key, asked, request, response, next).catch((error) => {
      log.error("documents.answer", { error });
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "Something went wrong");
    });
  };

  async function warm(): Promise<void> {
    for (const path of await shop.warmPaths()) {
      const key = keyOf(path);
      if (key !== undefined && !store.find(key)) await store.refresh(key);
    }
  }

  return { replay, documents, warm, purge: store.purge, report: traffic.report };
}
