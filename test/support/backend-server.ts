import { once } from "node:events";
import http from "node:http";
import { Request } from "undici";
import type { Backend } from "~/provider/contract/port.server";

/** Puts a back end behind a real HTTP server on 127.0.0.1. */
export async function serveBackend(backend: Backend): Promise<{ url: string; stop(): Promise<void> }> {
  const server = http.createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const headers = incoming.headers as Record<string, string>;
    const request = new Request(`http://host.test${incoming.url}`, { method: incoming.method ?? "GET", headers, body });
    const answer = await backend(request);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
