import { once } from "node:events";
import http from "node:http";
import { Request } from "undici";
import { type BackendHandle, SIGN_IN_PAGES } from "~/provider/contract/backend.server";

export interface ServedBackend {
  readonly url: string;
  /** The back end's sign-in page, if it has one. */
  readonly signInUrl: string;
  stop(): Promise<void>;
}

/** Serves a back end, and its sign-in page if it has one, from a real HTTP server on 127.0.0.1. */
export async function serveBackend({
  handle,
  signIn,
}: Pick<BackendHandle, "handle" | "signIn">): Promise<ServedBackend> {
  const server = http.createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const headers = incoming.headers as Record<string, string>;
    const request = new Request(`http://host.test${incoming.url}`, { method: incoming.method ?? "GET", headers, body });
    const isPage = new URL(request.url).pathname.startsWith(SIGN_IN_PAGES);
    const answer = await (isPage && signIn.pages ? signIn.pages(request) : handle(request));
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
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    signInUrl: `${url}${SIGN_IN_PAGES}login`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
