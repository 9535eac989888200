import { shopFacts } from "~/base/brand/shop-facts";
import { withDatabase } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { withTimeout } from "~/base/platform/deadline.server";
import { log } from "~/base/platform/log.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { mailShop } from "~/house/mail/frame.server";
import { countApplications } from "~/provider/account-pages/services/approvals.server";
import { mayOpen, type Role } from "~/provider/accounts/roles";
import type { ProviderSession } from "~/provider/client/session.server";
import { sendDigest } from "../digest.server";
import { latestNews } from "../news.server";
import { readNextWork } from "../next-work.server";
import { type NewsItem, type NextWork, type WaitingCounts, waitingFor } from "../today";
import { countWaiting } from "../waiting.server";

const UNAVAILABLE = "What waits today could not be loaded";

/** How long the number of applications may take, in milliseconds: a slow provider must not delay the page. */
const PATIENCE_MS = 500;

interface Staff {
  readonly role: Role;
  readonly session: ProviderSession;
}

/** As far as the role may see it. @throws UpstreamFailure */
export async function readWaiting({ role, session }: Staff): Promise<WaitingCounts> {
  const { zone } = shopFacts().timeZone;
  const [counts, applications] = await Promise.all([
    withDatabase(UNAVAILABLE, ({ db }, now) => countWaiting(db, zone, now)),
    mayOpen(role, "customers") ? withTimeout(PATIENCE_MS, orNullIfDown(countApplications(session))) : null,
  ]);
  const shown = waitingFor(role, counts);
  return applications === null || applications === undefined ? shown : { ...shown, applications };
}

/** @throws UpstreamFailure */
export const readNext = (): Promise<NextWork> => withDatabase(UNAVAILABLE, ({ db }, now) => readNextWork(db, now));

/** @throws UpstreamFailure */
export const readNews = (role: Role): Promise<readonly NewsItem[]> =>
  withDatabase(UNAVAILABLE, ({ db }) => latestNews(db, role));

const LOOK_MS = 60_000;

/** Returns a function that stops it. */
export function startDigest(): () => Promise<void> {
  let looking = Promise.resolve();
  const look = async () => {
    try {
      await sendDigest(await shopDatabase(), mailShop(), Date.now());
    } catch (error) {
      log.error("digest.failed", { error });
    }
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
