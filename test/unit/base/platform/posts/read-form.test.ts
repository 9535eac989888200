import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readForm } from "~/base/platform/posts/read-form.server";
import { triesOf } from "../../../../set-up/tier";

const URLENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const ORIGIN = "http://localhost:3000";

function post(body: BodyInit | null, headers: Readonly<Record<string, string>> = URLENCODED): Request {
  return new Request(`${ORIGIN}/product/ashby`, { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

/** The status and message of a refusal; throws if reading was not refused with a thrown answer. */
async function refusal(request: Request): Promise<{ status: number; message: string }> {
  const thrown: unknown = await readForm(request).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error(`not refused: ${thrown}`);
  const { message } = await thrown.json();
  return { status: thrown.status, message };
}

function streamOf(chunks: number, size: number) {
  let sent = 0;
  let cancelled = false;
  const source = {
    pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      if (sent === chunks) controller.close();
      else controller.enqueue(new Uint8Array(size).fill(97));
      sent += 1;
    },
    cancel() {
      cancelled = true;
    },
  };
  const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
  return { body, sent: () => sent, cancelled: () => cancelled };
}

describe("readForm", () => {
  it("reads urlencoded and multipart forms", async () => {
    const urlencoded = await readForm(post("doors[0].widthInches=24&location=K%C3%BCche+1&location=x"));
    expect([...urlencoded]).toEqual([
      ["doors[0].widthInches", "24"],
      ["location", "Küche 1"],
      ["location", "x"],
    ]);
    const data = new FormData();
    data.append("intent", "add:doors");
    const multipart = await readForm(new Request(ORIGIN, { method: "POST", body: data }));
    expect(multipart.get("intent")).toBe("add:doors");
    expect((await readForm(post(null))).size).toBe(0);
  });

  it.each([
    ["a foreign origin", { Origin: "https://evil.example" }],
    ["an opaque origin", { Origin: "null" }],
    ["a foreign referer", { Referer: "https://evil.example/page" }],
    ["a cross-site fetch", { "Sec-Fetch-Site": "cross-site", Origin: ORIGIN }],
    ["a same-site fetch", { "Sec-Fetch-Site": "same-site" }],
  ])("refuses %s before reading the body", async (_what, headers) => {
    const { body, sent } = streamOf(3, 10);
    expect((await refusal(post(body, { ...URLENCODED, ...headers }))).status).toBe(403);
    expect(sent()).toBe(0);
  });

  it.each([
    { Origin: ORIGIN },
    { "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
    { Referer: `${ORIGIN}/x` },
  ])("accepts a post from this site: %o", async (headers) => {
    expect((await readForm(post("a=1", { ...URLENCODED, ...headers }))).get("a")).toBe("1");
  });

  it("refuses more than 64 KB, declared or not, and stops reading at 1 MB", async () => {
    expect((await readForm(post(`a=${"x".repeat(64 * 1024 - 2)}`))).get("a")).toHaveLength(64 * 1024 - 2);
    expect((await refusal(post(`a=${"x".repeat(64 * 1024 - 1)}`))).status).toBe(413);
    expect((await refusal(post("a=1", { ...URLENCODED, "Content-Length": "60000000" }))).status).toBe(413);
    const endless = streamOf(1_000_000, 65_536);
    expect((await refusal(post(endless.body))).status).toBe(413);
    expect(endless.sent()).toBeLessThan(30);
    expect(endless.cancelled()).toBe(true);
  });

  it.each(["application/json", "text/plain", "", "multipart", "application/x-www-form-urlencodedx"])(
    "refuses the content type %j",
    async (type) => {
      expect((await refusal(post("a=1", { "Content-Type": type }))).status).toBe(415);
    },
  );

  it.each(["a=%", "a=%E0%A4%A", "a=%FF", "a=%00", "a\0=1", "%=1", "a=%C3%28"])(
    "refuses the damaged text %j",
    async (text) => {
      expect((await refusal(post(text))).status).toBe(400);
    },
  );

  it("refuses invalid UTF-8, broken multipart, and files", async () => {
    expect((await refusal(post(new Uint8Array([97, 61, 0xff])))).status).toBe(400);
    for (const text of ["", "--x", "nonsense", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1']) {
      expect((await refusal(post(text, { "Content-Type": "multipart/form-data; boundary=x" }))).status).toBe(400);
    }
    expect((await refusal(post("--x--", { "Content-Type": "multipart/form-data" }))).status).toBe(400);
    const boundary = "x".repeat(30);
    const part = (value: string) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n--${boundary}--\r\n`,
        "latin1",
      );
    const multipart = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
    expect((await readForm(post(part("K\u00c3\u00bcche"), multipart))).get("a")).toBe("Küche");
    expect((await refusal(post(part("K\u00ffche"), multipart))).status).toBe(400);
    const data = new FormData();
    data.append("a", new Blob(["x"]), "x.txt");
    expect((await refusal(new Request(ORIGIN, { method: "POST", body: data }))).status).toBe(400);
  });

  it.each([
    "doors[100].widthInches",
    "items[1000000]",
    "__proto__",
    "a.__proto__.b",
    "a.constructor",
    "prototype[0]",
    "a..b",
    "a[",
    "a[-1]",
    "a[x]",
    "0",
    " a",
    "x".repeat(101),
  ])("refuses the name %j", async (name) => {
    expect((await refusal(post(new URLSearchParams({ [name]: "x" }).toString()))).status).toBe(400);
  });

  it.each([
    ["a", "a.b"],
    ["a[0]", "a[0].b"],
    ["a.b.c", "a.b"],
  ])("refuses %s together with %s, which makes it both a value and a branch", async (one, two) => {
    expect((await refusal(post(`${one}=1&${two}=2`))).status).toBe(400);
  });

  it("accepts the largest index and refuses the 2,001st field", async () => {
    expect((await readForm(post("doors[99].preBored=on"))).size).toBe(1);
    expect((await readForm(post("a=1&".repeat(2000)))).size).toBe(2000);
    expect((await refusal(post("a=1&".repeat(2001)))).status).toBe(400);
  });

  it("turns every body into a form or a refusal with a sentence, never another error", async () => {
    const types = fc.constantFrom("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain");
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string().map((text) => new TextEncoder().encode(text)),
    );
    await fc.assert(
      fc.asyncProperty(bodies, types, async (bytes, type) => {
        const result: unknown = await readForm(post(Buffer.from(bytes), { "Content-Type": type })).catch(
          (e: unknown) => e,
        );
        if (result instanceof URLSearchParams) return;
        expect(result).toBeInstanceOf(Response);
        const response = result as Response;
        expect([400, 413, 415]).toContain(response.status);
        expect((await response.json()).message).toMatch(/[a-z ]{20}/);
      }),
      { numRuns: triesOf(2000) },
    );
  });
});
