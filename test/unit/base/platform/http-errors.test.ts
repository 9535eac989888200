import { describe, expect, it } from "vitest";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";

describe("a provider's failure as an answer", () => {
  it.each([
    ["timeout", 504, null],
    ["down", 503, "5"],
    ["failing", 502, null],
  ] as const)("has the right status if the provider is %s", async (reason, status, retryAfter) => {
    const work = Promise.reject(new UpstreamFailure("sorry", reason));
    const thrown: Response = await orUpstreamProblem(work).catch((response: Response) => response);
    expect([thrown.status, thrown.headers.get("Retry-After")]).toEqual([status, retryAfter]);
    expect(await thrown.json()).toEqual({ message: "sorry" });
  });

  it("leaves every other error, and every value, unchanged", async () => {
    await expect(orUpstreamProblem(Promise.reject(new RangeError("bug")))).rejects.toThrow(RangeError);
    expect(await orUpstreamProblem(Promise.resolve(7))).toBe(7);
  });
});
