import { describe, expect, it } from "vitest";
import { ownShopOrigin } from "../support/own-shop";
import { exchange } from "../support/raw-http";

const origin = ownShopOrigin();
const PRODUCT = `${origin}/product/ashby`;
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

async function post(body: string, headers: Readonly<Record<string, string>> = FORM) {
  const response = await fetch(PRODUCT, { method: "POST", body, headers });
  return { status: response.status, html: await response.text() };
}

const doorForm = (fields: Readonly<Record<string, string>>) =>
  new URLSearchParams({
    intent: "add-to-cart",
    "leaveOut.drawers": "on",
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`doors[0].${name}`, value])),
  }).toString();

const GOOD = { widthInches: "24", widthFraction: "0", heightInches: "36", heightFraction: "0", location: "Sink" };

describe("bad input to the order form", () => {
  it.each([
    ["abc", "This is not a size."],
    ["-3", "A size cannot be below zero."],
    ["1e9", "This is not a size."],
    ["1000", "Sizes over 999 inches are not accepted here."],
    ["0x10", "These are two sizes."],
    ["24 1/3", "This is between two marks of the tape: choose 24 5/16&quot; or 24 3/8&quot;."],
    ["24 9/8", "24 9/8 isn’t on the tape"],
    ["2-Jan", "A spreadsheet turned this fraction into a date."],
    ["24 x 36", "These are two sizes."],
    ["1,209", "This comma or point may mark decimals or thousands."],
  ])("names the field and the reason when the width is %s, and leaves the text in place", async (text, reason) => {
    const { status, html } = await post(doorForm({ ...GOOD, widthInches: text }));
    expect(status).toBe(422);
    expect(html).toContain(`Door 1: Width: ${reason}`);
    expect(html).toContain(`value="${text}"`);
  });

  it.each(["24.5", "24 1/2", "24-8/16", "24½", "٢٤ 1/2", "622.3 mm", "2' 1/2\""])(
    "reads the width %s as a tape does",
    async (text) => {
      const { status, html } = await post(doorForm({ ...GOOD, widthInches: text }));
      expect(status).toBe(200);
      // 24 1/2 x 36 at $20
      expect(html).toContain("$122.50");
    },
  );

  it("refuses a size with one fraction typed and a different one selected", async () => {
    const { status, html } = await post(doorForm({ ...GOOD, widthInches: "24 1/2", widthFraction: "1/4" }));
    expect(status).toBe(422);
    expect(html).toContain("Door 1: Width: You typed one fraction and chose another");
  });

  it("names the field when the fraction is 17/16, and leaves it in place", async () => {
    const { status, html } = await post(doorForm({ ...GOOD, widthFraction: "17/16" }));
    expect(status).toBe(422);
    expect(html).toContain("Width fraction must be 0 or sixteenths up to 15/16");
    expect(html).toMatch(/<option[^>]* value="17\/16"[^>]*>|<option value="17\/16" selected/);
  });

  it("names the location of 10,000 characters, and leaves all of it in place", async () => {
    const location = "L".repeat(10_000);
    const { status, html } = await post(doorForm({ ...GOOD, location }));
    expect(status).toBe(422);
    expect(html).toContain("Location must be 80 characters or fewer");
    expect(html).toContain(location);
  });

  it("escapes what was typed", async () => {
    const { html } = await post(doorForm({ ...GOOD, widthInches: '"><script>alert(1)</script>' }));
    expect(html).not.toContain("<script>alert(1)");
  });

  it.each([
    ["10,000 rows", () => post(Array.from({ length: 10_000 }, (_, n) => `doors[${n}].widthInches=1`).join("&")), 400],
    ["more than fits the order form", () => post(`doors[0].location=${"L".repeat(2048 * 1024)}`), 413],
    ["row 2,000", () => post("doors[2000].widthInches=1"), 400],
    ["something that is no form", () => post('{"doors":[]}', { "Content-Type": "application/json" }), 415],
    [
      "a broken multipart form",
      () => post("--x\r\nnonsense", { "Content-Type": "multipart/form-data; boundary=x" }),
      400,
    ],
    ["a form from another site", () => post(doorForm(GOOD), { ...FORM, Origin: "https://evil.example" }), 403],
    ["a form without an origin", () => post(doorForm(GOOD), { ...FORM, Origin: "null" }), 403],
  ])("refuses %s with a page that says what to do", async (_what, send, expected) => {
    const { status, html } = await send();
    expect(status).toBe(expected);
    expect(html).toContain("That could not be accepted");
    expect(html).toContain("Browse door styles");
  });

  it("closes the connection if it has not read the whole form, so that no next request waits", async () => {
    const headers = { ...FORM, "Content-Length": String(100 * 1024 * 1024) };
    const { status, headers: answered } = await exchange(origin, "/product/ashby", headers, "POST", null);
    expect([status, answered.connection]).toEqual([413, "close"]);
  });

  it("prices a valid order from the product, whatever price the browser claims", async () => {
    const { status, html } = await post(`${doorForm({ ...GOOD, preBored: "on" })}&pricePerSqFt=1`);
    expect(status).toBe(200);
    expect(html).toContain("$126.00");
  });
});

describe("bad addresses", () => {
  it.each(["..%2F..%2Fetc%2Fpasswd", "%00", "%F0%9F%9A%AA", "%", "a".repeat(5000), "%E0%A4%A", "gid:%2F%2Fx"])(
    "answer 4xx with the page frame: /product/%s",
    async (id) => {
      const response = await fetch(`${origin}/product/${id}`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );

  it("answer 404 with links onward", async () => {
    for (const path of ["/nope", "/product/nope", "/shop/nope", "/.env", "/build/nope.js"]) {
      const response = await fetch(origin + path);
      expect([path, response.status]).toEqual([path, 404]);
    }
    const html = await (await fetch(`${origin}/nope`)).text();
    expect(html).toContain("Page not found");
    const product = await (await fetch(`${origin}/product/nope`)).text();
    expect(product).toContain("Product not found");
    expect(product).toContain("Try Again");
  });

  it("answer other methods on pages without side effects", async () => {
    for (const path of ["/", "/shop", "/cart", "/nope"]) {
      const response = await fetch(origin + path, { method: "POST", body: "a=1", headers: FORM });
      expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
    }
  });
});
