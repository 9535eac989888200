import { DAY_MS, type EpochMs } from "~/base/time/time";
import { singleton } from "../singleton.server";

/** Faster answers are not recorded, so that recording costs nothing for most of them; in milliseconds. */
export const SLOW_MS = 50;

interface SlowPage {
  readonly route: string;
  readonly answers: number;
  readonly slowestMs: number;
}

export interface SlowPages {
  readonly since: number;
  readonly pages: readonly SlowPage[];
}

interface Noted {
  since: number;
  readonly byRoute: Map<string, { answers: number; slowestMs: number }>;
}

const noted = singleton("slow-pages", (): Noted => ({ since: Date.now(), byRoute: new Map() }));

const dayOf = (moment: number) => Math.floor(moment / DAY_MS);

function current(now: EpochMs): Noted {
  if (dayOf(noted.since) < dayOf(now)) {
    noted.since = dayOf(now) * DAY_MS;
    noted.byRoute.clear();
  }
  return noted;
}

export function noteSlowAnswer(route: string, ms: number, now = Date.now()): void {
  const { byRoute } = current(now);
  const { answers, slowestMs } = byRoute.get(route) ?? { answers: 0, slowestMs: 0 };
  byRoute.set(route, { answers: answers + 1, slowestMs: Math.max(slowestMs, Math.round(ms)) });
}

export function slowestPages(most: number, now = Date.now()): SlowPages {
  const { since, byRoute } = current(now);
  const pages = [...byRoute].map(([route, slow]) => ({ route, ...slow }));
  return { since, pages: pages.sort((one, other) => other.slowestMs - one.slowestMs).slice(0, most) };
}
