import { expect, it } from "vitest";
import { listEvents } from "~/house/audit/audit.server";
import { currentText, currentTexts, listTexts, saveText, type TextChange } from "~/house/texts/texts.server";
import { rememberAccount } from "~/provider/accounts/accounts.server";
import { describeStored, type OpenDatabase } from "./with-database";

const OWNER = {
  id: "owner",
  email: "owner@shop.test",
  firstName: "",
  lastName: "",
  tags: ["admin"],
  emailConfirmed: true,
};

export function describeTexts(engine: string, open: OpenDatabase): void {
  describeStored(`texts of pages, ${engine}`, open, ({ database, now, pass }) => {
    const save = (revision: number, change: TextChange, page = "terms") =>
      saveText(database(), { page, revision, change }, OWNER.id, now());
    const current = (page = "terms") => currentText(database().db, page);

    it("are the defaults until somebody saves one; each page has its own versions", async () => {
      await rememberAccount(database(), OWNER);
      expect([await current(), (await currentTexts(database().db)).size]).toEqual([{ revision: 0, text: null }, 0]);
      expect(await save(0, { text: "First" })).toBe("saved");
      const firstAt = new Date(now()).toISOString();
      pass(1000);
      await save(0, { text: "About us" }, "home");
      await save(1, { text: "Second" });
      expect([...(await currentTexts(database().db))].sort()).toEqual([
        ["home", { revision: 1, text: "About us" }],
        ["terms", { revision: 2, text: "Second" }],
      ]);
      expect(await listTexts(database().db, "terms")).toEqual([
        { revision: 2, text: "Second", savedAt: new Date(now()).toISOString(), savedBy: OWNER.email },
        { revision: 1, text: "First", savedAt: firstAt, savedBy: OWNER.email },
      ]);
      const { events } = await listEvents(database().db, { kinds: ["text.saved"], order: "newest", after: null });
      expect(events.map(({ actor }) => actor?.email)).toEqual([OWNER.email, OWNER.email, OWNER.email]);
    });

    it("go back by one save, to the default before the first, and to the default on request", async () => {
      await save(0, { text: "First" }, "privacy");
      await save(1, "undo", "privacy");
      expect(await current("privacy")).toEqual({ revision: 2, text: null });
      await save(2, { text: "Second" }, "privacy");
      await save(3, { text: "Third" }, "privacy");
      await save(4, "undo", "privacy");
      expect(await current("privacy")).toEqual({ revision: 5, text: "Second" });
      await save(5, { text: null }, "privacy");
      expect(await current("privacy")).toEqual({ revision: 6, text: null });
    });

    it("do not overwrite one that was saved in the meantime, and make no version of what holds already", async () => {
      const both = ["Mine", "Yours"].map((text) => save(0, { text }, "contact"));
      expect((await Promise.all(both)).sort()).toEqual(["saved", "stale"]);
      const held = await current("contact");
      expect(await save(1, { text: held.text }, "contact")).toBe("saved");
      expect(await current("contact")).toEqual(held);
      expect(await save(0, "undo", "contact")).toBe("stale");
    });

    it("are bounded by the database too", async () => {
      await expect(save(0, { text: "x".repeat(40_001) }, "delivery")).rejects.toThrow();
      expect(await current("delivery")).toEqual({ revision: 0, text: null });
    });
  });
}
