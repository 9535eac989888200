import { describe, expect, it, vi } from "vitest";
import { handleError } from "~/entry.server";

/** The lines that handling an error writes to standard error. */
function logged(error: unknown, signal?: AbortSignal): string[] {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  written.mockClear();
  const request = new Request("http://localhost:3000/shop", signal ? { signal } : {});
  handleError(error, { request, params: {}, context: {} });
  return written.mock.calls.map(([line]) => String(line));
}

/** What Remix's router returns for a request that it cannot route. */
const routerAnswer = (status: number) => ({
  status,
  statusText: "",
  internal: true,
  data: "",
  error: new Error("why"),
});

describe("what is logged as unexpected", () => {
  it("is an error in the shop", () => {
    const lines = logged(new TypeError("a bug"));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ event: "http.unexpected", error: { message: "a bug" } });
    expect(logged(routerAnswer(500))).not.toEqual([]);
  });

  it("is not a request that the router refuses, nor one that was canceled", () => {
    for (const status of [400, 403, 404, 405]) expect(logged(routerAnswer(status))).toEqual([]);
    expect(logged(new Error("late"), AbortSignal.abort())).toEqual([]);
  });
});
