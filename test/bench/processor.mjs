import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/** The kernel counts a process's time in these, in milliseconds. */
const TICK_MS = 10;

/**
 * The processor's time that a process has used, in milliseconds, that of its threads included: what others do on the
 * machine changes it little.
 *
 * @param {number} pid
 */
export async function processorTime(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

const WATCHED_MS = 500;

/**
 * Waits until a process has nothing more to do by itself, as after its start, when it makes and compresses pages.
 *
 * @param {number} pid
 */
export async function untilIdle(pid) {
  for (let used = await processorTime(pid); ; ) {
    await delay(WATCHED_MS);
    const now = await processorTime(pid);
    if (now - used <= TICK_MS) return;
    used = now;
  }
}
