import { performance } from "node:perf_hooks";

/** What a process has done since it began, in milliseconds. */
interface Spent {
  /** How long its thread was not waiting: what other programs took of the processor meanwhile is in it. */
  readonly active: number;
  /** How long its thread waited for something to do. */
  readonly idle: number;
  /** What the process took of the processor, with every thread that it has. */
  readonly processor: number;
}

/**
 * The part of the time it had that the thread worked, from 0 to 1. What other programs took of the processor is no work of
 * this one, and neither is what its other threads did.
 */
function workedPart({ active, idle, processor }: Spent): number {
  const worked = Math.min(active, processor);
  return worked + idle > 0 ? worked / (worked + idle) : 0;
}

function spentUntilNow(): Spent {
  const { active, idle } = performance.eventLoopUtilization();
  const { user, system } = process.cpuUsage();
  return { active, idle, processor: (user + system) / 1000 };
}

/** Measures the part of its time that this process's thread worked since the last time that this was asked. */
export function threadShare(spent = spentUntilNow): () => number {
  let last = spent();
  return () => {
    const next = spent();
    const since = {
      active: next.active - last.active,
      idle: next.idle - last.idle,
      processor: next.processor - last.processor,
    };
    last = next;
    return workedPart(since);
  };
}
