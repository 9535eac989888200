import { once } from "node:events";
import http from "node:http";

export type Respond = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export interface ProviderHost {
  readonly url: string;
  /** The paths requested so far, with their queries. */
  readonly requests: string[];
  /** Replaces the responses from now on. */
  respond(respond: Respond): void;
  stop(): Promise<void>;
}

/** Answers every request with a status code and a JSON value. */
export const json =
  (status: number, value: unknown): Respond =>
  (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
  };

/** A remote provider's API on 127.0.0.1 whose responses a test controls. */
export async function startProviderHost(first: Respond): Promise<ProviderHost> {
  let current = first;
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request.url ?? "");
    current(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    respond(respond) {
      current = respond;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
