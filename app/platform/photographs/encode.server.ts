import { spawn } from "node:child_process";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { env } from "../env.server";
import { log } from "../log.server";
import { currentVisitor } from "../request-context.server";
import { singleton } from "../singleton.server";

/** How long one photograph may take, in milliseconds; the largest that a phone makes takes a tenth of it. */
const LIMIT_MS = 10_000;

/** How many forms are taken at one time, the one that is read included, and how many of one sender: it may be pressed twice. */
const MAX_FORMS = 7;
const MAX_FORMS_OF_ONE = 2;

/** How many files of one sender may be no photographs within an hour; then no more of theirs are read. */
const MAX_FAILURES = 6;
const FAILURES_MS = 3_600_000;
const MAX_REMEMBERED = 10_000;

const REFUSED = 2;

const SIZE_BYTES = 8;

/** More than any photograph that is kept, with its size. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** What a photograph is held to, and made into; the encoder reads it. */
export interface EncodingLimits {
  /** Of either side, in pixels. */
  readonly leastSide: number;
  readonly mostPixels: number;
  /** The same for a picture that must be read whole. */
  readonly mostPixelsWhole: number;
  /** The longer side of what is kept, in pixels. */
  readonly side: number;
  /** The most bytes of what is kept. */
  readonly bytes: number;
}

/** A photograph made anew: upright, without metadata, as JPEG. */
export interface EncodedPhotograph {
  readonly data: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The file can be no photograph that is kept; the fault is a word of the encoder's. */
export interface RefusedPhotograph {
  readonly fault: string;
}

/** The build puts the encoder beside the server. */
const encoderPath = () => (env().mode === "production" ? "build/encoder.js" : "app/platform/photographs/encoder.mjs");

interface Ended {
  readonly status: number | null;
  readonly output: Buffer;
  readonly errors: string;
}

/** The process has none of this one's secrets, and one arena: glibc would keep the memory of each picture. */
function run(bytes: Uint8Array, limits: EncodingLimits): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--max-old-space-size=64", encoderPath(), JSON.stringify(limits)], {
      env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "1" },
      stdio: ["pipe", "pipe", "pipe"],
      timeout: LIMIT_MS,
      killSignal: "SIGKILL",
    });
    const output: Buffer[] = [];
    let [length, errors] = [0, ""];
    child.stdout.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_ANSWER_BYTES) child.kill("SIGKILL");
      else output.push(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors = `${errors}${chunk.toString()}`.slice(0, 1000);
    });
    // It may have ended before it has read everything: its status says why.
    child.stdin.on("error", () => {});
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, errors, output: Buffer.concat(output) }));
    child.stdin.end(bytes);
  });
}

async function encode(bytes: Uint8Array, limits: EncodingLimits): Promise<EncodedPhotograph | RefusedPhotograph> {
  const { status, output, errors } = await run(bytes, limits);
  if (status === REFUSED) return { fault: errors };
  if (status !== 0 || output.length <= SIZE_BYTES) {
    // A picture on which the library dies, or takes too long, is no photograph; whoever runs the shop sees both.
    log.error("photograph.encoder", { status, errors: errors.slice(0, 300) });
    return { fault: "unreadable" };
  }
  return {
    data: output.subarray(SIZE_BYTES),
    width: output.readUInt32BE(0),
    height: output.readUInt32BE(4),
  };
}

interface Senders {
  readonly queue: PQueue;
  /** How many forms are in work, by the names that each sender has. */
  readonly busy: Map<string, number>;
  readonly failures: LRUCache<string, number>;
  count: number;
}

const senders = (): Senders =>
  singleton("photograph-senders", () => ({
    queue: new PQueue({ concurrency: 1 }),
    busy: new Map<string, number>(),
    failures: new LRUCache<string, number>({ max: MAX_REMEMBERED, ttl: FAILURES_MS, noUpdateTTL: true }),
    count: 0,
  }));

function release(busy: Map<string, number>, name: string): void {
  const left = (busy.get(name) ?? 0) - 1;
  if (left > 0) busy.set(name, left);
  else busy.delete(name);
}

interface Sender {
  /** Whose photographs they are: what one customer is known by, besides the address. */
  readonly sender: string;
  /** Drops what waits for somebody who has left. */
  readonly signal: AbortSignal;
}

/**
 * Re-encodes photographs, one after the other in processes of their own: what the library does with a hostile file, and
 * the memory that it takes, ends with them. Senders take turns with each picture. One has two forms at a time, under
 * whichever of sender and address it is known; a file that is not a photograph ends the form, and several end its sender's turn for
 * an hour.
 *
 * @returns one result for each file up to the first that is no photograph, or `null` where no more are taken now
 */
export async function encodePhotographs(
  files: readonly Uint8Array[],
  limits: EncodingLimits,
  { sender, signal }: Sender,
): Promise<readonly (EncodedPhotograph | RefusedPhotograph)[] | null> {
  if (files.length === 0) return [];
  const all = senders();
  const visitor = currentVisitor();
  const names = [`order ${sender}`, ...(visitor === null ? [] : [`visitor ${visitor}`])];
  const isRefused = names.some(
    (name) => (all.busy.get(name) ?? 0) >= MAX_FORMS_OF_ONE || (all.failures.get(name) ?? 0) >= MAX_FAILURES,
  );
  if (isRefused || all.count >= MAX_FORMS) return null;
  for (const name of names) all.busy.set(name, (all.busy.get(name) ?? 0) + 1);
  all.count += 1;
  try {
    const results: (EncodedPhotograph | RefusedPhotograph)[] = [];
    for (const file of files) {
      const result = await all.queue.add(async () => {
        signal.throwIfAborted();
        return encode(file, limits);
      });
      results.push(result);
      if (!("fault" in result)) continue;
      for (const name of names) all.failures.set(name, (all.failures.get(name) ?? 0) + 1);
      break;
    }
    return results;
  } finally {
    for (const name of names) release(all.busy, name);
    all.count -= 1;
  }
}
