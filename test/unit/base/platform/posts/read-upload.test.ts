import { describe, expect, it } from "vitest";
import { type FormLimits, readForm, readUpload } from "~/base/platform/posts/read-form.server";

const LIMITS: FormLimits = { bytes: 200_000, size: { fields: 3000, index: 1999 } };

function post(fields: readonly (readonly [string, string | Blob])[]): Request {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return new Request("http://localhost:3000/product/ashby", { method: "POST", body });
}

async function statusOf(reading: Promise<unknown>): Promise<number> {
  const thrown: unknown = await reading.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error(`not refused: ${thrown}`);
  return thrown.status;
}

const upload = (fields: Parameters<typeof post>[0]) => readUpload(post(fields), "list.file", LIMITS);
const file = (bytes: readonly number[]) => new File([Uint8Array.from(bytes)], "list.csv");

describe("readUpload", () => {
  it("reads fields and the bytes of one file in any encoding", async () => {
    const { form, file: bytes } = await upload([
      ["a", "½"],
      ["list.file", file([0xff, 0xfe, 0x31, 0, 0])],
      ["b", ""],
    ]);
    expect([...form]).toEqual([
      ["a", "½"],
      ["b", ""],
    ]);
    expect([...(bytes ?? [])]).toEqual([0xff, 0xfe, 0x31, 0, 0]);
  });

  it("has no file if none was chosen, or if the form is sent as text", async () => {
    expect((await upload([["list.file", new File([], "")]])).file).toBeNull();
    const plain = new Request("http://localhost:3000/", { method: "POST", body: new URLSearchParams({ a: "1" }) });
    expect(await readUpload(plain, "list.file", LIMITS)).toEqual({ form: new URLSearchParams({ a: "1" }), file: null });
  });

  it("refuses a file in another field, a second file, and a file in a form without one", async () => {
    expect(await statusOf(upload([["other", file([1])]]))).toBe(400);
    expect(
      await statusOf(
        upload([
          ["list.file", file([1])],
          ["list.file", file([2])],
        ]),
      ),
    ).toBe(400);
    expect(await statusOf(readForm(post([["list.file", file([1])]])))).toBe(400);
  });

  it("accepts more rows and bytes than other forms, up to its own limits", async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, n) => [`doors[${n}].widthInches`, "24"] as const);
    expect((await upload(rows(1000))).form.size).toBe(1000);
    expect(await statusOf(readForm(post(rows(101))))).toBe(400);
    expect(await statusOf(upload([["doors[2000].widthInches", "1"]]))).toBe(400);
    expect(await statusOf(upload([["a", "x".repeat(200_001)]]))).toBe(413);
    expect(
      await statusOf(readUpload(post(rows(2000)), "list.file", { bytes: 1e6, size: { fields: 9, index: 1999 } })),
    ).toBe(400);
  });

  it("reads a body in any pieces, with its last line break in a piece of its own", async () => {
    const text =
      '--x\r\nContent-Disposition: form-data; name="list.file"; filename="a;b=\u00fc.csv"\r\n\r\n12\r\n--x--\r\n';
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, bytes.length - 2]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
        bytes.slice(n * size, (n + 1) * size),
      );
      const body = new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
      const init = {
        method: "POST",
        body,
        duplex: "half",
        headers: { "Content-Type": 'Multipart/Form-Data; boundary="x"' },
      };
      const { file: read } = await readUpload(
        new Request("http://localhost:3000/", init as RequestInit),
        "list.file",
        LIMITS,
      );
      expect(Buffer.from(read ?? []).toString()).toBe("12");
    }
  });
});
