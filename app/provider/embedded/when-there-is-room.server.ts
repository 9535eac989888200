import type { BackendLog } from "../contract/backend.server";
import { NoRoomError } from "../host/busy-error.server";

/** How soon a full disk is looked at again, in milliseconds. */
const PAUSE_MS = 60_000;

/**
 * Does a start's work that the shop can begin without. Where the disk is full the shop begins without it, and the work is
 * tried again every minute until there is room.
 *
 * @param work can be started again
 * @returns ends the waiting
 * @throws whatever else the work throws the first time
 */
export async function whenThereIsRoom(work: () => Promise<void>, log: BackendLog): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    timer = setTimeout(again, PAUSE_MS).unref();
  };
  const again = () =>
    work().catch((error: unknown) => {
      if (!(error instanceof NoRoomError)) log.error("start.failed", { error });
      else later();
    });
  try {
    await work();
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error;
    log.error("start.no-room", { error });
    later();
  }
  return () => clearTimeout(timer);
}
