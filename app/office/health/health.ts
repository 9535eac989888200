import { type EpochMs, HOUR_MS, MINUTE_MS } from "~/base/time/time";
import { isBackupLate, type LatestRuns } from "~/house/backups/backup";

/** What is known about the running shop; `null` for what could not be found out. Times are in ms since the epoch. */
export interface HealthFacts {
  readonly version: string;
  readonly node: string;
  readonly database: { readonly engine: "sqlite" | "postgres"; readonly bytes: number } | null;
  /** Whether the shop makes backups, and how many hours apart. */
  readonly backups: { readonly hours: number; readonly count: number } | null;
  readonly runs: LatestRuns | null;
  /** Whether a mail server is set. */
  readonly sendsMail: boolean;
  readonly mails: { readonly waiting: number; readonly failed: number; readonly oldestAt: EpochMs | null } | null;
  readonly disks: readonly Disk[];
  readonly provider: { readonly name: string; readonly answers: boolean };
}

/** The space where something is stored. */
export interface Disk {
  readonly what: "database" | "backups";
  /** `null` if the folder cannot be used. */
  readonly space: { readonly freeBytes: number; readonly bytes: number } | null;
}

/** The state of a part of the shop, in words. */
type HealthState = "Fine" | "Needs attention" | "Off" | "Unknown";

/** A part of the running shop: whether it is fine, and what to do if not. */
export interface HealthRow {
  readonly name: string;
  readonly state: HealthState;
  readonly text: string;
  /** Empty if there is nothing to do. */
  readonly cure: string;
}

/** How long a mail may wait before somebody should look, in milliseconds. */
const MAIL_PATIENCE_MS = HOUR_MS;

/** Less free space than this needs attention: a gigabyte, or a twentieth of the disk. */
const LEAST_FREE_BYTES = 1e9;
const LEAST_FREE_SHARE = 20;

/** "1.5 GB". */
export function bytesText(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const amount = bytes / 1000 ** step;
  return `${amount.toLocaleString("en-US", { maximumFractionDigits: amount < 10 && step > 0 ? 1 : 0 })} ${units[step]}`;
}

/** "3 hours ago". */
export function agoText(at: number, now: EpochMs): string {
  const minutes = Math.max(0, Math.round((now - at) / MINUTE_MS));
  const [count, unit] =
    minutes < 90
      ? [minutes, "minute"]
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), "hour"]
        : [Math.round(minutes / 1440), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

const row = (name: string, state: HealthState, text: string, cure = ""): HealthRow => ({ name, state, text, cure });

const everyText = (hours: number) => (hours === 1 ? "Every hour" : `Every ${hours} hours`);

const ENGINES = { sqlite: "SQLite", postgres: "Postgres" } as const;

function databaseRow({ database }: HealthFacts): HealthRow {
  if (!database)
    return row("Database", "Needs attention", "It is not responding.", "Ask the person who runs the server.");
  return row("Database", "Fine", `${ENGINES[database.engine]}, ${bytesText(database.bytes)}.`);
}

function backupRow({ backups, runs, database }: HealthFacts, now: EpochMs): HealthRow {
  const name = "Last backup";
  if (!backups) {
    const other = database?.engine === "postgres" ? "pg_dump" : "npm run data -- backup";
    const cure = `Set BACKUP_FOLDER to make backups on a schedule, unless somebody runs ${other} elsewhere.`;
    return row(name, "Off", "No backups are scheduled.", cure);
  }
  if (!runs) return row(name, "Unknown", "The database is not responding.");
  const { done, tried } = runs;
  const made = done
    ? `${agoText(done.beganAt, now)}: ${done.name} on ${done.machine}, ${bytesText(done.bytes ?? 0)}.`
    : "No backup yet.";
  const rule = `${everyText(backups.hours)}, the latest ${backups.count}.`;
  if (tried?.problem) {
    const cure = "Free up space, or fix the folder in BACKUP_FOLDER. The shop tries again every hour.";
    return row(
      name,
      "Needs attention",
      `${made} The last attempt, ${agoText(tried.beganAt, now)}, failed: ${tried.problem}`,
      cure,
    );
  }
  if (done && isBackupLate(runs, backups.hours, now)) {
    return row(name, "Needs attention", `${made} ${rule}`, "Look for backup.failed in the log.");
  }
  return row(name, "Fine", `${made} ${rule}`);
}

function mailRow({ sendsMail, mails }: HealthFacts, now: EpochMs): HealthRow {
  if (!sendsMail) {
    return row(
      "Mail",
      "Off",
      "No mail server is set, so no mail is sent. It waits under Unsent mail.",
      "Set SMTP_URL and MAIL_FROM.",
    );
  }
  if (!mails) return row("Mail", "Unknown", "The database is not responding.");
  const { waiting, failed, oldestAt } = mails;
  const text = `${waiting} waiting, ${failed} failed.`;
  if (oldestAt !== null && now - oldestAt > MAIL_PATIENCE_MS) {
    return row(
      "Mail",
      "Needs attention",
      `${text} The oldest was queued ${agoText(oldestAt, now)}.`,
      "Check the mail server in SMTP_URL. Unsent mail shows the reason.",
    );
  }
  if (failed > 0) return row("Mail", "Needs attention", text, "See why under Unsent mail, and send it again.");
  return row("Mail", "Fine", text);
}

function diskRow({ what, space }: Disk): HealthRow {
  const name = what === "database" ? "Database disk" : "Backup disk";
  if (!space)
    return row(
      name,
      "Needs attention",
      "Its folder cannot be used.",
      "Check that it exists and that the shop can write to it.",
    );
  const { freeBytes, bytes } = space;
  const text = `${bytesText(freeBytes)} free of ${bytesText(bytes)}.`;
  const isShort = freeBytes < LEAST_FREE_BYTES || freeBytes * LEAST_FREE_SHARE < bytes;
  return isShort
    ? row(name, "Needs attention", text, "Free up space: on a full disk, orders fail.")
    : row(name, "Fine", text);
}

/** The providers in words; any other is named as the operator names it. */
const PROVIDERS: Readonly<Record<string, string>> = {
  embedded: "Products and accounts are in the shop's database",
  remote: "Products and accounts are on another server",
  shopify: "Products and accounts are at Shopify",
};

function providerRow({ provider: { name: id, answers } }: HealthFacts): HealthRow {
  const name = PROVIDERS[id] ?? id;
  if (answers) return row("Provider", "Fine", `${name}, which is responding.`);
  return row(
    "Provider",
    "Needs attention",
    `${name}, which is not responding.`,
    "Nobody can sign in or order. Check its address and its status page.",
  );
}

/** The health of each part of the shop. */
export function healthRows(facts: HealthFacts, now: EpochMs): readonly HealthRow[] {
  return [
    row("Version", "Fine", `${facts.version}, on Node ${facts.node}.`),
    databaseRow(facts),
    backupRow(facts, now),
    mailRow(facts, now),
    ...facts.disks.map(diskRow),
    providerRow(facts),
  ];
}

/** The address of a route's pages: "/admin/orders/{number}". */
export const routeAddress = (route: string): string =>
  route === "none"
    ? "addresses without a page"
    : `/${route
        .replace(/^routes\//, "")
        .replace(/(?:^|\.)_index$/, "")
        .replaceAll("[.]", "\0")
        .replaceAll("_.", ".")
        .replaceAll(/\$(\w+)/g, "{$1}")
        .replaceAll(".", "/")
        .replaceAll("\0", ".")}`;
