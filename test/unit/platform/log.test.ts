import { describe, expect, it } from "vitest";
import { createLog } from "~/platform/log.server";
import { currentRequestId, requestIdOf, runWithRequestContext } from "~/platform/request-context.server";

function setUp() {
  const lines: { line: string; isError: boolean }[] = [];
  const log = createLog((line, isError) => lines.push({ line, isError }));
  return { log, lines, entries: () => lines.map(({ line }) => JSON.parse(line)) };
}

describe("the log", () => {
  it("writes one JSON line an event, errors apart", () => {
    const { log, lines, entries } = setUp();
    log.info("a", { n: 1 });
    log.error("b", { error: new TypeError("bad", { cause: new Error("why") }) });
    expect(entries()).toMatchObject([
      { level: "info", event: "a", n: 1, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      { level: "error", event: "b", error: { name: "TypeError", message: "bad", cause: { message: "why" } } },
    ]);
    expect(lines.map(({ isError }) => isError)).toEqual([false, true]);
  });

  it("cannot be made to write a second line", () => {
    const { log, lines } = setUp();
    log.warn("x", { path: '/a\n{"event":"forged"}\r\u2028' });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.line.trimEnd()).not.toMatch(/[\n\r]/);
  });

  it("never throws over what it is given", () => {
    const { log, entries } = setUp();
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    log.info("cyclic", cyclic);
    log.info("big", { n: 1n });
    expect(entries()).toMatchObject([{ event: "cyclic" }, { event: "big" }]);
  });

  it("carries the id of the request that is answered, through what it awaits", async () => {
    const { log, entries } = setUp();
    await runWithRequestContext({ requestId: "request-7" }, async () => {
      await Promise.resolve();
      log.info("inside");
    });
    log.info("outside");
    expect(entries().map((entry) => entry.requestId)).toEqual(["request-7", undefined]);
    expect(currentRequestId()).toBeUndefined();
  });

  it("takes a proxy's request id only when it is well formed", () => {
    expect(requestIdOf("abc-12345.X_y")).toBe("abc-12345.X_y");
    for (const header of [undefined, "", "short", "x".repeat(65), "with space 1", "new\nline12", ["a".repeat(9)]]) {
      expect(requestIdOf(header)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
