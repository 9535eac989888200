import { EventEmitter, once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { currentRequestId, requestIdOf, runWithRequestContext } from "~/base/platform/request-context.server";

describe("the current request", () => {
  it("is known to everything that it starts, and to nothing that a concurrent request starts", async () => {
    const gate = new EventEmitter();
    const answer = (requestId: string) =>
      runWithRequestContext({ requestId }, async () => {
        await once(gate, "open");
        await new Promise((resolve) => setImmediate(resolve));
        return currentRequestId();
      });
    const answers = Promise.all([answer("first"), answer("second")]);
    runWithRequestContext({ requestId: "third" }, () => gate.emit("open"));
    expect(await answers).toEqual(["first", "second"]);
    expect(currentRequestId()).toBeUndefined();
  });

  it("is the inner one inside, and the outer one afterwards, even if the inner one fails", () => {
    runWithRequestContext({ requestId: "outer" }, () => {
      const fail = () => {
        expect(currentRequestId()).toBe("inner");
        throw new Error("no");
      };
      expect(() => runWithRequestContext({ requestId: "inner" }, fail)).toThrow("no");
      expect(currentRequestId()).toBe("outer");
    });
  });

  it("is still known to reloaded modules", async () => {
    vi.resetModules();
    const reloaded = await import("~/base/platform/request-context.server");
    expect(runWithRequestContext({ requestId: "outer" }, reloaded.currentRequestId)).toBe("outer");
  });
});

describe("a request's id", () => {
  it.each(["a".repeat(8), "Z".repeat(64), "0d9f.b_1-x"])("is taken from the proxy in front: %s", (header) => {
    expect(requestIdOf(header)).toBe(header);
  });

  it.each(["a".repeat(7), "a".repeat(65), "with space", "new\nline-1", "ends-in-lf\n", '"quoted-1"', "é".repeat(9)])(
    "is new each time, in place of %j",
    (header) => {
      expect(requestIdOf(header)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(requestIdOf(header)).not.toBe(requestIdOf(header));
    },
  );
});
