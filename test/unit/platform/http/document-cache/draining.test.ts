import { once } from "node:events";
import http from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { steps } from "~/platform/http/steps.server";
import { cachedShop } from "../../../../support/cached-shop";
import { caughtLogLines } from "../../../../support/log-lines";
import { listening } from "../../../../support/raw-http";

const draining = vi.hoisted(() => ({ now: false }));
vi.mock("~/platform/shutdown.server", async (original) => ({
  ...(await original<typeof import("~/platform/shutdown.server")>()),
  isDraining: () => draining.now,
}));

const closers: (() => void)[] = [];
caughtLogLines();
afterEach(() => {
  draining.now = false;
  for (const close of closers.splice(0)) close();
});

it("a stored answer is the last of its connection once the shop is draining", async () => {
  const server = http.createServer(
    steps(
      (_request, response) =>
        void response
          .writeHead(200, { "Cache-Control": "public, s-maxage=300", "Content-Type": "text/html" })
          .end("a page"),
      { files: () => undefined, documents: cachedShop, publicOrigin: "http://localhost:3000" },
    ),
  );
  const { origin, close } = await listening(server);
  const agent = new http.Agent({ keepAlive: true });
  closers.push(close, () => agent.destroy());
  const get = async () => {
    const asked = http.get(`${origin}/shop`, { agent, headers: { Host: "localhost:3000" } });
    const [answer] = (await once(asked, "response")) as [http.IncomingMessage];
    const body = (await answer.setEncoding("utf8").toArray()).join("");
    return { body, cache: answer.headers["x-cache"], connection: answer.headers.connection };
  };
  await get();
  expect(await get()).toEqual({ body: "a page", cache: "hit", connection: "keep-alive" });
  draining.now = true;
  expect(await get()).toEqual({ body: "a page", cache: "hit", connection: "close" });
});
