import type { Log } from "~/base/platform/log.server";
import { DiskFullError } from "./busy-error.server";

const PAUSE_MS = 60_000;

/** If the disk is full, the shop starts anyway, and the work is tried again every minute. */
export async function whenThereIsRoom(work: () => Promise<void>, log: Log): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    timer = setTimeout(again, PAUSE_MS).unref();
  };
  const again = () =>
    work().catch((error: unknown) => {
      if (!(error instanceof DiskFullError)) log.error("start.failed", { error });
      else later();
    });
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DiskFullError)) throw error;
    log.error("start.no-room", { error });
    later();
  }
  return () => clearTimeout(timer);
}
