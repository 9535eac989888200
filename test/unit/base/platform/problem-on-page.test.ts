import { describe, expect, it } from "vitest";
import { httpError } from "~/base/platform/http-errors.server";
import { orProblemOnPage } from "~/base/platform/problem-on-page.server";

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
