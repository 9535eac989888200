import { describe, expect, it } from "vitest";
import { MAX_FORM_BYTES, readForm } from "~/base/platform/posts/read-form.server";

const URL_HERE = "http://localhost:3000/product/ashby";
const URLENCODED = "application/x-www-form-urlencoded";

function post(body: BodyInit | null, headers: Readonly<Record<string, string>> = {}): Request {
  const all = { "Content-Type": URLENCODED, ...headers };
  return new Request(URL_HERE, { method: "POST", body, headers: all, duplex: "half" } as RequestInit);
}

async function refusal(request: Request) {
  const thrown: unknown = await readForm(request).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error(`not refused: ${thrown}`);
  const { message } = await thrown.json();
  expect(thrown.headers.get("Cache-Control")).toBe("no-store");
  return { status: thrown.status, message, connection: thrown.headers.get("Connection") };
}

/** A body of unknown length, and a record of how it was read. */
function chunked(chunks: number, bytesEach: number) {
  const outcome = { sent: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (outcome.sent === chunks) return controller.close();
        outcome.sent += 1;
        controller.enqueue(new Uint8Array(bytesEach).fill(97));
      },
      cancel() {
        outcome.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, outcome };
}

describe("the size of a form", () => {
  it("is limited to 64 KB, to the byte, whether it arrives in one piece or in many", async () => {
    const whole = `a=${"x".repeat(MAX_FORM_BYTES - 2)}`;
    expect((await readForm(post(whole))).get("a")).toHaveLength(MAX_FORM_BYTES - 2);
    expect((await refusal(post(`${whole}x`))).status).toBe(413);
    expect((await refusal(post(chunked(65, 1024).body))).status).toBe(413);
    // A name of 64 KB without a value passes the size check, but fails as a name.
    expect((await refusal(post(chunked(64, 1024).body))).status).toBe(400);
  });

  it("allows 100 rows of the order form, but not 10,000", async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, n) => `doors[${n}].widthInches=24`).join("&");
    expect((await readForm(post(rows(100)))).size).toBe(100);
    const { status, message, connection } = await refusal(post(rows(10_000)));
    expect(status).toBe(413);
    expect(message).toContain("64 KB");
    expect(connection).toBe("close");
  });

  it("lets a sender of up to 1 MB finish, so that it reads the answer", async () => {
    const { body, outcome } = chunked(16, 64 * 1024);
    expect((await refusal(post(body))).status).toBe(413);
    expect(outcome).toEqual({ sent: 16, cancelled: false });
  });

  it("cancels a stream beyond 1 MB immediately", async () => {
    const { body, outcome } = chunked(1000, 64 * 1024);
    expect((await refusal(post(body))).status).toBe(413);
    expect(outcome).toEqual({ sent: 17, cancelled: true });
  });

  it("is read up to twice a limit over 1 MB", async () => {
    const MB = 1024 * 1024;
    const limits = { bytes: MB, size: { fields: 1, index: 0 } };
    const sent = async (chunks: number) => {
      const { body, outcome } = chunked(chunks, MB / 2);
      const thrown = await readForm(post(body), limits).catch((error: unknown) => error);
      expect((thrown as Response).status).toBe(413);
      return outcome;
    };
    expect(await sent(4)).toEqual({ sent: 4, cancelled: false });
    expect(await sent(9)).toEqual({ sent: 5, cancelled: true });
  });

  it("is checked without reading a body that declares more than 1 MB", async () => {
    const { body, outcome } = chunked(1000, 64 * 1024);
    expect((await refusal(post(body, { "Content-Length": "60000000" }))).status).toBe(413);
    expect(outcome.sent).toBe(0);
  });

  it.each(["1", "0", "-5", "x", "", "1e3", "70000"])("is what arrives, despite a declared %j", async (length) => {
    const headers = { "Content-Length": length };
    expect((await readForm(post("a=1&b=2", headers))).size).toBe(2);
    const { body } = chunked(65, 1024);
    expect((await refusal(post(body, headers))).status).toBe(413);
  });

  it("leads to a refusal even if the stream cannot be canceled", async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(2 * 1024 * 1024)),
      cancel: () => Promise.reject(new Error("the socket is gone")),
    });
    expect((await refusal(post(body))).status).toBe(413);
  });
});

describe("the order of the checks", () => {
  const foreign = { Origin: "https://evil.example" };
  const large = "%".repeat(MAX_FORM_BYTES + 1);

  it.each([
    ["a foreign form that is too large, no form and damaged", large, { ...foreign, "Content-Type": "text/plain" }, 403],
    ["a large body that is no form", large, { "Content-Type": "text/plain" }, 413],
    ["a large damaged form", large, {}, 413],
    ["a damaged body that is no form", "%", { "Content-Type": "text/plain" }, 415],
    ["a damaged form with bad names", "__proto__=%", {}, 400],
  ] as const)("gives a reason to refuse %s", async (_what, body, headers, status) => {
    expect((await refusal(post(body, headers))).status).toBe(status);
  });

  it("distinguishes a damaged form from one with forbidden names", async () => {
    expect((await refusal(post("__proto__=%"))).message).toContain("damaged");
    expect((await refusal(post("__proto__=1"))).message).toContain("fields that it should not have");
  });

  it("reads no byte of a form from another site", async () => {
    const { body, outcome } = chunked(3, 10);
    const request = post(body, foreign);
    expect((await refusal(request)).status).toBe(403);
    expect(outcome).toEqual({ sent: 0, cancelled: false });
    expect(request.bodyUsed).toBe(false);
  });
});

describe("the type of a form", () => {
  it.each([
    "application/x-www-form-urlencoded; charset=UTF-8",
    "APPLICATION/X-WWW-FORM-URLENCODED",
    " application/x-www-form-urlencoded ;charset=utf-8",
  ])("may be written %j", async (type) => {
    expect((await readForm(post("a=K%C3%BCche", { "Content-Type": type }))).get("a")).toBe("Küche");
  });

  it("may be multipart in any case, with the case of its boundary unchanged", async () => {
    const body = '--aB\r\nContent-Disposition: form-data; name="a"\r\n\r\nKüche\r\n--aB--\r\n';
    const form = await readForm(post(body, { "Content-Type": "Multipart/Form-Data; Boundary=aB" }));
    expect([...form]).toEqual([["a", "Küche"]]);
  });

  it("is required", async () => {
    const request = new Request(URL_HERE, { method: "POST", body: new TextEncoder().encode("a=1") });
    expect(request.headers.get("Content-Type")).toBeNull();
    expect((await refusal(request)).status).toBe(415);
  });
});
