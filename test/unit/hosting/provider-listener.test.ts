import http from "node:http";
import { Response as BackendResponse, type Request } from "undici";
import { afterEach, describe, expect, it, vi } from "vitest";
import { providerListener } from "~/hosting/provider-listener.server";
import { caughtLogLines } from "../../support/log-lines";
import { listening } from "../../support/raw-http";

const asked: { readonly path: string; readonly body: string }[] = [];

vi.mock("~/services/hosted-sign-in.server", () => ({
  hostedSignIn: async ({ path, form }: { path: string; form: URLSearchParams | null }) => ({
    status: 200,
    headers: [["Content-Type", "text/html"]],
    html: `${path} ${form ?? "opened"}`,
  }),
}));

const TOKEN = "a-token-of-more-than-thirty-two-characters";
const OWN = { Authorization: `Bearer ${TOKEN}` };
const SHOP = "https://doors.example";

const lines = caughtLogLines();
const closers: (() => void)[] = [];
afterEach(() => {
  asked.length = 0;
  for (const close of closers.splice(0)) close();
});

const handle = async (request: Request) => {
  asked.push({ path: new URL(request.url).pathname, body: await request.text() });
  return new BackendResponse('{"a":1}', { headers: { "Content-Type": "application/json", "Set-Cookie": "s=1" } });
};

async function serve({ token = TOKEN, ping = async () => {} }: { token?: string | null; ping?: () => Promise<void> }) {
  const server = http.createServer();
  const { origin, close } = await listening(server);
  server.on("request", providerListener({ backend: { handle, ping }, token, pagesOrigin: origin, shopOrigin: SHOP }));
  closers.push(close);
  return (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: "manual", ...init });
}

describe("a provider in its own process", () => {
  it("passes on calls of shops with the token, and returns the back end's answer", async () => {
    const ask = await serve({});
    const answer = await ask("/api/contact", { method: "POST", headers: OWN, body: '{"name":"Ö"}' });
    expect([answer.status, await answer.json()]).toEqual([200, { a: 1 }]);
    expect(answer.headers.getSetCookie()).toEqual(["s=1"]);
    expect((await ask("/api/settings", { headers: OWN })).status).toBe(200);
    expect(asked).toEqual([
      { path: "/api/contact", body: '{"name":"Ö"}' },
      { path: "/api/settings", body: "" },
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ["nothing", {}],
    ["another token", { Authorization: "Bearer x" }],
    ["one of the same length", { Authorization: OWN.Authorization.replace("a-token", "b-token") }],
    ["the token by itself", { Authorization: TOKEN }],
  ])("refuses a call with %s, as the contract describes", async (_what, headers) => {
    const ask = await serve({});
    const answer = await ask("/api/settings", { headers });
    expect([answer.status, answer.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
    expect(asked).toEqual([]);
  });

  it("requires no token if it has none itself", async () => {
    const ask = await serve({ token: null });
    expect((await ask("/api/settings")).status).toBe(200);
  });

  it("limits the size of a call, and says so", async () => {
    const ask = await serve({});
    const answer = await ask("/api/orders", { method: "POST", headers: OWN, body: "x".repeat(7 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: expect.stringContaining("6 MB") });
    expect(asked).toEqual([]);
  });

  it("serves its pages to anybody, accepts forms only from its own site, and sends the headers of a page", async () => {
    const ask = await serve({});
    const opened = await ask("/provider/login?a=1");
    expect([opened.status, await opened.text()]).toEqual([200, "/provider/login?a=1 opened"]);
    expect(opened.headers.get("X-Frame-Options")).toBe("DENY");
    const form = { method: "POST", body: new URLSearchParams({ email: "a@b.co" }) };
    expect(await (await ask("/provider/login", form)).text()).toBe("/provider/login email=a%40b.co");
    const forged = await ask("/provider/login", { ...form, headers: { Origin: "https://evil.example" } });
    expect(forged.status).toBe(403);
    expect((await ask("/provider/login", { method: "DELETE" })).status).toBe(405);
    const elsewhere = await ask("/provider/login", {
      method: "POST",
      headers: { "Content-Type": "text/xml" },
      body: "<a/>",
    });
    expect(elsewhere.status).toBe(415);
  });

  it("reports whether it is up and whether its data is available, and redirects to the shop", async () => {
    const ask = await serve({ ping: () => Promise.reject(new Error("gone")) });
    expect((await ask("/healthz")).status).toBe(200);
    expect((await ask("/readyz")).status).toBe(503);
    expect((await ask("/login")).headers.get("Location")).toBe(`${SHOP}/login`);
    expect((await ask("/nothing")).status).toBe(404);
    expect((await (await serve({}))("/readyz")).status).toBe(200);
  });

  it("keeps the secret address of an order out of its log", async () => {
    const ask = await serve({});
    await ask(`/api/linked-orders/${"ab".repeat(16)}`, { headers: OWN });
    await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ event: "http.request" }));
    expect(lines.at(-1)).toMatchObject({ path: "/api/linked-orders/:link" });
  });
});
