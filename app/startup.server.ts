import { followChanges } from "~/base/database/changes.server";
import { openSharedCounts } from "~/base/database/shared-counts.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { PageSources } from "~/base/platform/csp.server";
import { env } from "~/base/platform/env.server";
import { log } from "~/base/platform/log.server";
import { addGauge } from "~/base/platform/metrics/meter.server";
import { shareCounts } from "~/base/platform/rate-limits/shared-counts.server";
import { onShutdown } from "~/base/platform/shutdown.server";
import { singleton } from "~/base/platform/singleton.server";
import { backupGauges } from "~/house/backups/backup-runs.server";
import { machineName, makeBackup, startBackups } from "~/house/backups/backups.server";
import { followDays, renewDay, renewFacts } from "~/house/facts/services/facts.server";
import { renewDeposit } from "~/house/invoices/services/money.server";
import { mailShop } from "~/house/mail/frame.server";
import { startMailer } from "~/house/mail/mailer.server";
import { outboxGauges } from "~/house/mail/outbox-queue.server";
import { renewSettings } from "~/house/settings/services/settings.server";
import { renewTexts } from "~/house/texts/services/texts.server";
import { startTidyingMessages } from "~/office/messages/services/inbox.server";
import { startDigest } from "~/office/today/services/today.server";
import { startInvoicing } from "~/ordering/invoicing/invoicer.server";
import { countOlderOrders } from "~/ordering/orders/stored/sold-orders.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { backend, providerTraits } from "~/provider/provider.server";
import { startTidyingUnsaved } from "~/provider/unsaved/services/unsaved.server";

/** Makes processes that share a database also share the counts of their rate limits. */
function startSharedCounts(): Promise<void> {
  return singleton("counting", async () => {
    const { databaseUrl } = env();
    if (databaseUrl === null) return;
    const counts = await openSharedCounts(databaseUrl);
    onShutdown(() => counts.close());
    shareCounts(counts);
  });
}

/** Starts the process's mailer, which is closed before the database. */
function startMail(): Promise<void> {
  return singleton("mailer", async () => {
    const database = await shopDatabase();
    const mailer = startMailer({
      database,
      shop: mailShop(),
      mail: env().mail,
      log,
      now: Date.now,
    });
    onShutdown(() => mailer.close());
    for (const gauge of outboxGauges(database)) addGauge(gauge);
  });
}

/** Starts removing what the shop stores for a time: messages, and forms that wait for a sign-in. */
function startTidying(): Promise<void> {
  return singleton("tidying", async () => {
    onShutdown(startTidyingMessages());
    onShutdown(startTidyingUnsaved());
  });
}

/** Starts to invoice orders in the provider's store, if it has one for that. */
function startInvoices(): Promise<void> {
  return singleton("invoicing", async () => {
    const { drafts } = await backend();
    if (!drafts) return;
    const invoicer = startInvoicing({ drafts, database: await shopDatabase(), shop: mailShop(), log, now: Date.now });
    onShutdown(() => invoicer.close());
  });
}

/** Starts sending the morning digest. */
function startDigests(): Promise<void> {
  return singleton("digests", async () => onShutdown(startDigest()));
}

/** Makes backups on a schedule, if the operator named a folder for them. */
function startBackingUp(): Promise<void> {
  return singleton("backups", async () => {
    const { backups: settings } = env();
    if (!settings) return;
    const database = await shopDatabase();
    const make = makeBackup(database.engine);
    const backups = startBackups({ database, settings, make, machine: machineName(), log, now: Date.now });
    onShutdown(() => backups.close());
    for (const gauge of backupGauges(database)) addGauge(gauge);
    void backups.look();
  });
}

/** Keeps this process's pages in step with what people change through any process, and with the day. */
function startFollowing(): Promise<void> {
  return singleton("following", async () => {
    const renewals = {
      // A catalog that nobody has read yet is read fresh.
      catalog: async () => {
        if (catalog().hasList()) await catalog().renew();
      },
      settings: renewSettings,
      shop: async () => {
        await renewFacts();
        await renewDeposit();
      },
      texts: renewTexts,
    };
    const following = followChanges(await shopDatabase(), renewals, log);
    onShutdown(() => following.close());
    const onNewDay = async () => {
      renewDay();
      await catalog().renew();
    };
    const stopDays = followDays(onNewDay, log);
    onShutdown(async () => stopDays());
  });
}

/** Counts the orders that were placed before the shop had figures, while it serves pages. */
function startCounting(): Promise<void> {
  return singleton("counting-orders", async () => {
    const end = new AbortController();
    const done = countOlderOrders(await shopDatabase(), end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) log.error("figures.uncounted", { error });
    });
    onShutdown(() => {
      end.abort();
      return done;
    });
  });
}

/**
 * Starts what the shop cannot run without, so that a broken configuration fails at boot rather than for the first
 * visitor.
 *
 * @returns the Content-Security-Policy sources that the provider needs
 */
export async function startServices(): Promise<PageSources> {
  await renewFacts();
  await renewDeposit();
  await renewTexts();
  const sources = await providerTraits();
  await startSharedCounts();
  await startMail();
  await startInvoices();
  await startDigests();
  await startTidying();
  await startFollowing();
  await startCounting();
  await startBackingUp();
  return sources;
}
