import { expect, it, vi } from "vitest";
import { followChanges, noteChange, renewCopy, type Topic } from "~/base/database/changes.server";
import { write } from "~/base/database/database.server";
import { describeStored, type OpenDatabase } from "./with-database";

const quiet = { info() {}, warn() {}, error() {} };

export function describeChanges(engine: string, open: OpenDatabase): void {
  describeStored(`changes that other processes follow, ${engine}`, open, ({ database }) => {
    const change = (topic: Topic) => write(database(), (trx) => noteChange(trx, topic));

    it("renew every copy at the start, and then those of the changed topic alone", async () => {
      const renewed: Topic[] = [];
      const renewal = (topic: Topic) => async () => void renewed.push(topic);
      const renewals = {
        catalog: renewal("catalog"),
        settings: renewal("settings"),
        shop: renewal("shop"),
        texts: renewal("texts"),
      };
      const read = vi.spyOn(database().db, "selectFrom");
      const following = followChanges(database(), renewals, quiet);
      // Saved elsewhere after this process read its copy, and before its first look.
      await vi.waitFor(() => expect(renewed).toEqual(["catalog", "settings", "shop", "texts"]), { timeout: 10_000 });
      renewed.length = 0;
      await vi.waitFor(() => expect(read.mock.results.length).toBeGreaterThan(2), { timeout: 10_000 });
      expect(renewed).toEqual([]);
      await change("settings");
      await vi.waitFor(() => expect(renewed).toEqual(["settings"]), { timeout: 10_000 });
      await change("catalog");
      await vi.waitFor(() => expect(renewed).toEqual(["settings", "catalog"]), { timeout: 10_000 });
      await following.close();
      read.mockRestore();
    });

    it("are not renewed again where they were renewed at once", async () => {
      const none = async () => {};
      const catalog = vi.fn(none);
      const settings = vi.fn(none);
      const following = followChanges(database(), { catalog, settings, shop: none, texts: none }, quiet);
      await vi.waitFor(() => expect(settings).toHaveBeenCalledTimes(1), { timeout: 10_000 });
      await change("catalog");
      await renewCopy(database(), "catalog", catalog);
      await renewCopy(database(), "catalog", catalog);
      await change("settings");
      await vi.waitFor(() => expect(settings).toHaveBeenCalledTimes(2), { timeout: 10_000 });
      expect(catalog).toHaveBeenCalledTimes(2);
      await following.close();
    });

    it("are renewed again at the next look if that failed", async () => {
      const shop = vi
        .fn(async () => {})
        .mockResolvedValueOnce()
        .mockRejectedValueOnce(new Error("away"));
      const none = async () => {};
      const error = vi.fn();
      const following = followChanges(
        database(),
        { catalog: none, settings: none, shop, texts: none },
        { ...quiet, error },
      );
      const read = vi.spyOn(database().db, "selectFrom");
      await vi.waitFor(() => expect(shop).toHaveBeenCalledTimes(1), { timeout: 10_000 });
      await vi.waitFor(() => expect(read.mock.results.length).toBeGreaterThan(1), { timeout: 10_000 });
      await change("shop");
      await vi.waitFor(() => expect(shop).toHaveBeenCalledTimes(3), { timeout: 10_000 });
      await following.close();
      expect(error).toHaveBeenCalledTimes(1);
      read.mockRestore();
    });
  });
}
