import { describe, expect, it } from "vitest";
import { httpError, orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
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

const asked = (accept: string) =>
  new Request("http://shop.test/orders/1/cut-list.csv", { headers: { Accept: accept } });
const refused = () => Promise.reject(httpError(502, "It could not be loaded"));

describe("a file that cannot be sent", () => {
  it("redirects a browser that opens it to its page, and the redirect may not be stored", async () => {
    const { status, headers } = await orProblemOnPage(asked("text/html,*/*;q=0.8"), "/orders/1", refused());
    expect([status, headers.get("Location"), headers.get("Cache-Control")]).toEqual([302, "/orders/1", "no-store"]);
  });

  it("is refused for any other request", async () => {
    await expect(orProblemOnPage(asked("image/avif,*/*"), "/orders/1", refused())).rejects.toHaveProperty(
      "status",
      502,
    );
  });

  it("changes nothing for existing files, redirects or other errors", async () => {
    expect(await (await orProblemOnPage(asked("text/html"), "/", Promise.resolve(new Response("a;b")))).text()).toBe(
      "a;b",
    );
    const away = Promise.reject(new Response(null, { status: 302, headers: { Location: "/login" } }));
    await expect(orProblemOnPage(asked("text/html"), "/", away)).rejects.toHaveProperty("status", 302);
    await expect(orProblemOnPage(asked("text/html"), "/", Promise.reject(new Error("bug")))).rejects.toThrow("bug");
  });
});
