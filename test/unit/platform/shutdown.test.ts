import { EventEmitter, once } from "node:events";
import http from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const before = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);

function restoreSignals() {
  for (const [signal, listeners] of before) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener);
  }
}

/** A server that a signal stops, in a process whose end is only noted. */
async function setUp(listener: http.RequestListener = (_request, response) => response.end("done")) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for("shop.singletons"));
  const { drainAtShutdown, onShutdown, shutDownOnSignals } = await import("~/platform/shutdown.server");
  const exits: unknown[] = [];
  const ended = new Promise((resolve) => {
    vi.spyOn(process, "exit").mockImplementation((code) => {
      exits.push(code);
      resolve(code);
      return undefined as never;
    });
  });
  const server = http.createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  shutDownOnSignals();
  drainAtShutdown(server);
  const { port } = server.address() as { port: number };
  return { server, onShutdown, exits, ended, url: `http://127.0.0.1:${port}/` };
}

describe("a signal to end", () => {
  let written: string[];

  beforeEach(() => {
    written = [];
    const note = (line: unknown) => written.push(String(line)) > 0;
    vi.spyOn(process.stdout, "write").mockImplementation(note);
    vi.spyOn(process.stderr, "write").mockImplementation(note);
  });

  afterEach(() => {
    vi.useRealTimers();
    restoreSignals();
  });

  it.each(SIGNALS)("closes the server and what was registered, in order, on %s", async (signal) => {
    const { server, onShutdown, ended } = await setUp();
    const closed: string[] = [];
    onShutdown(async () => {
      await Promise.resolve();
      closed.push(`first, listening: ${server.listening}`);
    });
    onShutdown(() => void closed.push("second"));
    process.emit(signal);
    expect(await ended).toBe(0);
    expect(closed).toEqual(["first, listening: false", "second"]);
    expect(written.map((line) => JSON.parse(line).event)).toEqual(["shutdown.start", "shutdown.end"]);
  });

  it("closes the rest when one of them fails, and logs why", async () => {
    const { onShutdown, ended } = await setUp();
    const second = vi.fn();
    onShutdown(() => Promise.reject(new Error("disk gone")));
    onShutdown(second);
    process.emit("SIGTERM");
    expect(await ended).toBe(1);
    expect(second).toHaveBeenCalledOnce();
    expect(written.join("")).toMatch(/"shutdown\.closer".*disk gone/);
  });

  it("lets a running request end, and does not wait for its connection that stays open", async () => {
    const arrivals = new EventEmitter();
    const arrived = once(arrivals, "arrival");
    const { exits, ended, url } = await setUp((_request, response) => void arrivals.emit("arrival", response));
    const agent = new http.Agent({ keepAlive: true });
    const answer = once(http.get(url, { agent }), "response");
    const [running] = (await arrived) as [http.ServerResponse];
    process.emit("SIGTERM");
    expect(exits).toEqual([]);
    running.end("done");
    const [response] = (await answer) as [http.IncomingMessage];
    expect((await response.setEncoding("utf8").toArray()).join("")).toBe("done");
    expect(await ended).toBe(0);
    agent.destroy();
  });

  it("cuts a request that does not end in time, but still closes what was registered", async () => {
    const arrivals = new EventEmitter();
    const arrived = once(arrivals, "arrival");
    const { onShutdown, exits, ended, url } = await setUp(() => void arrivals.emit("arrival"));
    const close = vi.fn();
    onShutdown(close);
    const cut = once(http.get(url), "error");
    await arrived;
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
    process.emit("SIGTERM");
    await vi.advanceTimersByTimeAsync(7_999);
    expect(exits).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await cut;
    expect(await ended).toBe(1);
    expect(close).toHaveBeenCalledOnce();
  });

  it("ends at once on a second signal", async () => {
    const { server, exits } = await setUp();
    const closing = vi.spyOn(server, "close").mockReturnThis();
    process.emit("SIGTERM");
    process.emit("SIGINT");
    expect(exits).toEqual([1]);
    closing.mockRestore();
    server.close();
  });

  it("takes the place of listeners that would only close the server", async () => {
    const other = vi.fn();
    process.on("SIGTERM", other);
    const { ended } = await setUp();
    process.emit("SIGTERM");
    await ended;
    expect(other).not.toHaveBeenCalled();
  });
});
