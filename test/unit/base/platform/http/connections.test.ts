import http from "node:http";
import { afterEach, expect, it } from "vitest";
import { oneAtATime } from "~/base/platform/http/connections.server";
import { inOrder } from "~/base/platform/step.server";
import { exchange, listening, sendText } from "../../../../support/raw-http";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(listener: http.RequestListener) {
  const { origin, close } = await listening(http.createServer(inOrder([oneAtATime], listener)));
  closers.push(close);
  return origin;
}

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

it("ignores requests sent ahead, and closes the connection after the current answer", async () => {
  const begun: string[] = [];
  const origin = await serve((request, response) => {
    begun.push(request.url ?? "");
    setImmediate(() => response.end(request.url));
  });
  const received = await sendText(origin, Array.from({ length: 200 }, (_none, at) => GET(`/${at}`)).join(""));
  expect(begun).toEqual(["/0"]);
  expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect((await exchange(origin, "/next")).status).toBe(200);
});

it("answers one request after another on a connection that waits for each answer", async () => {
  const origin = await serve((request, response) => response.end(request.url));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) =>
    new Promise<string>((resolve, reject) => {
      http
        .get(origin + path, { agent }, async (answer) => resolve(String(Buffer.concat(await answer.toArray()))))
        .on("error", reject);
    });
  for (const path of ["/1", "/2", "/3"]) expect(await get(path)).toBe(path);
  agent.destroy();
});
