import { EventEmitter, once } from "node:events";
import http from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const EVENTS = [...SIGNALS, "SIGHUP", "SIGQUIT", "uncaughtException", "unhandledRejection"] as const;
const emitter: EventEmitter = process;
const before = EVENTS.map((event) => [event, emitter.listeners(event)] as const);
/** Each start loads the log again, which listens for errors of both. */
const streams = [process.stdout, process.stderr].map((stream) => [stream, stream.listeners("error")] as const);
const servers: http.Server[] = [];
let written: string[];

beforeEach(() => {
  written = [];
  const note = (line: unknown) => written.push(String(line)) > 0;
  vi.spyOn(process.stdout, "write").mockImplementation(note);
  vi.spyOn(process.stderr, "write").mockImplementation(note);
});

afterEach(() => {
  for (const [event, listeners] of before) {
    emitter.removeAllListeners(event);
    for (const listener of listeners) emitter.on(event, listener as () => void);
  }
  for (const [stream, listeners] of streams) {
    stream.removeAllListeners("error");
    for (const listener of listeners) stream.on("error", listener as () => void);
  }
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** The module as in a newly started process, with its exit only recorded. */
async function start() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for("shop.singletons"));
  for (const event of EVENTS) emitter.removeAllListeners(event);
  const exits: unknown[] = [];
  const exit = new EventEmitter();
  const ended = once(exit, "code").then(([code]) => code);
  vi.spyOn(process, "exit").mockImplementation((code) => {
    exits.push(code);
    exit.emit("code", code);
    return undefined as never;
  });
  return { ...(await import("~/base/platform/shutdown.server")), exits, ended };
}

/** A server that reports each request, and leaves the answer to the test. */
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
  it.each(SIGNALS)("closes every server, then what was registered, the last first, on %s", async (signal) => {
    const { endWithGrace, drainAtShutdown, onShutdown, ended } = await start();
    const [one, two] = [await listen(), await listen()];
    endWithGrace();
    drainAtShutdown(one.server);
    drainAtShutdown(two.server);
    const closed: string[] = [];
    onShutdown(() => void closed.push("first"));
    onShutdown(async () => {
      await Promise.resolve();
      closed.push(`listening: ${one.server.listening}, ${two.server.listening}`);
    });
    process.emit(signal, signal);
    expect(await ended).toBe(0);
    expect(closed).toEqual(["listening: false, false", "first"]);
    expect(written.map((line) => JSON.parse(line))).toMatchObject([
      { event: "shutdown.start", signal },
      { event: "shutdown.end", code: 0 },
    ]);
  });

  it("runs the closers even before the first request", async () => {
    const { endWithGrace, onShutdown, ended } = await start();
    const close = vi.fn();
    onShutdown(close);
    endWithGrace();
    process.emit("SIGTERM");
    expect(await ended).toBe(0);
    expect(close).toHaveBeenCalledOnce();
  });

  it("runs the other closers if one fails, says why, and exits with 1", async () => {
    const { endWithGrace, onShutdown, ended } = await start();
    const second = vi.fn();
    onShutdown(() => Promise.reject(new Error("disk gone")));
    onShutdown(second);
    endWithGrace();
    process.emit("SIGTERM");
    expect(await ended).toBe(1);
    expect(second).toHaveBeenCalledOnce();
    expect(written.join("")).toMatch(/disk gone.*"shutdown\.closer"/);
  });

  it("lets a current request finish, and closes its connection despite keep-alive", async () => {
    const { endWithGrace, drainAtShutdown, onShutdown, exits, ended } = await start();
    const { server, url, next } = await listen();
    const close = vi.fn();
    endWithGrace();
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

  it("is followed by a time of serving, not ready, before anything closes", async () => {
    const { endWithGrace, drainAtShutdown, isEnding, ended } = await start();
    const { server, url, next } = await listen();
    drainAtShutdown(server);
    endWithGrace(200);
    expect(isEnding()).toBe(false);
    process.emit("SIGTERM");
    expect([isEnding(), server.listening]).toEqual([true, true]);
    const arrival = next();
    const answer = fetch(url);
    (await arrival).end("served");
    expect(await (await answer).text()).toBe("served");
    expect(await ended).toBe(0);
    expect(server.listening).toBe(false);
  });

  it("makes each later answer the last of its connection", async () => {
    const { endWithGrace, drainAtShutdown, ended } = await start();
    const { lastAnswer } = await import("~/base/platform/http/connections.server");
    const requests = new EventEmitter();
    const server = http.createServer((request, response) =>
      lastAnswer(request, response, () => void requests.emit("request", response)),
    );
    servers.push(server.listen(0, "127.0.0.1"));
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    drainAtShutdown(server);
    endWithGrace();
    const agents = Array.from({ length: 20 }, () => new http.Agent({ keepAlive: true }));
    const running: http.ServerResponse[] = [];
    const answers = agents.map((agent) => once(http.get({ port, agent }), "response"));
    while (running.length < agents.length)
      running.push(...((await once(requests, "request")) as [http.ServerResponse]));
    process.emit("SIGTERM");
    for (const response of running) response.end("done");
    for (const answer of answers) {
      const [response] = (await answer) as [http.IncomingMessage];
      expect(response.headers.connection).toBe("close");
      expect(String((await response.toArray()).join(""))).toBe("done");
    }
    expect(await ended).toBe(0);
  });

  it("stops work that takes too long, so that the request that waits for it is still answered", async () => {
    const { endWithGrace, drainAtShutdown, workSignal, ended } = await start();
    const { server, url, next } = await listen();
    drainAtShutdown(server);
    endWithGrace();
    const arrival = next();
    const answer = fetch(url);
    const running = await arrival;
    workSignal().addEventListener("abort", () => running.end("stopped"));
    process.emit("SIGTERM");
    expect(workSignal().aborted).toBe(false);
    expect(await (await answer).text()).toBe("stopped");
    expect(await ended).toBe(0);
  });

  it("stops work that nothing waits for before it runs the closers", async () => {
    const { endWithGrace, drainAtShutdown, onShutdown, workSignal, ended } = await start();
    drainAtShutdown((await listen()).server);
    endWithGrace();
    const stopped: boolean[] = [];
    onShutdown(() => void stopped.push(workSignal().aborted));
    process.emit("SIGTERM");
    expect(await ended).toBe(0);
    expect(stopped).toEqual([true]);
  });

  it("exits immediately if it arrives twice", async () => {
    const { endWithGrace, drainAtShutdown, onShutdown, exits } = await start();
    endWithGrace();
    drainAtShutdown((await listen()).server);
    onShutdown(never);
    process.emit("SIGTERM");
    expect(exits).toEqual([]);
    process.emit("SIGINT");
    expect(exits[0]).toBe(1);
  });
});

describe("an uncaught error", () => {
  it.each(["uncaughtException", "unhandledRejection"])(
    "is logged, lets a current request finish, closes the rest, and exits with 1: %s",
    async (event) => {
      const { endWithGrace, drainAtShutdown, onShutdown, ended } = await start();
      const { server, url, next } = await listen();
      const close = vi.fn();
      endWithGrace();
      drainAtShutdown(server);
      onShutdown(close);
      const arrival = next();
      const answer = fetch(url);
      const running = await arrival;
      emitter.emit(event, new Error("a bug"), event);
      expect(close).not.toHaveBeenCalled();
      running.end("done");
      expect(await (await answer).text()).toBe("done");
      expect(await ended).toBe(1);
      expect(close).toHaveBeenCalledOnce();
      expect(written.map((line) => JSON.parse(line))).toMatchObject([
        { event: "process.failed", level: "error", error: { message: "a bug" } },
        { event: "shutdown.start" },
        { event: "shutdown.end", code: 1 },
      ]);
    },
  );
});
