import http, { type RequestListener } from "node:http";
import type { RequestHandler } from "express";
import { shopListener } from "~/base/platform/http/shop-listener.server";
import { exchange, listening } from "./raw-http";

type Shop = Parameters<typeof shopListener>[0];

/** Everything in front of the routes, in a separate server; `remix` replaces the routes. */
export async function serveInFrontOf(
  remix: RequestListener,
  { publicOrigin, ...shop }: Partial<Omit<Shop, "remix">> = {},
) {
  const server = http.createServer();
  const { origin, close } = await listening(server);
  const listener = shopListener({
    remix: remix as RequestHandler,
    make: () => Promise.reject(new Error("nothing is stored")),
    folder: "test/fixtures/public",
    fileVersions: {},
    secretPaths: [],
    routeOf: () => "a-route",
    publicOrigin: publicOrigin ?? origin,
    ...shop,
  });
  server.on("request", listener);
  return { origin, close, warm: listener.warm };
}

const OF_THE_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "date"]);

/** Makes answers like a listener without visitors, over separate connections. */
export async function makerOf(listener: RequestListener) {
  const { origin, close } = await listening(http.createServer(listener));
  const make = async (target: string) => {
    const { status, headers, body } = await exchange(origin, target);
    const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      OF_THE_CONNECTION.has(name) ? [] : [value ?? ""].flat().map((one) => [name, one]),
    );
    return new Response(new Uint8Array(body), { status, headers: sent });
  };
  return { make, close };
}
