import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";

const OWNER_ONLY_FOLDER = 0o700;

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs work on a new folder next to a path. The folder is removed when the work is done, fails or is interrupted: move
 * what must remain to its final path first.
 */
export async function withDraftFolder<T>(place: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = `${place}.unfinished-${randomBytes(4).toString("hex")}`;
  const stops = Object.entries(SIGNALS).map(([signal, code]) => {
    const stop = () => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(code);
    };
    process.once(signal, stop);
    return () => process.removeListener(signal, stop);
  });
  try {
    await mkdir(folder, { mode: OWNER_ONLY_FOLDER });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    for (const unstop of stops) unstop();
  }
}
