import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** A way to a shop that can be cut, for pages and service workers alike. */
export interface LineToShop {
  readonly origin: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Passes requests to a shop under an origin of its own, until the line is cut. */
export async function lineToShop(shop: string): Promise<LineToShop> {
  const { host } = new URL(shop);
  const server = http.createServer((incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    const passed = { ...headers, host, referer: `${shop}/`, ...(headers.origin && { origin: shop }) };
    const sent = http.request(new URL(url, shop), { method, headers: passed }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on("error", () => outgoing.destroy());
    incoming.pipe(sent);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async cut() {
      const closed = once(server.close(), "close");
      server.closeAllConnections();
      await closed;
    },
    async mend() {
      await once(server.listen(port, "127.0.0.1"), "listening");
    },
  };
}
