import { once } from "node:events";
import http from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { steps } from "~/platform/http/steps.server";
import { cachedShop } from "../../../support/cached-shop";
import { caughtLogLines } from "../../../support/log-lines";
import { listening } from "../../../support/raw-http";

const ending = vi.hoisted(() => ({ now: false }));
vi.mock("~/platform/shutdown.server", async (original) => ({
  ...(await original<typeof import("~/platform/shutdown.server")>()),
  isEnding: () => ending.now,
}));

const closers: (() => void)[] = [];
caughtLogLines();
afterEach(() => {
  ending.now = false;
  for (const close of closers.splice(0)) close();
});

const FILE = {
  type: "text/plain; charset=utf-8",
  cacheControl: "public, max-age=3600",
  plain: () => ({ file: "file.txt", length: 6, bytes: Buffer.from("a file"), etag: '"e"' }),
  compressed: {},
};

async function shopBefore() {
  const server = http.createServer(
    steps(
      (_request, response) =>
        void response
          .writeHead(200, { "Cache-Control": "public, s-maxage=300", "Content-Type": "text/html" })
          .end("a page"),
      {
        files: (path) => (path === "/file.txt" ? FILE : undefined),
        documents: cachedShop,
        publicOrigin: "http://localhost:3000",
      },
    ),
  );
  const { origin, close } = await listening(server);
  const agent = new http.Agent({ keepAlive: true });
  closers.push(close, () => agent.destroy());
  return async (path: string, method = "GET") => {
    const asked = http.request(`${origin}${path}`, { method, agent, headers: { Host: "localhost:3000" } }).end();
    const [answer] = (await once(asked, "response")) as [http.IncomingMessage];
    await answer.resume().toArray();
    return { status: answer.statusCode, cache: answer.headers["x-cache"], connection: answer.headers.connection };
  };
}

it("a stored answer is the last of its connection once the shop is told to end", async () => {
  const ask = await shopBefore();
  await ask("/shop");
  expect(await ask("/shop")).toEqual({ status: 200, cache: "hit", connection: "keep-alive" });
  ending.now = true;
  expect(await ask("/shop")).toEqual({ status: 200, cache: "hit", connection: "close" });
});

it.each([
  { what: "a page that is made", path: "/made", method: "GET", status: 200 },
  { what: "a file", path: "/file.txt", method: "GET", status: 200 },
  { what: "a refusal", path: "/shop", method: "DELETE", status: 405 },
])("$what is the last answer of its connection once the shop is told to end", async ({ path, method, status }) => {
  const ask = await shopBefore();
  expect(await ask(path, method)).toMatchObject({ status, connection: "keep-alive" });
  ending.now = true;
  expect(await ask(path, method)).toMatchObject({ status, connection: "close" });
});
