import { sql } from "kysely";
import { expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { listEvents } from "~/house/audit/audit.server";
import { VERSIONS_SHOWN } from "~/house/audit/saved-settings.server";
import {
  currentSettings,
  FIRST_OPTIONS,
  listSettings,
  saveOptions,
  saveSettings,
  undoSettings,
} from "~/house/settings/settings.server";
import { rememberAccount } from "~/provider/accounts/accounts.server";
import { FIRST_FREIGHT } from "~/trade/pricing/first-freight";
import { someSettings } from "../support/shop-settings";
import { rowsWritten } from "../support/statements";
import { describeStored, type OpenDatabase } from "./with-database";

const ADMIN = {
  id: "admin",
  email: "admin@shop.test",
  firstName: "",
  lastName: "",
  tags: ["admin"],
  emailConfirmed: true,
};

export function describeSettings(engine: string, open: OpenDatabase): void {
  describeStored(`settings, ${engine}`, open, ({ database, now, pass }) => {
    it("are the shop's first ones until an admin saves others, with the time and the admin's address", async () => {
      await rememberAccount(database(), ADMIN);
      const before = await currentSettings(database().db);
      expect(before.settings).toMatchObject(someSettings());
      const settings = someSettings({
        minimumOrderCents: 5000,
        leastSquareInches: 72,
        freight: { ...FIRST_FREIGHT, longInches: 90 },
        quoteDays: 7,
      });
      const saved = await saveSettings(database(), { revision: before.revision, settings }, ADMIN.id, pass(1000));
      expect(saved).toEqual({ revision: before.revision + 1, settings });
      expect(await currentSettings(database().db)).toEqual(saved);
      const savedAt = new Date(now()).toISOString();
      expect(await listSettings(database().db)).toEqual([
        { ...saved, savedAt, savedBy: ADMIN.email },
        { ...before, savedAt: expect.any(String), savedBy: "" },
      ]);
      const { events } = await listEvents(database().db, { kinds: ["settings.saved"], order: "newest", after: null });
      expect(events).toMatchObject([{ at: savedAt, actor: { id: ADMIN.id, email: ADMIN.email }, subject: null }]);
    });

    it("keep what an owner entered before freight had zones", async () => {
      const bands = [{ upToPounds: 50, cents: 9550 }];
      const old = JSON.stringify({ ...someSettings({ quoteDays: 7 }), freight: bands });
      await write(database(), (trx) =>
        trx.insertInto("shop_settings").values({ saved_at: now(), saved_by: "gone", settings: old }).execute(),
      );
      const { settings } = await currentSettings(database().db);
      expect(settings).toMatchObject({ quoteDays: 7, freight: { upToPounds: [50], zones: [{ cents: [9550] }] } });
      expect((await listSettings(database().db))[0]?.settings).toEqual(settings);
    });

    it("do not overwrite others that were saved in the meantime", async () => {
      const { revision } = await currentSettings(database().db);
      const save = (quoteDays: number) =>
        saveSettings(database(), { revision, settings: someSettings({ quoteDays }) }, ADMIN.id, now());
      const saved = await Promise.all([save(3), save(4)]);
      expect(saved.filter((one) => one === null)).toHaveLength(1);
      expect(await currentSettings(database().db)).toEqual(saved.find((one) => one !== null));
    });

    it("go back to those before the last save that changed them, and forth; options stay", async () => {
      const { revision, settings } = await currentSettings(database().db);
      const changed = { ...settings, quoteDays: 61 };
      const saved = await saveSettings(database(), { revision, settings: changed }, ADMIN.id, now());
      const options = { ...FIRST_OPTIONS, prices: {} };
      const last = await saveOptions(database(), { revision: saved?.revision ?? 0, change: options }, ADMIN.id, now());
      const undo = (seen: number) => undoSettings(database(), seen, ADMIN.id, now());
      expect(await undo(revision)).toBeNull();
      const back = await undo(last?.revision ?? 0);
      expect(back?.settings).toEqual({ ...settings, options: last?.settings.options });
      expect((await undo(back?.revision ?? 0))?.settings.quoteDays).toBe(61);
    });

    it("list their latest saves, and stay as they were saved", async () => {
      for (let count = 0; count <= VERSIONS_SHOWN; count += 1) {
        const { revision } = await currentSettings(database().db);
        await saveSettings(database(), { revision, settings: someSettings({ quoteDays: count + 1 }) }, "gone", now());
      }
      const versions = await listSettings(database().db);
      expect(versions).toHaveLength(VERSIONS_SHOWN);
      expect(versions[0]).toMatchObject({ ...(await currentSettings(database().db)), savedBy: "" });
      await expect(rowsWritten(database(), sql`UPDATE shop_settings SET saved_at = 0`)).rejects.toThrow("is final");
      await expect(rowsWritten(database(), sql`DELETE FROM shop_settings`)).rejects.toThrow("is kept");
    });
  });
}
