import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { createRequestHandler } from "@remix-run/express";
import { installGlobals, type ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readablePath } from "~/platform/http/readable-path.server";
import { remix } from "~/platform/http/remix.server";
import { inOrder } from "~/platform/http/step.server";
import { ADMIN } from "../support/embedded-backend";
import { exchange, type RawAnswer } from "../support/raw-http";
import { compressingApp } from "../support/remix-serve";

/** The built server, with its own way to put itself in front of servers left out. */
async function loadBuild(): Promise<ServerBuild> {
  Object.assign(globalThis, { [Symbol.for("shop.singletons")]: new Map([["http", true]]) });
  Object.assign(process.env, {
    NODE_ENV: "production",
    PUBLIC_ORIGIN: "http://localhost:3000",
    DATABASE_PATH: ":memory:",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  // The address is not known to the bundler, which would take the server apart.
  return import(/* @vite-ignore */ new URL("../../build/index.js", import.meta.url).href);
}

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const servers: http.Server[] = [];
let whole: string;
let pruned: string;
let build: ServerBuild;

async function serve(handler: RequestListener): Promise<string> {
  const server = http.createServer(inOrder([readablePath], handler));
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  installGlobals();
  build = await loadBuild();
  const published = createRequestHandler({ build, mode: "production" });
  whole = await serve(compressingApp(published as unknown as RequestListener));
  pruned = await serve(remix(async () => build));
});

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** Express does not know that a body is too small to be compressed when it comes as a stream. */
const SMALL = 1024;

/** The key of an order, which the server draws by lot where no script does. */
const ORDER_KEY = /\b[0-9a-f]{32}\b/g;

/** What may differ between two answers to the same question: when, the body's pieces, and what is drawn by lot. */
function comparable({ status, headers, body }: RawAnswer) {
  const { date, "set-cookie": cookies, "content-length": length, "transfer-encoding": transfer, ...rest } = headers;
  const text = String(rest["content-encoding"] === "gzip" ? gunzipSync(body) : body).replace(ORDER_KEY, "");
  if (text.length < SMALL) delete rest["content-encoding"];
  if (length !== undefined && body.length > 0) expect(Number(length)).toBe(body.length);
  return { status, headers: { ...rest, cookies: cookies?.map((cookie) => cookie.split("=")[0]) }, body: text };
}

async function expectSame(path: string, headers: http.OutgoingHttpHeaders = {}, method = "GET", body?: string) {
  const sent = { Host: "localhost:3000", ...headers };
  const [one, two] = await Promise.all([
    exchange(whole, path, sent, method, body),
    exchange(pruned, path, sent, method, body),
  ]);
  expect(comparable(two), `${method} ${path}`).toEqual(comparable(one));
  return one.status;
}

/** Addresses that lead to each route of the build. */
const addresses = () =>
  Object.values(build.routes).flatMap(({ id, path = "", index }) => {
    const known = path.replace(":productId", "ashby").replace("provider/*", "provider/login");
    const url = `/${known.replace("*", "no/such/page")}`;
    return id === "root" ? [] : [{ id, url, index: index === true }];
  });

const SESSION = { Cookie: "session=eyJpZCI6IngifQ%3D%3D.none; other=1" };

const AMONG_THEM = ["/", "/shop", "/product/ashby", "/account/dashboard", "/robots.txt", "/no/such/page"];

describe("answers made with the routes of one page are those made with all routes", { timeout: 60_000 }, () => {
  it("for every page and file, whoever asks, also for the head alone", async () => {
    const statuses = new Set<number>();
    for (const { url } of addresses()) {
      statuses.add(await expectSame(url));
      for (const headers of [SESSION, { "Accept-Encoding": "gzip" }]) await expectSame(url, headers);
      await expectSame(url, {}, "HEAD");
      await expectSame(`${url}?index&x=1&_data=`);
    }
    expect(statuses).toEqual(new Set([200, 302, 400, 404]));
  });

  it("for the data of every route, at its own address and at others", async () => {
    const statuses = new Set<number>();
    for (const { id, url } of addresses()) {
      const data = `_data=${encodeURIComponent(id)}`;
      for (const path of [url, ...AMONG_THEM]) statuses.add(await expectSame(`${path}?${data}`));
      await expectSame(`${url}?index&${data}`, SESSION);
      for (const other of ["root", "routes/nothing", ""]) await expectSame(`${url}?_data=${other}`);
    }
    expect(statuses).toEqual(new Set([200, 204, 400, 403, 404]));
  });

  it("for posts to every route, as a page and as data, with and without a form", async () => {
    const statuses = new Set<number>();
    for (const { id, url, index } of addresses()) {
      for (const query of ["", index ? "?index" : "?", `?_data=${encodeURIComponent(id)}`, "?_data=root"]) {
        statuses.add(await expectSame(url + query, FORM, "POST", "intent=add-to-cart"));
        await expectSame(url + query, {}, "POST");
      }
    }
    expect(statuses).toEqual(new Set([204, 302, 400, 404, 405, 422]));
  });

  it.each([
    "//",
    "//shop",
    "/shop//",
    "/SHOP",
    "/Shop/",
    "/shop/../cart",
    "/./shop",
    "/shop/%2e%2e/cart",
    "/shop%2Fashby",
    "/product/%61shby",
    "/product/ash%20by",
    "/product/%F0%9F%9A%AA",
    "/product/%00",
    "/%E0%A4%A",
    "/%",
    "/product/ashby/more",
    "/product/",
    "/product",
    "/a\\b",
    "/shop\\..\\cart",
    "/shop;x=1",
    "/shop#x",
    "/shop#x?_data=routes/shop",
    "/?index",
    "/?_data=routes%2F_index",
    "/how-to?index",
    "/account/?index",
    "/__manifest?p=/shop&version=1",
    "/shop.data",
    "/_root.data",
    "/constructor",
    "/__proto__",
    "/shop?_data=routes%2Fshop&_data=routes%2Fcart",
    "/shop?%5Fdata=routes%2Fshop",
  ])("for an odd address, asked twice: %s", async (path) => {
    await expectSame(path);
    await expectSame(path);
    await expectSame(path, FORM, "POST", "a=1");
  });

  it("for long addresses", async () => {
    for (const path of [`/${"a/".repeat(400)}`, `/${"x".repeat(5000)}`, `/product/${"x".repeat(300)}`]) {
      for (const method of ["GET", "POST"]) await expectSame(path, FORM, method);
    }
  });

  it("for more addresses than are remembered", async () => {
    for (let n = 0; n < 1100; n += 1)
      await exchange(pruned, `/product/door-${n}?_data=root`, { Host: "localhost:3000" });
    await expectSame("/product/door-1?_data=root");
    await expectSame("/product/ashby");
  });
});
