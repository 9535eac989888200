import type { Database } from "~/base/database/database.server";
import type { EncodedPhotograph } from "~/base/platform/photographs/run-encoder.server";
import { HOUR_MS } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import type { PhotographFiles } from "~/ordering/claims/photograph-files.server";
import type { TakingOver } from "~/provider/contract/take-over.server";
import type { Product } from "~/trade/catalog/product";
import { dayIn, isWorkingDay, startOfDay, workingDaysAfter } from "~/trade/measure/days";
import type { Agenda } from "./agenda";
import type { Random } from "./random";

/** The shop that is filled. */
export interface World {
  readonly database: Database;
  readonly files: PhotographFiles;
  readonly products: readonly Product[];
  readonly shop: MailShop;
  /** Stores an account that was registered earlier. */
  readonly addAccount: NonNullable<TakingOver["addEarlierAccount"]>;
  /** The prefix of order numbers. */
  readonly prefix: string;
  /** The account of the person who runs the shop. */
  readonly actorId: string;
  /** What customers photograph. */
  readonly photographs: readonly EncodedPhotograph[];
  readonly random: Random;
  readonly agenda: Agenda;
}

/** The shop's day at a time, YYYY-MM-DD. */
export const dayAt = ({ shop }: World, at: number): string => dayIn(shop.timeZone, new Date(at).toISOString());

/** A time in office hours after `at`, on that day or the next working day; both in milliseconds. */
export function officeTime({ shop, random }: World, at: number): number {
  const day = dayIn(shop.timeZone, new Date(at).toISOString());
  const time = (on: string) =>
    Date.parse(startOfDay(shop.timeZone, on)) + 8 * HOUR_MS + random.whole(0, 8 * 60) * (HOUR_MS / 60);
  const today = time(day);
  return isWorkingDay(day) && today > at ? today : time(workingDaysAfter(day, 1));
}
