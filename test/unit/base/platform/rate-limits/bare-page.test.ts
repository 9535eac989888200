import { describe, expect, it } from "vitest";
import { bareRefusal } from "~/base/platform/rate-limits/bare-page.server";
import { configure } from "../../../../support/configured-shop";

configure({ rateLimitFactor: 1 });

const POST = new Request("http://shop.test/contact", { method: "POST" });

describe("the refusals of posts", () => {
  it("are full pages twenty times a second, then small ones that state the wait in their header", async () => {
    for (let refused = 0; refused < 20; refused += 1) expect(await bareRefusal(POST, 429, new Headers())).toBeNull();
    for (const [header, seconds, words] of [
      [null, "60", "Please wait a minute and"],
      ["12", "12", "Please wait a minute and"],
      ["125", "125", "Please wait 3 minutes and"],
    ] as const) {
      const headers = new Headers(header === null ? {} : { "Retry-After": header });
      const bare = await bareRefusal(POST, 503, headers);
      expect([bare?.status, bare?.headers.get("Retry-After")]).toEqual([503, seconds]);
      expect(await bare?.text()).toContain(words);
    }
  });

  it("do not apply to pages, nor to forms that are merely invalid", async () => {
    expect(await bareRefusal(new Request("http://shop.test/"), 503, new Headers())).toBeNull();
    expect(await bareRefusal(POST, 422, new Headers())).toBeNull();
  });
});
