import { describe, expect, it } from "vitest";
import { type PostedFiles, readFiles } from "~/base/platform/posts/read-files.server";

const LIMITS = { field: "photographs", files: 4, bytes: 10 * 1024 * 1024 };
const MEGABYTE = new Uint8Array(1024 * 1024);

const HEAD = '--x\r\nContent-Disposition: form-data; name="photographs"; filename="a.jpg"\r\n\r\n';

/** A form that arrives in pieces; "left" ends it as if its sender had left. */
function arriving(pieces: Iterable<Uint8Array | string>, end: "whole" | "left" = "whole"): Request {
  const each = pieces[Symbol.iterator]();
  const body = new ReadableStream({
    pull(controller) {
      const { done, value } = each.next();
      if (!done) controller.enqueue(typeof value === "string" ? new TextEncoder().encode(value) : value);
      else if (end === "left") controller.error(new Error("the sender has left"));
      else controller.close();
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  return new Request("http://localhost:3000/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

function* megabytes(count: number) {
  yield HEAD;
  for (let n = 0; n < count; n += 1) yield MEGABYTE;
  yield "\r\n--x--";
  yield "\r\n";
}

const read = <T>(request: Request, work: (posted: PostedFiles) => Promise<T>) =>
  readFiles(request, LIMITS, async () => {}, work);
const sizes = (request: Request) =>
  read(request, async ({ files }) => files.map(({ name, bytes }) => [name, bytes.length]));

async function statusOf(reading: Promise<unknown>): Promise<number> {
  const thrown: unknown = await reading.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error(`not refused: ${thrown}`);
  return thrown.status;
}

describe("a form with files", () => {
  it("is read completely, in any pieces", async () => {
    expect(await sizes(arriving(megabytes(40)))).toEqual([["a.jpg", 40 * 1024 * 1024]]);
  });

  it("is refused beyond twice the limit for its files, as soon as that is known", async () => {
    let asked = 0;
    function* endless() {
      yield HEAD;
      for (; ; asked += 1) yield MEGABYTE;
    }
    expect(await statusOf(sizes(arriving(endless())))).toBe(413);
    expect(asked).toBeLessThan(90);
  });

  it("is refused if all visitors' files together are too large, and accepted again when they are done", async () => {
    let end = () => {};
    const working = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const other = read(arriving(megabytes(45)), async () => {
      begin();
      await working;
    });
    await begun;
    expect(await statusOf(sizes(arriving(megabytes(45))))).toBe(503);
    end();
    await other;
    expect(await sizes(arriving(megabytes(45)))).toHaveLength(1);
  });

  it("releases its memory if its sender leaves halfway, or if it is damaged", async () => {
    for (let n = 0; n < 3; n += 1) {
      await expect(sizes(arriving(megabytes(45), "left"))).rejects.toThrow("left");
      expect(await statusOf(sizes(arriving([HEAD, ...Array(45).fill(MEGABYTE)])))).toBe(400);
    }
    expect(await sizes(arriving(megabytes(45)))).toHaveLength(1);
  });

  it("has files in one field only, and a limited number of parts and length of text", async () => {
    const part = (head: string, text: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
    const form = (...parts: string[]) => sizes(arriving([...parts, "--x--"]));
    expect(await form(part('name="photographs"; filename=""', ""), part('name="a"', "1"))).toEqual([]);
    expect(await form(part('name="photographs"; filename="b=;.jpg"', ""))).toEqual([["b=;.jpg", 0]]);
    expect(await statusOf(form(part('name="other"; filename="b"', "1")))).toBe(400);
    expect(await statusOf(form(...Array<string>(501).fill(part('name="pieces"', "1"))))).toBe(400);
    expect(await statusOf(form(part('name="a"', "x".repeat(64 * 1024 + 1))))).toBe(400);
    expect(await statusOf(form(part('name="a"', "\0")))).toBe(400);
  });
});
