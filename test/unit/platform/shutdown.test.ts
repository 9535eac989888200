import { EventEmitter, once } from "node:events";
import http from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const before = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
const servers: http.Server[] = [];
let written: string[];

beforeEach(() => {
  written = [];
  const note = (line: unknown) => written.push(String(line)) > 0;
  vi.spyOn(process.stdout, "write").mockImplementation(note);
  vi.spyOn(process.stderr, "write").mockImplementation(note);
});

afterEach(() => {
  for (const [signal, listeners] of before) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener);
  }
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** The module as a process has it that just started, with its end only noted. */
async function start() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for("shop.singletons"));
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  const exits: unknown[] = [];
  const exit = new EventEmitter();
  const ended = once(exit, "code").then(([code]) => code);
  vi.spyOn(process, "exit").mockImplementation((code) => {
    exits.push(code);
    exit.emit("code", code);
    return undefined as never;
  });
  return { ...(await import("~/platform/shutdown.server")), exits, ended };
}

/** A server that tells of each request, and leaves the answer to the test. */
async function listen() {
  const requests = new EventEmitter();
  const server = http.createServer((_request, response) => void requests.emit("request", response));
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
  const next = async () => (await once(requests, "request"))[0] as http.ServerResponse;
  return { server, url, next };
}

const never = () => new Promise<void>(() => {});

describe("a signal to end", () => {
  it.each(SIGNALS)("closes every server, then what was registered in its order, on %s", async (signal) => {
    const { shutDownOnSignals, drainAtShutdown, onShutdown, ended } = await start();
    const [one, two] = [await listen(), await listen()];
    shutDownOnSignals();
    drainAtShutdown(one.server);
    drainAtShutdown(two.server);
    const closed: string[] = [];
    onShutdown(async () => {
      await Promise.resolve();
      closed.push(`listening: ${one.server.listening}, ${two.server.listening}`);
    });
    onShutdown(() => void closed.push("second"));
    process.emit(signal, signal);
    expect(await ended).toBe(0);
    expect(closed).toEqual(["listening: false, false", "second"]);
    expect(written.map((line) => JSON.parse(line))).toMatchObject([
      { event: "shutdown.start", signal },
      { event: "shutdown.end", code: 0 },
    ]);
  });

  it("closes what was registered even before the first request", async () => {
    const { shutDownOnSignals, onShutdown, ended } = await start();
    const close = vi.fn();
    onShutdown(close);
    shutDownOnSignals();
    process.emit("SIGTERM");
    expect(await ended).toBe(0);
    expect(close).toHaveBeenCalledOnce();
  });

  it("closes the rest when one of them fails, says why, and ends with 1", async () => {
    const { shutDownOnSignals, onShutdown, ended } = await start();
    const second = vi.fn();
    onShutdown(() => Promise.reject(new Error("disk gone")));
    onShutdown(second);
    shutDownOnSignals();
    process.emit("SIGTERM");
    expect(await ended).toBe(1);
    expect(second).toHaveBeenCalledOnce();
    expect(written.join("")).toMatch(/disk gone.*"shutdown\.closer"/);
  });

  it("lets a running request end, and closes its connection though it is kept alive", async () => {
    const { drainAtShutdown, onShutdown, exits, ended } = await start();
    const { server, url, next } = await listen();
    const close = vi.fn();
    drainAtShutdown(server);
    onShutdown(close);
    const agent = new http.Agent({ keepAlive: true });
    const arrival = next();
    const answer = once(http.get(url, { agent }), "response");
    const running = await arrival;
    process.emit("SIGTERM");
    expect(server.listening).toBe(false);
    expect(close).not.toHaveBeenCalled();
    running.end("done");
    const [response] = (await answer) as [http.IncomingMessage];
    expect((await response.setEncoding("utf8").toArray()).join("")).toBe("done");
    expect(await ended).toBe(0);
    expect(close).toHaveBeenCalledOnce();
    expect(exits).toEqual([0]);
    agent.destroy();
  });

  it("ends at once when it comes twice", async () => {
    const { drainAtShutdown, onShutdown, exits } = await start();
    drainAtShutdown((await listen()).server);
    onShutdown(never);
    process.emit("SIGTERM");
    expect(exits).toEqual([]);
    process.emit("SIGINT");
    expect(exits[0]).toBe(1);
  });

  it("replaces the listeners that would only close the server", async () => {
    const { drainAtShutdown, ended } = await start();
    const other = vi.fn();
    process.on("SIGTERM", other);
    drainAtShutdown((await listen()).server);
    process.emit("SIGTERM");
    expect(await ended).toBe(0);
    expect(other).not.toHaveBeenCalled();
  });
});
