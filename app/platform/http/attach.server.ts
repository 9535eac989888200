import { subscribe } from "node:diagnostics_channel";
import { type RequestListener, Server } from "node:http";
import { env } from "../env.server";
import { drainAtShutdown, endWithGrace } from "../shutdown.server";
import { singleton } from "../singleton.server";
import { limitServer } from "./limits.server";
import { remix } from "./remix.server";
import { steps } from "./steps.server";

/** A layer of an Express app, named after its function. */
interface Layer {
  readonly name: string;
}

/** The part of Express 4 that is used here. */
interface ExpressApp extends RequestListener {
  readonly _router?: { stack: Layer[] };
  use(handler: ReturnType<typeof remix>): void;
}

/** What remix-serve 2.17.5 adds to its Express app, in order. */
const LAYERS = ["query", "expressInit", "compression", "serveStatic", "serveStatic", "logger", "bound dispatch"];

/** What the shop does itself, or does not need: the query parser, static files, the access log. */
const REPLACED = ["query", "serveStatic", "logger"];
const REMIX = "bound dispatch";

/**
 * Removes what remix-serve would do a second time after the steps, and replaces its Remix handler with ours; in
 * development remix-serve's own handler stays, because it picks up each rebuild.
 *
 * @throws Error when the app is not the expected one, rather than log and serve everything twice
 */
export function refit(app: ExpressApp): void {
  const router = app._router;
  const names = router?.stack.map(({ name }) => name) ?? [];
  if (!router || names.join() !== LAYERS.join()) {
    throw new Error(`remix-serve has other layers than 2.17.5: ${names.join(", ") || "none"}`);
  }
  const ownRemix = env().mode === "production";
  const dropped = ownRemix ? [...REPLACED, REMIX] : REPLACED;
  router.stack = router.stack.filter(({ name }) => !dropped.includes(name));
  if (ownRemix) app.use(remix());
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

function takeOver(server: Server): void {
  const [app, ...others] = server.listeners("request") as ExpressApp[];
  if (!app || others.length > 0) throw new Error("remix-serve has more than one listener for requests");
  refit(app);
  limitServer(server);
  drainAtShutdown(server);
  server.removeAllListeners("request");
  server.on("request", steps(app));
}

/**
 * Puts the shop's steps in front of the server that remix-serve creates; no other file knows about remix-serve. Node
 * announces each server that starts listening, so the steps are in place before the first connection is accepted.
 * Calling this again has no effect.
 */
export function attach(): void {
  singleton("http", () => {
    endWithGrace();
    const known = new Set<unknown>(SIGNALS.flatMap((signal) => process.listeners(signal)));
    subscribe("tracing:net.server.listen:asyncStart", (message) => {
      const { server } = message as { server: unknown };
      if (!(server instanceof Server)) return;
      server.once("listening", () => {
        takeOver(server);
        silenceSignals(known);
      });
    });
    return true;
  });
}
