import type { Database } from "~/base/database/database.server";
import type { EncodedPhotograph } from "~/base/platform/photographs/run-encoder.server";
import { HOUR_MS } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import type { PhotographFiles } from "~/ordering/claims/photograph-files.server";
import type { TakingOver } from "~/provider/contract/take-over.server";
import type { Product } from "~/trade/catalog/product";
import { dayIn, isWorkingDay, startOfDay, workingDaysAfter } from "~/trade/measure/days";
import type { Random } from "./random";

export interface World {
  readonly database: Database;
  readonly files: PhotographFiles;
  readonly products: readonly Product[];
  readonly shop: MailShop;
  readonly addAccount: NonNullable<TakingOver["addEarlierAccount"]>;
  readonly prefix: string;
  readonly actorId: string;
  readonly photographs: readonly EncodedPhotograph[];
  readonly random: Random;
  readonly agenda: Agenda;
}

/** The shop's day at a time. */
export const shopDayAt = ({ shop }: World, at: number): string => dayIn(shop.timeZone, new Date(at).toISOString());

/** A time in office hours after `at`, on that day or the next working day. */
export function officeTime({ shop, random }: World, at: number): number {
  const day = dayIn(shop.timeZone, new Date(at).toISOString());
  const time = (on: string) =>
    Date.parse(startOfDay(shop.timeZone, on)) + 8 * HOUR_MS + random.whole(0, 8 * 60) * (HOUR_MS / 60);
  const today = time(day);
  return isWorkingDay(day) && today > at ? today : time(workingDaysAfter(day, 1));
}

interface Agenda {
  /** Adds something to do at a time. */
  readonly add: (at: number, work: (at: number) => Promise<void>) => void;
  /** Does what is due before a time, the earliest first; the rest is never done. */
  readonly run: (until: number) => Promise<void>;
}

export function createAgenda(): Agenda {
  const entries: { readonly at: number; readonly work: (at: number) => Promise<void> }[] = [];
  return {
    add(at, work) {
      const later = entries.findIndex((entry) => entry.at > at);
      entries.splice(later === -1 ? entries.length : later, 0, { at, work });
    },
    async run(until) {
      for (let entry = entries.shift(); entry && entry.at < until; entry = entries.shift()) await entry.work(entry.at);
    },
  };
}
