import { sql } from "kysely";
import { expect, it } from "vitest";
import { listEvents } from "~/house/audit/audit.server";
import { VERSIONS_SHOWN } from "~/house/audit/saved-settings.server";
import { currentSettings, listSettings, saveSettings } from "~/house/settings/settings.server";
import { rememberAccount } from "~/provider/accounts/accounts.server";
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
        freight: [{ upToPounds: 50, cents: 9500 }],
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

    it("do not overwrite others that were saved in the meantime", async () => {
      const { revision } = await currentSettings(database().db);
      const save = (quoteDays: number) =>
        saveSettings(database(), { revision, settings: someSettings({ quoteDays }) }, ADMIN.id, now());
      const saved = await Promise.all([save(3), save(4)]);
      expect(saved.filter((one) => one === null)).toHaveLength(1);
      expect(await currentSettings(database().db)).toEqual(saved.find((one) => one !== null));
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
