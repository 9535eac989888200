import PQueue from "p-queue";
import { runChild } from "~/base/platform/child-process.server";
import { withTimeout } from "~/base/platform/deadline.server";
import { env } from "~/base/platform/env.server";
import { log } from "~/base/platform/log.server";
import { singleton } from "~/base/platform/singleton.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { answerTo } from "../planning.server";

/** The build puts the planner next to the server. */
export const PLANNER = "build/planner.js";

/** The bounds of one job: the plan of 10,000 pieces takes some ten seconds and 250 MB. */
const BOUNDS = { heapMb: 320, limitMs: 120_000, mostBytes: 64 * 1024 * 1024 } as const;

/** How long a page waits for its job; the job goes on without it. */
const PATIENCE_MS = 25_000;

const MOST_WAITING = 20;

const RETRY_AFTER_SECONDS = 30;

const TOO_LONG = "The plan of this order takes too long to work out. Please tell the operator of the server.";
const FAILED = "The plan of this order could not be worked out. Please tell the operator of the server.";
const BUSY = "Plans of many orders are being worked out. Please open this page again in a minute.";
const WAITS = "The plan of this order is still being worked out. Please open this page again in a minute.";
const STOPPED = "The shop is about to restart. Please open this page again in a minute.";

/** One job at a time of each kind, so that what is quick does not wait for a large plan. */
const queues = singleton("planner", () => ({
  slow: new PQueue({ concurrency: 1 }),
  quick: new PQueue({ concurrency: 1 }),
}));

async function run(job: string): Promise<Buffer> {
  // In development there is no such file.
  if (env().mode !== "production") return Buffer.from(answerTo(job));
  const { status, fault, output, errors } = await runChild({ program: [PLANNER], input: job, ...BOUNDS });
  if (status === 0) return output;
  if (fault === "shutdown") throw new UpstreamFailure(STOPPED, "down", undefined, RETRY_AFTER_SECONDS);
  log.error("cutting.planner", { status, fault, errors: errors.slice(0, 300) });
  throw fault === "time" ? new UpstreamFailure(TOO_LONG, "timeout") : new UpstreamFailure(FAILED, "failing");
}

/**
 * Works out a job of `planning` in a process of its own, one after another: a plan of a large order takes seconds.
 * Throws UpstreamFailure if it fails, takes too long, or too many wait.
 */
export async function worked(job: string, speed: "slow" | "quick"): Promise<Buffer> {
  const queue = queues[speed];
  if (queue.size >= MOST_WAITING) throw new UpstreamFailure(BUSY, "down", undefined, RETRY_AFTER_SECONDS);
  return queue.add(() => run(job));
}

/** Work in progress by what it is made from: all who ask for the same wait for one job, as long as a page can wait. */
export function sharedWork<T extends object>(name: string) {
  const begun = singleton(name, () => new Map<string, Promise<T>>());
  return (basis: string, make: () => Promise<T>): Promise<T> => {
    const work = begun.get(basis) ?? make().finally(() => begun.delete(basis));
    begun.set(basis, work);
    return inTime(work);
  };
}

/** The result of a job, if a page can wait for it. Throws UpstreamFailure if it takes longer; the job goes on. */
export async function inTime<T extends object>(work: Promise<T>): Promise<T> {
  const done = await withTimeout(PATIENCE_MS, work);
  if (!done) throw new UpstreamFailure(WAITS, "down", undefined, RETRY_AFTER_SECONDS);
  return done;
}
