import { readFileSync } from "node:fs";

/** Kept for what is not a visitor: the database, its log, the provider's connections, standard streams. */
const RESERVED = 200;

/** What a process may open where its system does not say. */
const USUAL = 1024;

/** How many files this process may have open, sockets among them (proc(5), `/proc/pid/limits`). */
function openFilesLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft ? Number(soft) : USUAL;
  } catch {
    return USUAL;
  }
}

/** How many file descriptors there are for visitors; at least one. */
export function freeDescriptors(): number {
  return Math.max(1, openFilesLimit() - RESERVED);
}
