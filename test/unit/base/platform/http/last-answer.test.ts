import { once } from "node:events";
import http from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import * as shutdown from "~/base/platform/shutdown.server";
import { cachedShop } from "../../../../support/cached-shop";
import { caughtLogLines } from "../../../../support/log-lines";
import { serveInFrontOf } from "../../../../support/shop-steps";

const ending = () => vi.spyOn(shutdown, "isEnding").mockReturnValue(true);

const closers: (() => void)[] = [];
caughtLogLines();
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function shopBefore() {
  const headers = { "Cache-Control": "public, s-maxage=300", "Content-Type": "text/html" };
  const { origin, close } = await serveInFrontOf(
    (_request, response) => void response.writeHead(200, headers).end("a page"),
    {
      documents: cachedShop,
      make: async () => new Response("a page", { headers }),
      publicOrigin: "http://localhost:3000",
    },
  );
  const agent = new http.Agent({ keepAlive: true });
  closers.push(close, () => agent.destroy());
  return async (path: string, method = "GET") => {
    const asked = http.request(`${origin}${path}`, { method, agent, headers: { Host: "localhost:3000" } }).end();
    const [answer] = (await once(asked, "response")) as [http.IncomingMessage];
    await answer.resume().toArray();
    return { status: answer.statusCode, cache: answer.headers["x-cache"], connection: answer.headers.connection };
  };
}

it("a stored answer is the last of its connection once the shop is shutting down", async () => {
  const ask = await shopBefore();
  await ask("/shop");
  expect(await ask("/shop")).toEqual({ status: 200, cache: "hit", connection: "keep-alive" });
  ending();
  expect(await ask("/shop")).toEqual({ status: 200, cache: "hit", connection: "close" });
});

it.each([
  { what: "a page that is made", path: "/made", method: "GET", status: 200 },
  { what: "a file", path: "/file.txt", method: "GET", status: 200 },
  { what: "a refusal", path: "/shop", method: "DELETE", status: 405 },
])("$what is the last answer of its connection once the shop is shutting down", async ({ path, method, status }) => {
  const ask = await shopBefore();
  expect(await ask(path, method)).toMatchObject({ status, connection: "keep-alive" });
  ending();
  expect(await ask(path, method)).toMatchObject({ status, connection: "close" });
});
