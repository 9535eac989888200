import { subscribe } from "node:diagnostics_channel";
import { type RequestListener, Server } from "node:http";
import { env } from "../env.server";
import { log } from "../log.server";
import { drainAtShutdown, endWithGrace } from "../shutdown.server";
import { singleton } from "../singleton.server";
import type { CachedDocuments } from "./document-cache/cached-documents.server";
import { limitServer } from "./limits.server";
import type { Versions } from "./public-files.server";
import { remix } from "./remix.server";
import type { SecretPath } from "./secret-paths.server";
import { publicFiles, steps } from "./steps.server";
import { refuseUnreadable } from "./unreadable.server";

/** A layer of an Express app, named after its function. */
interface Layer {
  readonly name: string;
}

/** The part of Express 4 that is used here. */
interface ExpressApp extends RequestListener {
  readonly _router?: { stack: Layer[] };
}

/** What remix-serve 2.17.5 adds to its Express app, in order. */
const LAYERS = ["query", "expressInit", "compression", "serveStatic", "serveStatic", "logger", "bound dispatch"];

/** What the shop does itself, or does not need: the query parser, static files, the access log. */
const REPLACED = ["query", "serveStatic", "logger"];

/**
 * What answers after the steps: in production our own call of Remix; in development remix-serve's app, because it picks
 * up each rebuild, without what it would do a second time.
 *
 * @throws Error when the app is not the expected one, rather than log and serve everything twice
 */
export function refit(app: ExpressApp): RequestListener {
  const router = app._router;
  // The bundler numbers functions of the same name.
  const names = router?.stack.map(({ name }) => name.replace(/\d+$/, "")) ?? [];
  if (!router || names.join() !== LAYERS.join()) {
    throw new Error(`remix-serve has other layers than 2.17.5: ${names.join(", ") || "none"}`);
  }
  if (env().mode === "production") return remix();
  router.stack = router.stack.filter(({ name }) => !REPLACED.includes(name));
  return app;
}

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** Removes remix-serve's own signal listeners, which only close the server, at the same time as the shop drains it. */
function silenceSignals(known: ReadonlySet<unknown>): void {
  for (const signal of SIGNALS) {
    for (const listener of process.listeners(signal)) {
      if (!known.has(listener)) process.removeListener(signal, listener);
    }
  }
}

/** What the server must know of the shop. */
interface Shop {
  /** The versions that photographs and films are addressed with, by their folders. */
  readonly fileVersions: Versions;
  /** What it says of its public pages, which are then cached. */
  readonly documents?: CachedDocuments;
  /** Its pages whose address is a secret. */
  readonly secretPaths?: readonly SecretPath[];
  /** The targets of posts that may take long to arrive. */
  readonly longPosts?: RegExp;
}

/** Pages are made ready once the first visitors are served, in milliseconds. */
const WARM_AFTER_MS = 2000;

function takeOver(server: Server, { fileVersions, documents, secretPaths, longPosts }: Shop): void {
  const [app, ...others] = server.listeners("request") as ExpressApp[];
  if (!app || others.length > 0) throw new Error("remix-serve has more than one listener for requests");
  const last = refit(app);
  drainAtShutdown(server);
  server.removeAllListeners("request");
  const { mode, publicOrigin } = env();
  const files = publicFiles(fileVersions);
  const kept = mode === "development" ? undefined : documents;
  const listener = steps(last, { files, publicOrigin, secretPaths, longPosts, documents: kept });
  server.on("request", listener);
  const warm = () => listener.warm().catch((error) => log.warn("documents.warm", { error }));
  setTimeout(warm, WARM_AFTER_MS).unref();
}

/**
 * Puts the shop's steps in front of the server that remix-serve creates; no other file knows about remix-serve. Node
 * announces each server that starts listening, so the steps are in place before the first connection is accepted.
 * Calling this again has no effect.
 */
export function attach(shop: Shop): void {
  singleton("http", () => {
    endWithGrace(env().shutdownWaitMs);
    const known = new Set<unknown>(SIGNALS.flatMap((signal) => process.listeners(signal)));
    subscribe("tracing:net.server.listen:asyncStart", (message) => {
      const { server } = message as { server: unknown };
      if (!(server instanceof Server)) return;
      limitServer(server);
      refuseUnreadable(server);
      server.once("listening", () => {
        takeOver(server, shop);
        silenceSignals(known);
      });
    });
    return true;
  });
}
