import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { lineSink } from "~/base/platform/log-sink.server";

describe("the log's output stream", () => {
  it("may fail any number of times", async () => {
    const broken = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error("no space left"), { code: "ENOSPC" })),
    });
    const write = lineSink(broken);
    for (let line = 0; line < 3; line += 1) {
      write("line\n");
      await new Promise(setImmediate);
    }
    expect(broken.errored).toMatchObject({ code: "ENOSPC" });
  });

  it("buffers at most a megabyte for a stalled reader, and later reports how much it left out", () => {
    const written: string[] = [];
    let release: (() => void) | undefined;
    const still = new Writable({
      decodeStrings: false,
      write(chunk, _encoding, done) {
        written.push(String(chunk));
        release = done;
      },
    });
    const write = lineSink(still);
    const line = `${"x".repeat(1023)}\n`;
    for (let count = 0; count < 5000; count += 1) write(line);
    expect(still.writableLength).toBeLessThan(1024 * 1024 + 2 * line.length);
    const buffered = still.writableLength / line.length;
    while (still.writableLength > 0) release?.();
    write("last\n");
    while (still.writableLength > 0) release?.();
    expect(JSON.parse(written.at(-2) ?? "")).toMatchObject({ event: "log.left-out", lines: 5000 - buffered });
    expect(written.at(-1)).toBe("last\n");
  });
});
