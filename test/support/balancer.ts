import { once } from "node:events";
import http from "node:http";

export interface Balancer {
  readonly origin: string;
  /** How many requests each server has answered. */
  readonly answered: () => readonly number[];
  stop(): Promise<void>;
}

/**
 * Passes requests to servers in turn, skipping any that cannot be reached. Nothing is sent twice: if a server accepted
 * a request and dropped it, the answer is 502.
 *
 * @param port of 127.0.0.1
 * @param targets the servers' origins
 */
export async function startBalancer(port: number, targets: readonly string[]): Promise<Balancer> {
  const answered = targets.map(() => 0);
  let turn = 0;

  function pass(
    incoming: http.IncomingMessage,
    outgoing: http.ServerResponse,
    body: Buffer,
    at: number,
    tries: number,
  ) {
    const { method, url, headers } = incoming;
    const sent = http.request(new URL(url ?? "/", targets[at]), { method, headers, agent: false }, (answer) => {
      answered[at] = (answered[at] ?? 0) + 1;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && tries > 1)
        pass(incoming, outgoing, body, (at + 1) % targets.length, tries - 1);
      else outgoing.writeHead(502).end();
    });
    sent.end(body);
  }

  const server = http.createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    pass(incoming, outgoing, body, turn++ % targets.length, targets.length);
  });
  // Longer than a client leaves a connection idle before its next post.
  server.keepAliveTimeout = 60_000;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${port}`,
    answered: () => [...answered],
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
