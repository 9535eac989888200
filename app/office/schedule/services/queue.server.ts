import { withDatabase } from "~/base/database/or-unavailable.server";
import type { CalendarDay } from "~/base/time/time";
import { readOutlook } from "../outlook.server";
import { readQueue, type Tick, type TickOutcome, tickJob } from "../queue.server";
import type { OrderOutlook, StationQueue } from "../schedule";

const UNAVAILABLE = "The schedule could not be loaded";
const NOT_SAVED = "We cannot tell whether this was saved. Open this page again to see.";

/** By default that of the next open day; `null` if there is no such station. @throws UpstreamFailure */
export const readStationQueue = (at: string, day: CalendarDay | null): Promise<StationQueue | null> =>
  withDatabase(UNAVAILABLE, ({ db }, now) => readQueue(db, at, day, now));

/** @throws UpstreamFailure */
export const saveTick = (at: string, tick: Tick, actorId: string): Promise<TickOutcome> =>
  withDatabase(NOT_SAVED, (database, now) => tickJob(database, at, tick, actorId, now));

/** Why an order slips, if it does, and its work by station and day. @throws UpstreamFailure */
export const readOrderOutlook = (number: string): Promise<OrderOutlook | null> =>
  withDatabase(UNAVAILABLE, ({ db }, now) => readOutlook(db, number, now));
