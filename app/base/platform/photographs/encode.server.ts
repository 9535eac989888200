import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { createLimit, type Limit } from "../rate-limits/limit.server";
import { currentVisitor } from "../request-context.server";
import { singleton } from "../singleton.server";
import {
  type EncodedPhotograph,
  type Encoding,
  type EncodingLimits,
  encode,
  isRefusedPhotograph,
  type JpegLimits,
  type RefusedPhotograph,
} from "./run-encoder.server";

const MAX_FORMS = 7;
const MAX_FORMS_OF_ONE = 2;

const DAMAGED = { name: "damaged-photographs", times: 5, seconds: 3_600 };
const MAX_REMEMBERED = 10_000;

interface Senders {
  readonly queue: PQueue;
  readonly busy: Map<string, number>;
  readonly failures: Limit;
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
  readonly sender: string;
  readonly signal: AbortSignal;
}

/**
 * Re-encodes one photograph at a time, each in a process of its own: whatever a hostile file does to the library ends
 * with it. Senders take turns after each picture.
 *
 * @returns one result for each file up to the first that is not a photograph; `null` if no more are accepted now
 */
export async function encodeAll(
  files: readonly Uint8Array[],
  limits: EncodingLimits,
  { sender, signal }: Sender,
): Promise<readonly Encoding[] | null> {
  if (files.length === 0) return [];
  const all = senders();
  const visitor = currentVisitor();
  const names = [`order ${sender}`, ...(visitor === null ? [] : [`visitor ${visitor}`])];
  const isTooMany = names.some((name) => (all.busy.get(name) ?? 0) >= MAX_FORMS_OF_ONE || all.blocked.has(name));
  if (isTooMany || all.count >= MAX_FORMS) return null;
  for (const name of names) all.busy.set(name, (all.busy.get(name) ?? 0) + 1);
  all.count += 1;
  try {
    const results: Encoding[] = [];
    for (const file of files) {
      const result = await all.queue.add(async () => {
        signal.throwIfAborted();
        return encode(file, limits);
      });
      if (result === null) return null;
      results.push(result);
      if (!isRefusedPhotograph(result)) continue;
      for (const name of names) await countFailure(all, name);
      break;
    }
    return results;
  } finally {
    for (const name of names) release(all.busy, name);
    all.count -= 1;
  }
}

export async function encodePhotographs(
  files: readonly Uint8Array[],
  limits: JpegLimits,
  sender: Sender,
): Promise<readonly (EncodedPhotograph | RefusedPhotograph)[] | null> {
  const results = await encodeAll(files, limits, sender);
  return results?.map((result) => (isRefusedPhotograph(result) ? result : (result[0] as EncodedPhotograph))) ?? null;
}
