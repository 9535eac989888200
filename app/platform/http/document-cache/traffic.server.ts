import type { Log } from "../../log.server";
import { type Client, clientOf } from "../client-of.server";

const EVERY_MS = 5_000;

/** Answers at more different keys than this are counted together, under no path. */
const MAX_KEYS = 200;

interface Count {
  readonly path: string | undefined;
  readonly status: number;
  readonly client: Client;
  count: number;
}

/** Counts the answers that leave before the access log. */
export interface Traffic {
  count(key: string, status: number, userAgent: string | undefined): void;
  /** Logs what was counted since the last time, in one line. */
  report(): void;
}

const OTHERS = "";

/**
 * The access log of answers from the cache: a line for each would cost more than the answer, so they are counted by
 * path, status and kind of client, and reported every five seconds in which there were any.
 */
export function createTraffic(log: Pick<Log, "info">): Traffic {
  let counts = new Map<string, Count[]>();
  let timer: NodeJS.Timeout | undefined;

  function report(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const answers = [...counts.values()].flat();
    counts = new Map();
    log.info("http.cached", { answers });
  }

  /** The counts of a key, of which there are a few: one for each status and kind of client. */
  function countsOf(key: string): Count[] {
    const known = counts.get(key);
    if (known) return known;
    timer ??= setTimeout(report, EVERY_MS).unref();
    const place = counts.size < MAX_KEYS ? key : OTHERS;
    const own = counts.get(place) ?? [];
    counts.set(place, own);
    return own;
  }

  return {
    count(key, status, userAgent) {
      const client = clientOf(userAgent);
      const own = countsOf(key);
      const same = own.find((one) => one.status === status && one.client === client);
      if (same) same.count += 1;
      else own.push({ path: counts.has(key) ? key.split("?", 1)[0] : undefined, status, client, count: 1 });
    },
    report,
  };
}
