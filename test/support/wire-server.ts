import { once } from "node:events";
import net from "node:net";

export interface WireServer {
  readonly url: string;
  /** The connections so far, each with a promise for its end. */
  readonly connections: readonly { readonly closed: Promise<unknown> }[];
  stop(): Promise<void>;
}

/** A server on 127.0.0.1 that answers each request with bytes chosen by a test, whether or not they are HTTP. */
export async function serveRaw(serve: (socket: net.Socket) => unknown): Promise<WireServer> {
  const connections: { closed: Promise<unknown> }[] = [];
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    connections.push({ closed: new Promise((resolve) => socket.once("close", resolve)) });
    socket.on("error", () => {});
    let head = "";
    socket.on("data", (bytes) => {
      head += bytes.toString("latin1");
      if (!head.includes("\r\n\r\n")) return;
      head = "";
      serve(socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    connections,
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
