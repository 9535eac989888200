import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/** The unit in which the kernel counts a process's time, in milliseconds. */
const TICK_MS = 10;

/**
 * The processor time that a process has used, including its threads, in milliseconds. Other work on the machine hardly
 * affects it.
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
 * Waits until a process is idle. After its start the shop still makes and compresses pages.
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
