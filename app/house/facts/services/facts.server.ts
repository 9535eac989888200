import { holdShopFacts, shopFacts } from "~/base/brand/shop-facts";
import { withDatabase } from "~/base/database/or-unavailable.server";
import { purgeDocuments } from "~/base/platform/http/document-cache/cached-documents.server";
import type { Log } from "~/base/platform/log.server";
import { singleton } from "~/base/platform/singleton.server";
import { announced, type Closure } from "~/house/calendar/closures";
import { shopToday } from "~/house/calendar/shop-today";
import { dayIn } from "~/trade/measure/days";
import * as stored from "../facts.server";
import { type FactsVersion, FIRST_FACTS, type OwnerFacts, publicFacts, type SavedFacts } from "../owner-facts";
import { type SetupAnswers, withAnswers } from "../setup-form";

const UNAVAILABLE = "The shop's details could not be loaded";
const NOT_SAVED = "We cannot tell whether this was saved. Open this page again to see.";

const holder = () =>
  singleton("shop-facts", (): { held: SavedFacts } => ({ held: { revision: 0, facts: FIRST_FACTS } }));

const dayNow = ({ timeZone }: OwnerFacts) => dayIn(timeZone.zone, new Date().toISOString());

/** Makes this process use these facts as of today, and rebuild its stored pages. */
function hold({ revision, facts }: SavedFacts): void {
  // A slow read must not replace what was saved after it.
  if (revision < holder().held.revision) return;
  holder().held = { revision, facts };
  holdShopFacts(publicFacts(facts, dayNow(facts), shopFacts().deposit));
  purgeDocuments();
}

/** @throws UpstreamFailure */
export const readFacts = (): Promise<SavedFacts> => withDatabase(UNAVAILABLE, ({ db }) => stored.currentFacts(db));

/** At the start of a process, and after any process has saved others. @throws UpstreamFailure */
export async function renewFacts(): Promise<void> {
  hold(await readFacts());
}

export function renewDay(): void {
  hold(holder().held);
}

export const closuresShown = (): readonly Closure[] => {
  const { facts } = holder().held;
  return announced(facts.closures, dayNow(facts));
};

/** Newest first; the first one is in effect. @throws UpstreamFailure */
export const listFacts = (): Promise<readonly FactsVersion[]> =>
  withDatabase(UNAVAILABLE, ({ db }) => stored.listFacts(db));

/** Updates every page. Returns "stale" if others were saved in the meantime. @throws UpstreamFailure */
export async function saveFacts(adminId: string, facts: SavedFacts): Promise<"saved" | "stale"> {
  const outcome = await withDatabase(NOT_SAVED, (database, now) => stored.saveFacts(database, facts, adminId, now));
  await renewFacts();
  return outcome;
}

export const isSetUp = (): boolean => holder().held.revision > 1;

/** {@link saveFacts} with the answers of a new shop's owner. @throws UpstreamFailure */
export async function saveSetup(adminId: string, revision: number, answers: SetupAnswers): Promise<"saved" | "stale"> {
  const { facts } = await readFacts();
  return saveFacts(adminId, { revision, facts: withAnswers(facts, answers) });
}

/** Saves an earlier version as a new one, and updates every page. @throws UpstreamFailure */
export async function goBackToFacts(
  adminId: string,
  versions: { readonly revision: number; readonly back: number },
): Promise<"saved" | "stale" | "unknown"> {
  const outcome = await withDatabase(NOT_SAVED, (database, now) =>
    stored.goBackToFacts(database, versions, adminId, now),
  );
  await renewFacts();
  return outcome;
}

const LOOK_MS = 20_000;

/**
 * At midnight in the shop's time zone, a price, a notice or an announced closure may begin or end. If `onNewDay` fails,
 * it is called again at the next look. Returns a function that stops it.
 */
export function followDays(onNewDay: () => Promise<void>, log: Log): () => void {
  let known = shopToday();
  async function look(): Promise<void> {
    const day = shopToday();
    if (day === known) return;
    try {
      await onNewDay();
      known = day;
    } catch (error) {
      log.error("day.failed", { error });
    }
  }
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
