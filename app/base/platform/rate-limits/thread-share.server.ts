import { performance } from "node:perf_hooks";

/** How a process has spent its time since it began, in milliseconds. */
interface Spent {
  /** How long its thread was not waiting, including the time that other programs held the processor. */
  readonly active: number;
  /** How long its thread waited for work. */
  readonly idle: number;
  /** The processor time of the process, over all its threads. */
  readonly processor: number;
}

/**
 * The share of the time available to the thread in which it worked, from 0 to 1. Processor time of other programs and
 * of the process's other threads does not count as its work.
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

/** Measures the share of time that this process's thread has worked since the last call. */
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
