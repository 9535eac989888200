import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { createLog, lineSink } from "~/base/platform/log.server";
import { currentRequestId, requestIdOf, runWithRequestContext } from "~/base/platform/request-context.server";

function setUp() {
  const lines: { line: string; isError: boolean }[] = [];
  const log = createLog((line, isError) => lines.push({ line, isError }));
  return { log, lines, entries: () => lines.map(({ line }) => JSON.parse(line)) };
}

describe("the log", () => {
  it("writes one JSON line per event, errors separately", () => {
    const { log, lines, entries } = setUp();
    log.info("a", { n: 1 });
    log.error("b", { error: new TypeError("bad", { cause: new Error("why") }) });
    expect(entries()).toMatchObject([
      { level: "info", event: "a", n: 1, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      { level: "error", event: "b", error: { name: "TypeError", message: "bad", cause: { message: "why" } } },
    ]);
    expect(lines.map(({ isError }) => isError)).toEqual([false, true]);
  });

  it("cannot be tricked into a second line", () => {
    const { log, lines } = setUp();
    const path = '/a\n{"event":"forged"}\r\u0085\u009b\u007f\u2028\u2029';
    log.warn("x", { path });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.line.trimEnd()).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(lines[0]?.line ?? "").path).toBe(path);
  });

  it("never throws, for any values", () => {
    const { log, entries } = setUp();
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    log.info("cyclic", cyclic);
    log.info("big", { n: 1n });
    const unreadable = {
      get secret(): never {
        throw new Error("no");
      },
    };
    log.warn("unreadable", unreadable);
    const unlistable = {
      ownKeys(): never {
        throw new Error("no");
      },
    };
    log.warn("unlistable", new Proxy({}, unlistable));
    log.info("odd", { f: () => 1, s: Symbol("s"), none: undefined, nan: Number.NaN, date: new Date(NaN) });
    expect(entries()).toMatchObject([
      { event: "cyclic", self: { self: "[Circular]" } },
      { event: "big", n: 1 },
      { event: "unreadable", level: "warn" },
      { event: "unlistable", level: "warn" },
      { event: "odd" },
    ]);
  });

  it("still writes the other fields if one cannot be serialized", () => {
    const { log, entries } = setUp();
    const circular = new Error("its own cause");
    circular.cause = circular;
    const hostile = {
      get secret(): never {
        throw new Error("no");
      },
    };
    log.error("mixed", { error: circular, big: 1n, hostile, none: undefined, n: 7 });
    expect(entries()).toMatchObject([
      {
        error: { name: "Error", message: "its own cause" },
        big: 1,
        hostile: expect.stringContaining("unable to serialize"),
        n: 7,
      },
    ]);
  });

  it("shows only the name, message, stack and causes of an error", () => {
    const { log, lines, entries } = setUp();
    const cause = Object.assign(new Error("why"), { body: "a@b.co" });
    const error = Object.assign(new RangeError("bad", { cause }), { email: "a@b.co" });
    error.stack = "s".repeat(5000);
    log.error("failed", { error });
    expect(entries()).toMatchObject([
      { error: { name: "RangeError", message: "bad", stack: "s".repeat(2000), cause: { stack: expect.any(String) } } },
    ]);
    expect(lines[0]?.line).not.toContain("a@b.co");
    log.error("thrown", { error: "only text" });
    expect(entries()[1]).toMatchObject({ error: "only text" });
  });

  it("does not let a field replace the time, level or event", () => {
    const { log, entries } = setUp();
    log.info("real", { event: "forged", level: "error", time: "never" });
    expect(entries()).toMatchObject([{ event: "real", level: "info", time: expect.stringMatching(/^\d{4}/) }]);
  });

  it("includes the id of the current request, across awaits", async () => {
    const { log, entries } = setUp();
    await runWithRequestContext({ requestId: "request-7" }, async () => {
      await Promise.resolve();
      log.info("inside");
    });
    log.info("outside");
    expect(entries().map((entry) => entry.requestId)).toEqual(["request-7", undefined]);
    expect(currentRequestId()).toBeUndefined();
  });

  it("uses a proxy's request id only if it is well formed", () => {
    expect(requestIdOf("abc-12345.X_y")).toBe("abc-12345.X_y");
    for (const header of [undefined, "", "short", "x".repeat(65), "with space 1", "new\nline12", ["a".repeat(9)]]) {
      expect(requestIdOf(header)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe("the log's output stream", () => {
  it("may fail any number of times", async () => {
    const broken = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error("no space left"), { code: "ENOSPC" })),
    });
    const write = lineSink(broken);
    for (let line = 0; line < 3; line += 1) {
      write("line\n");
      await new Promise(setImmediate);
    }
    expect(broken.errored).toMatchObject({ code: "ENOSPC" });
  });

  it("buffers at most a megabyte for a stalled reader, and later reports how much it left out", () => {
    const written: string[] = [];
    let release: (() => void) | undefined;
    const still = new Writable({
      decodeStrings: false,
      write(chunk, _encoding, done) {
        written.push(String(chunk));
        release = done;
      },
    });
    const write = lineSink(still);
    const line = `${"x".repeat(1023)}\n`;
    for (let count = 0; count < 5000; count += 1) write(line);
    expect(still.writableLength).toBeLessThan(1024 * 1024 + 2 * line.length);
    const buffered = still.writableLength / line.length;
    while (still.writableLength > 0) release?.();
    write("last\n");
    while (still.writableLength > 0) release?.();
    expect(JSON.parse(written.at(-2) ?? "")).toMatchObject({ event: "log.left-out", lines: 5000 - buffered });
    expect(written.at(-1)).toBe("last\n");
  });
});
