import { once } from "node:events";
import { readFileSync } from "node:fs";
import https from "node:https";
import path from "node:path";
import { ROOT } from "./source-files";

/** The self-signed certificate, as an operator would give it to Node. */
export const OWN_CERTIFICATE = path.join(ROOT, "test/fixtures/tls/certificate.pem");

/** Its key. */
export const OWN_KEY = path.join(ROOT, "test/fixtures/tls/key.pem");

/** A server on 127.0.0.1 with a self-signed certificate; it answers every request with a JSON value. */
export async function startTlsHost(value: unknown) {
  const cert = readFileSync(OWN_CERTIFICATE);
  const key = readFileSync(OWN_KEY);
  let answered = 0;
  const server = https.createServer({ cert, key }, (_request, response) => {
    answered += 1;
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(value));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `https://127.0.0.1:${port}`,
    answered: () => answered,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
