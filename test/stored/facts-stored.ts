import { sql } from "kysely";
import { expect, it } from "vitest";
import { listEvents } from "~/house/audit/audit.server";
import { currentFacts, goBackToFacts, listFacts, saveFacts } from "~/house/facts/facts.server";
import { FIRST_FACTS, type OwnerFacts } from "~/house/facts/owner-facts";
import { rememberAccount } from "~/provider/accounts/accounts.server";
import { rowsWritten } from "../support/statements";
import { describeStored, type OpenDatabase } from "./with-database";

const OWNER = {
  ...{ id: "boss", email: "owner@shop.test", firstName: "Owen", lastName: "Owner" },
  ...{ tags: ["admin"], emailConfirmed: true },
};

const withHours = (hours: string): OwnerFacts => ({ ...FIRST_FACTS, hours });

export function describeFacts(engine: string, open: OpenDatabase): void {
  describeStored(`facts about the shop, ${engine}`, open, ({ database, now, pass }) => {
    const current = () => currentFacts(database().db);
    const save = (revision: number, facts: OwnerFacts) => saveFacts(database(), { revision, facts }, OWNER.id, now());
    const back = (revision: number, to: number) => goBackToFacts(database(), { revision, back: to }, OWNER.id, now());

    it("are the default until the owner saves others, with the time and the owner's address", async () => {
      await rememberAccount(database(), OWNER);
      expect(await current()).toEqual({ revision: 1, facts: FIRST_FACTS });
      pass(1000);
      expect(await save(1, withHours("8 to 5"))).toBe("saved");
      expect(await current()).toEqual({ revision: 2, facts: withHours("8 to 5") });
      expect(await listFacts(database().db)).toEqual([
        { revision: 2, facts: withHours("8 to 5"), savedAt: new Date(now()).toISOString(), savedBy: OWNER.email },
        { revision: 1, facts: FIRST_FACTS, savedAt: expect.any(String), savedBy: "" },
      ]);
      const { events } = await listEvents(database().db, { kinds: ["shop.saved"], order: "newest", after: null });
      expect(events).toMatchObject([{ actor: { email: OWNER.email }, subject: null }]);
    });

    it("do not overwrite others that were saved in the meantime", async () => {
      const outcomes = await Promise.all([save(2, withHours("9 to 5")), save(2, withHours("9 to 6"))]);
      expect(outcomes.sort()).toEqual(["saved", "stale"]);
      const { revision, facts } = await current();
      expect(revision).toBe(3);
      expect(await save(3, facts)).toBe("saved");
      expect((await current()).revision).toBe(3);
    });

    it("go back to an earlier save, as a new one, if nobody has saved since", async () => {
      expect(await back(2, 1)).toBe("stale");
      expect(await back(3, 99)).toBe("unknown");
      expect(await back(3, 2)).toBe("saved");
      expect(await current()).toEqual({ revision: 4, facts: withHours("8 to 5") });
      expect(await back(4, 4)).toBe("saved");
      expect((await current()).revision).toBe(4);
    });

    it("stay as they were saved", async () => {
      await expect(rowsWritten(database(), sql`UPDATE shop_facts SET saved_at = 0`)).rejects.toThrow("is final");
      await expect(rowsWritten(database(), sql`DELETE FROM shop_facts`)).rejects.toThrow("is kept");
    });
  });
}
