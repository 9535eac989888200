import { spawn } from "node:child_process";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { env } from "../env.server";
import { log } from "../log.server";
import { createLimit, type Limit } from "../rate-limits/limit.server";
import { currentVisitor } from "../request-context.server";
import { singleton } from "../singleton.server";

/** Time limit for one photograph, in milliseconds; the largest that a phone takes needs a tenth of it. */
const LIMIT_MS = 10_000;

/**
 * How many forms are accepted at a time, including the one in progress, and how many from one sender, who may click
 * twice.
 */
const MAX_FORMS = 7;
const MAX_FORMS_OF_ONE = 2;

/**
 * How many files from one sender may turn out not to be photographs within an hour; with one more, none of theirs are
 * read. All processes count together, and each learns that it was one too many from the next such file that it reads.
 */
const DAMAGED = { name: "damaged-photographs", times: 5, seconds: 3_600 };
const MAX_REMEMBERED = 10_000;

const REFUSED = 2;

const SIZE_BYTES = 8;

/** More than any photograph that is stored, with its size. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** The limits for a photograph, and for the result; the encoder reads them. */
export interface EncodingLimits {
  /** The minimum of either side, in pixels. */
  readonly leastSide: number;
  readonly mostPixels: number;
  /** The same for a picture that must be read as a whole. */
  readonly mostPixelsWhole: number;
  /** The longer side of the stored photograph, in pixels. */
  readonly side: number;
  /** The most bytes of the stored photograph. */
  readonly bytes: number;
}

/** A re-encoded photograph: upright, without metadata, as JPEG. */
export interface EncodedPhotograph {
  readonly data: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The file cannot be accepted as a photograph; the fault is a word from the encoder, such as `too-small`. */
export interface RefusedPhotograph {
  readonly fault: string;
}

/** The build puts the encoder next to the server. */
const encoderPath = () => (env().mode === "production" ? "build/encoder.js" : "app/platform/photographs/encoder.mjs");

interface Ended {
  readonly status: number | null;
  readonly output: Buffer;
  readonly errors: string;
}

/**
 * The child process gets none of this process's secrets, and only one memory arena: with more, glibc would retain each
 * picture's memory.
 */
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
    // The process may end before it has read everything: its status says why.
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
    // A picture that crashes the library, or takes too long, counts as unreadable; the operator sees both in the log.
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
  /** How many forms are in progress, for each name of a sender. */
  readonly busy: Map<string, number>;
  readonly failures: Limit;
  /** The names of senders whose files are not read for now. */
  readonly blocked: LRUCache<string, true>;
  count: number;
}

const senders = (): Senders =>
  singleton("photograph-senders", () => ({
    queue: new PQueue({ concurrency: 1 }),
    busy: new Map<string, number>(),
    failures: createLimit(DAMAGED, 1),
    blocked: new LRUCache<string, true>({ max: MAX_REMEMBERED }),
    count: 0,
  }));

function release(busy: Map<string, number>, name: string): void {
  const left = (busy.get(name) ?? 0) - 1;
  if (left > 0) busy.set(name, left);
  else busy.delete(name);
}

async function countFailure({ failures, blocked }: Senders, name: string): Promise<void> {
  const wait = await failures.count(name);
  if (wait > 0) blocked.set(name, true, { ttl: wait * 1000 });
}

interface Sender {
  /** The sender of the photographs: what identifies a customer, besides the address. */
  readonly sender: string;
  /** Drops waiting work for a client that has left. */
  readonly signal: AbortSignal;
}

/**
 * Re-encodes photographs one at a time, each in a process of its own: whatever a hostile file does to the library, and
 * the memory it takes, ends with that process. Senders take turns after each picture. A sender may have two forms in
 * progress, counted by order and by address; a file that is not a photograph ends the form, and several block the
 * sender for an hour.
 *
 * @returns one result for each file up to the first that is not a photograph, or `null` if no more are accepted now
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
  const isRefused = names.some((name) => (all.busy.get(name) ?? 0) >= MAX_FORMS_OF_ONE || all.blocked.has(name));
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
      for (const name of names) await countFailure(all, name);
      break;
    }
    return results;
  } finally {
    for (const name of names) release(all.busy, name);
    all.count -= 1;
  }
}
