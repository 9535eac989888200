import { once } from "node:events";
import http from "node:http";
import { Request } from "undici";
import type { BackendHandle } from "~/provider/contract/port.server";

/** Where {@link serveBackend} has a back end's sign-in page. */
export const SIGN_IN_PATH = "/hosted/sign-in";

/** Puts a back end, and its sign-in page where it has one, behind a real HTTP server on 127.0.0.1. */
export async function serveBackend({
  handle,
  signInPage,
}: Pick<BackendHandle, "handle" | "signInPage">): Promise<{ url: string; stop(): Promise<void> }> {
  const server = http.createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const headers = incoming.headers as Record<string, string>;
    const request = new Request(`http://host.test${incoming.url}`, { method: incoming.method ?? "GET", headers, body });
    const isPage = signInPage && new URL(request.url).pathname === SIGN_IN_PATH;
    const answer = await (isPage ? signInPage(request) : handle(request));
    const cookies = answer.headers.getSetCookie();
    outgoing.writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      ...(cookies.length > 0 && { "set-cookie": cookies }),
    });
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
