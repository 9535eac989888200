import { once } from "node:events";
import http, { type RequestListener, type ServerResponse } from "node:http";
import net from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bodyInTime } from "~/platform/http/body-in-time.server";
import { limitServer, type ServerLimits } from "~/platform/http/limits.server";
import { refuseUnreadable } from "~/platform/http/unreadable.server";
import { listening } from "../../../support/raw-http";

const ENDLESS = 600_000;

/** No limit that a test would live to see. */
const PATIENT: ServerLimits = {
  headersMs: ENDLESS,
  requestMs: ENDLESS,
  silenceMs: ENDLESS,
  keepAliveMs: ENDLESS,
  checkMs: 10,
  connections: 100,
};

const closers: (() => void)[] = [];
let logged: string[];

beforeEach(() => {
  logged = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => logged.push(String(line)) > 0);
});

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(limits: Partial<ServerLimits>, listener: RequestListener) {
  const server = http.createServer(listener);
  limitServer(server, { ...PATIENT, ...limits });
  refuseUnreadable(server);
  const { origin, close } = await listening(server);
  closers.push(close);
  return { server, port: Number(new URL(origin).port) };
}

/** A client that sends a beginning, and what it got by the time that it was let go. */
async function client(port: number, beginning: string, reads = true) {
  const socket = net.connect(port, "127.0.0.1");
  closers.push(() => socket.destroy());
  await once(socket, "connect");
  let received = "";
  if (reads) socket.setEncoding("latin1").on("data", (part) => (received += part));
  socket.on("error", () => {});
  socket.write(beginning);
  return { socket, closed: new Promise((resolve) => socket.once("close", resolve)), received: () => received };
}

const POST = "POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 9\r\n\r\n";
const GET = "GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n";
const nobody: RequestListener = (_request, response) => response.end();

describe("a client that takes its time", () => {
  it.each(["", "GET / HTTP/1.1\r\nHost: sho"])("is let go before it sent its headers: %j", async (beginning) => {
    const { port } = await serve({ headersMs: 50 }, nobody);
    const { closed, received } = await client(port, beginning);
    await closed;
    expect(received()).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(logged).toEqual([expect.stringContaining('"status":408')]);
  });

  it("is let go when its body is not there in time, though it comes and comes", async () => {
    const { server, port } = await serve({ headersMs: 50, requestMs: 60 }, (request) => request.resume());
    const arrived = once(server, "request");
    const { socket, closed } = await client(port, POST.replace("9", "999999"));
    await arrived;
    const drip = setInterval(() => socket.write("x"), 5);
    await closed;
    clearInterval(drip);
  });

  it("is let go sooner where bodies are small, and not where they may be large", async () => {
    const step = bodyInTime((target) => target === "/large", 40);
    const { port } = await serve({}, (request, response) => {
      request.resume();
      step(request, response, () => {});
    });
    const large = await client(port, POST.replace("/ HTTP", "/large HTTP"));
    const small = await client(port, POST);
    await small.closed;
    expect(large.socket.destroyed).toBe(false);
  });

  it("is let go when its body stands still", async () => {
    const { server, port } = await serve({ silenceMs: 50 }, (request) => request.resume());
    const aborted = once(server, "request").then(([request]) => once(request, "error"));
    const { closed } = await client(port, `${POST}half`);
    await closed;
    expect(String(await aborted)).toContain("aborted");
  });

  it("is let go when it does not read its answer, which ends there", async () => {
    const { server, port } = await serve({ silenceMs: 50 }, (_request, response) => {
      response.end(Buffer.alloc(64 * 1024 * 1024));
    });
    const arrived = once(server, "request");
    const { socket } = await client(port, GET, false);
    socket.pause();
    const [, response] = await arrived;
    await once(response, "close");
  });

  it("is let go when it says nothing more", async () => {
    const { port } = await serve({ keepAliveMs: 20 }, nobody);
    const { closed, received } = await client(port, GET);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it("waits as long as the shop needs, once it has asked", async () => {
    const { server, port } = await serve({ silenceMs: 20 }, () => {});
    const arrived = once(server, "request");
    const { received, socket } = await client(port, GET);
    const [, response] = (await arrived) as [unknown, ServerResponse];
    for (let silences = 0; silences < 3; silences += 1) await once(server, "timeout");
    response.end("late");
    await once(socket, "data");
    expect(received()).toMatch(/late$/);
  });
});

describe("too many clients", () => {
  it("are not accepted, which is said once", async () => {
    const { server, port } = await serve({ connections: 2 }, nobody);
    await client(port, "");
    await client(port, "");
    for (let more = 0; more < 2; more += 1) {
      const dropped = once(server, "drop");
      net
        .connect(port, "127.0.0.1")
        .on("error", () => {})
        .resume();
      await dropped;
    }
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ event: "http.connections", most: 2 }]);
  });

  it("leave descriptors for what is not a visitor", async () => {
    const { server } = await serve({ connections: Number.MAX_SAFE_INTEGER }, nobody);
    expect(server.maxConnections).toBeGreaterThan(0);
    expect(server.maxConnections).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });
});
