import type { Writable } from "node:stream";

/** How much may wait for the log's reader, in bytes. */
const MAX_WAITING_BYTES = 1024 * 1024;

/**
 * Writes lines to a stream that must not stop the shop: a full disk, or a pipe that nobody reads, costs lines but not
 * the process. Lines that do not fit are dropped, and counted in a line once there is room again.
 */
export function lineSink(stream: Writable): (line: string) => void {
  let dropped = 0;
  stream.on("error", () => {});
  return (line) => {
    if (stream.writableLength > MAX_WAITING_BYTES) {
      dropped += 1;
      return;
    }
    if (dropped > 0) {
      const time = new Date().toISOString();
      stream.write(`${JSON.stringify({ level: "warn", time, event: "log.left-out", lines: dropped })}\n`);
      dropped = 0;
    }
    stream.write(line);
  };
}
