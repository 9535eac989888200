import { describe, expect, it } from "vitest";
import { HOUR_MS } from "~/base/time/time";
import { type BackupRun, backupName, isBackupLate, nextBackupAt, outdated } from "~/house/backups/backup";

const NOW = Date.UTC(2026, 10, 26, 5, 41, 7, 250);

const aRun = (change: Partial<BackupRun> = {}): BackupRun => ({
  ...{ beganAt: NOW, machine: "shop-1", name: "backup", bytes: 10, problem: null },
  ...change,
});

describe("a scheduled backup", () => {
  it("is named by its time, so that the oldest are removed and nothing else", () => {
    const names = [3, 1, 2].map((hours) => backupName(NOW + hours * HOUR_MS));
    expect(names[0]).toBe("backup-2026-11-26T08-41-07Z");
    const unfinished = `${names[1]}.unfinished-0a1b2c3d`;
    const others = ["monday", "backup-monday", "shop.db", "backup-2026-11-26T08-41-07Z.copy"];
    expect(outdated([...others, ...names, unfinished], 2)).toEqual([names[1], unfinished]);
    expect(outdated([...others, ...names], 3)).toEqual([]);
  });

  it("is due some hours after the last one, and an hour after a failure", () => {
    const done = aRun();
    const failed = aRun({ beganAt: NOW + 30 * HOUR_MS, problem: "the disk is full" });
    expect(nextBackupAt({ done: null, tried: null }, 24)).toBe(0);
    expect(nextBackupAt({ done, tried: done }, 24)).toBe(NOW + 24 * HOUR_MS);
    expect(nextBackupAt({ done, tried: failed }, 24)).toBe(NOW + 31 * HOUR_MS);
    expect(nextBackupAt({ done: null, tried: failed }, 24)).toBe(NOW + 31 * HOUR_MS);
  });

  it("is late once two intervals have passed", () => {
    const runs = { done: aRun(), tried: aRun() };
    expect([47, 49].map((hours) => isBackupLate(runs, 24, NOW + hours * HOUR_MS))).toEqual([false, true]);
    expect(isBackupLate({ done: null, tried: null }, 24, NOW)).toBe(true);
  });
});
