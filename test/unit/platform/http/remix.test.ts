import { EventEmitter, once } from "node:events";
import http from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { ActionFunction, LoaderFunction, ServerBuild } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { remix } from "~/platform/http/remix.server";
import { requestId } from "~/platform/http/request-id.server";
import { inOrder } from "~/platform/http/step.server";
import { visitor } from "~/platform/http/visitor.server";
import { wholeAnswer } from "~/platform/http/whole-body.server";
import { currentVisitor } from "~/platform/request-context.server";
import { exchange, listening } from "../../../support/raw-http";

const LONG = "a door ".repeat(300);
const GZIP = { "Accept-Encoding": "gzip, br" };

let close = () => {};
let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    lines.push(JSON.parse(String(text)));
    return true;
  });
});

afterEach(() => close());

/** A build of one route without a page, at `/`. */
function buildOf(loader: LoaderFunction, action?: ActionFunction): ServerBuild {
  const route = { id: "routes/_index", path: "", index: true, parentId: "root" };
  const module = { loader, ...(action && { action }) };
  return {
    routes: { root: { id: "root", path: "", module: {} }, [route.id]: { ...route, module } },
    entry: { module: { default: () => new Response(), handleError: () => {} } },
    assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "" },
    future: {},
    publicPath: "/build/",
    assetsBuildDirectory: "",
    isSpaMode: false,
  } as unknown as ServerBuild;
}

/** The shop's own call of Remix on a real server; a step has set a header before. */
async function serve(loader: LoaderFunction, action?: ActionFunction): Promise<string> {
  const listener = remix(async () => buildOf(loader, action));
  const server = await listening(
    http.createServer((request, response) => {
      response.setHeader("X-Step", "1");
      listener(request, response);
    }),
  );
  close = server.close;
  return server.origin;
}

const text = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { "Content-Type": "text/plain", ...headers } });

describe("what Remix answers is sent", () => {
  it("with the status, its text, and every cookie on a line of its own", async () => {
    const headers = new Headers([
      ["Set-Cookie", "a=1"],
      ["Set-Cookie", "b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT"],
    ]);
    const origin = await serve(() => new Response(null, { status: 299, statusText: "Odd", headers }));
    const [answer] = (await once(http.get(origin, { agent: false }), "response")) as [http.IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.statusMessage]).toEqual([299, "Odd"]);
    expect(answer.headers).toMatchObject({
      "set-cookie": ["a=1", "b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT"],
      "x-step": "1",
    });
  });

  it("compressed, where it is a text that is worth it and the visitor accepts it", async () => {
    const origin = await serve(() => text(LONG, { Vary: "Cookie" }));
    const packed = await exchange(origin, "/", GZIP);
    expect(gunzipSync(packed.body).toString()).toBe(LONG);
    expect(packed.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-length": String(packed.body.length),
      "content-type": "text/plain; charset=utf-8",
      vary: "Cookie, Accept-Encoding",
    });
    for (const headers of [{}, { "Accept-Encoding": "gzip;q=0, br" }, { "Accept-Encoding": "identity" }]) {
      const plain = await exchange(origin, "/", headers);
      expect(String(plain.body)).toBe(LONG);
      expect(plain.headers).toMatchObject({ "content-length": String(LONG.length), vary: "Cookie, Accept-Encoding" });
      expect(plain.headers).not.toHaveProperty("content-encoding");
    }
  });

  it.each([
    ["small", () => text("short")],
    ["a picture", () => text(LONG, { "Content-Type": "image/png" })],
    ["not to be transformed", () => text(LONG, { "Cache-Control": "public, no-transform" })],
    ["sent in parts", () => text(LONG, { "Content-Type": "text/event-stream" })],
    ["whole", () => wholeAnswer(Buffer.from(LONG), { headers: { "Content-Type": "text/html" } })],
  ])("as it is, where it is %s", async (_what, make) => {
    const expected = await make().text();
    const answer = await exchange(await serve(make), "/", GZIP);
    expect(answer.headers).not.toHaveProperty("content-encoding");
    expect(String(answer.body)).toBe(expected);
  });

  it("once, where it has a coding already", async () => {
    const origin = await serve(() => text(LONG, { "Content-Encoding": "br", Vary: "accept-encoding" }));
    const { headers, body } = await exchange(origin, "/", GZIP);
    expect([headers["content-encoding"], headers.vary, String(body)]).toEqual(["br", "accept-encoding", LONG]);
  });

  it("without a body to HEAD, with the same head", async () => {
    const origin = await serve(() => text(LONG, { "Content-Length": String(LONG.length) }));
    const { status, headers, body } = await exchange(origin, "/", {}, "HEAD");
    expect([status, headers["content-length"], body.length]).toEqual([200, String(LONG.length), 0]);
    expect(headers.vary).toBe("Accept-Encoding");
  });

  it("to what was posted, at the host and address asked for", async () => {
    const action: ActionFunction = async ({ request }) => text(`${request.url} ${await request.text()}`);
    const origin = await serve(() => text(""), action);
    const answer = await exchange(origin, "/?index&x=1", { Host: "doors.example:81" }, "POST", "a=1&b=2");
    expect(String(answer.body)).toBe("http://doors.example:81/?x=1 a=1&b=2");
  });
});

describe("an answer that fails", () => {
  /** A body that breaks off after some bytes. */
  const broken = (type: string) => () => {
    const parts = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("part")),
      pull: (controller) => controller.error(new Error("broken off")),
    });
    return new Response(parts, { headers: { "Content-Type": type, "Content-Encoding": "br" } });
  };

  it("is a 500 of its own, without a coding, while nothing has been sent", async () => {
    const { status, headers, body } = await exchange(await serve(broken("text/plain")), "/");
    expect([status, String(body)]).toEqual([500, "Something went wrong\n"]);
    expect(headers).toMatchObject({ "x-step": "1", "cache-control": "no-store" });
    expect(headers).not.toHaveProperty("content-encoding");
    expect(lines).toMatchObject([{ event: "http.remix", error: { message: "broken off" } }]);
  });

  it("is cut off, once some of it has been sent", async () => {
    const origin = await serve(broken("image/png"));
    await expect(exchange(origin, "/")).rejects.toThrow();
    expect((await exchange(origin, "/").catch((error) => error)).code).toBe("ECONNRESET");
  });

  it("is a 500 where the shop cannot be loaded", async () => {
    const server = await listening(http.createServer(remix(() => Promise.reject(new Error("no build")))));
    close = server.close;
    expect((await exchange(server.origin, "/")).status).toBe(500);
    expect(lines).toMatchObject([{ event: "http.remix", error: { message: "no build" } }]);
  });
});

describe("the visitor of a request", () => {
  it("is known to an action until it ends, also when the visitor has left", async () => {
    const events = new EventEmitter();
    const listener = remix(async () =>
      buildOf(
        () => text("page"),
        async ({ request }) => {
          const before = currentVisitor();
          const aborted = once(request.signal, "abort");
          events.emit("asked");
          await aborted;
          for (let turn = 0; turn < 5; turn += 1) await nextTurn();
          events.emit("ended", before, currentVisitor());
          return null;
        },
      ),
    );
    const server = await listening(http.createServer(inOrder([requestId, visitor], listener)));
    close = server.close;
    const [asked, ended] = [once(events, "asked"), once(events, "ended")];
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const leaving = http.request(`${server.origin}/?index`, { agent: false, method: "POST", headers });
    leaving.on("error", () => {}).end("a=1");
    await asked;
    leaving.destroy();
    expect(await ended).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  });
});

describe("the signal of a request", () => {
  it("aborts when the visitor leaves, and nothing is logged", async () => {
    const events = new EventEmitter();
    const origin = await serve(async ({ request }) => {
      const aborted = once(request.signal, "abort");
      events.emit("asked");
      await aborted;
      setImmediate(() => events.emit("aborted"));
      return text("late");
    });
    const [asked, aborted] = [once(events, "asked"), once(events, "aborted")];
    const leaving = http.get(origin, { agent: false }).on("error", () => {});
    await asked;
    leaving.destroy();
    await aborted;
    expect(lines).toEqual([]);
  });

  it("does not abort once the answer is written", async () => {
    const signals: AbortSignal[] = [];
    const origin = await serve(({ request }) => {
      signals.push(request.signal);
      return text("done");
    });
    // The connection of the first is closed by the time that the second is answered.
    for (const _ of [1, 2]) await exchange(origin, "/");
    expect(signals[0]?.aborted).toBe(false);
  });
});
