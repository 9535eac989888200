import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { HOUR_MS } from "~/base/time/time";
import { backupName } from "~/house/backups/backup";
import { backupGauges, latestRuns } from "~/house/backups/backup-runs.server";
import { type Backups, type MakeBackup, startBackups } from "~/house/backups/backups.server";
import { describeStored, type OpenDatabase } from "./with-database";

/** A backup of a folder with two files, of 7 bytes in all. */
const makeFolder: MakeBackup = async (place) => {
  mkdirSync(path.join(place, "photographs"), { recursive: true });
  writeFileSync(path.join(place, "shop.db"), "data");
  writeFileSync(path.join(place, "photographs", "one"), "jpg");
};

export function describeBackups(engine: string, open: OpenDatabase): void {
  describeStored(`scheduled backups, ${engine}`, open, ({ database, now, pass }) => {
    let folder = "";
    let logged: string[] = [];
    let started: Backups[] = [];
    beforeEach(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), "backups-"));
      logged = [];
      await write(database(), async (trx) => void (await trx.deleteFrom("backup_run").execute()));
    });
    afterEach(async () => {
      for (const backups of started) await backups.close();
      started = [];
      rmSync(folder, { recursive: true });
    });

    const note = (event: string) => void logged.push(event);
    function aProcess(make: MakeBackup = makeFolder, machine = "shop-1"): Backups {
      const settings = { folder, hours: 6, count: 2 };
      const log = { info: note, warn: note, error: note };
      const backups = startBackups({ database: database(), settings, make, machine, log, now });
      started.push(backups);
      return backups;
    }
    const gauges = async () => {
      const read = await Promise.all(backupGauges(database()).map((gauge) => gauge.read()));
      return read.map(([first]) => first?.value);
    };

    it("are made when they are due, and the newest remain, with whatever else is in the folder", async () => {
      writeFileSync(path.join(folder, "notes.txt"), "mine");
      const backups = aProcess();
      const names: string[] = [];
      for (let made = 0; made < 4; made += 1) {
        names.push(backupName(now()));
        await backups.look();
        await backups.look();
        pass(5 * HOUR_MS);
        await backups.look();
        pass(HOUR_MS);
      }
      expect(readdirSync(folder).sort()).toEqual([...names.slice(-2), "notes.txt"]);
      expect(logged).toEqual(Array(4).fill("backup.made"));
      const done = { beganAt: now() - 6 * HOUR_MS, machine: "shop-1", name: names.at(-1), bytes: 7, problem: null };
      expect(await latestRuns(database().db)).toEqual({ done, tried: done });
      expect((await gauges())[1]).toBe(0);
    });

    it("that fail are noted, remove nothing, and are tried again an hour later", async () => {
      await aProcess().look();
      const [first] = readdirSync(folder);
      pass(6 * HOUR_MS);
      let tries = 0;
      const failing = aProcess(async () => {
        tries += 1;
        throw new Error("the disk is full");
      });
      for (const minutes of [0, 59, 1]) {
        pass(minutes * 60_000);
        await failing.look();
      }
      expect(tries).toBe(2);
      expect(readdirSync(folder)).toEqual([first]);
      expect(logged).toEqual(["backup.made", "backup.failed", "backup.failed"]);
      const { done, tried } = await latestRuns(database().db);
      expect([done?.name, tried?.problem]).toEqual([first, "the disk is full"]);
      expect((await gauges())[1]).toBe(1);
      pass(HOUR_MS);
      await aProcess().look();
      expect((await latestRuns(database().db)).tried?.problem).toBeNull();
    });

    it("are stopped as the shop ends, and one that a killed process began counts as interrupted", async () => {
      const stopped = aProcess(
        (_place, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => reject(new Error("stopped")));
          }),
      );
      const looking = stopped.look();
      await expect
        .poll(async () => (await database().db.selectFrom("backup_run").selectAll().execute()).length)
        .toBe(1);
      await stopped.close();
      await looking;
      expect(logged).toEqual([]);
      await write(database(), async (trx) => {
        await trx.updateTable("backup_run").set({ ended_at: null, problem: null }).execute();
      });
      pass(HOUR_MS);
      await aProcess().look();
      const problems = await database().db.selectFrom("backup_run").select("problem").orderBy("id").execute();
      expect(problems.map(({ problem }) => problem)).toEqual([expect.stringContaining("ended before"), null]);
    });
  });
}
