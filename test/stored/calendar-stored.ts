import { expect, it } from "vitest";
import { listEvents } from "~/audit/audit.server";
import { dropClosure, readClosures, storeClosure } from "~/calendar/closures.server";
import { describeStored, type OpenDatabase } from "./with-database";

const THANKSGIVING = { firstDay: "2026-11-26", lastDay: "2026-11-27", reason: "Thanksgiving" };
const NEW_YEAR = { firstDay: "2027-01-01", lastDay: "2027-01-01", reason: "New Year" };

export function describeCalendar(engine: string, open: OpenDatabase): void {
  describeStored(`the shop's calendar, ${engine}`, open, ({ database, now }) => {
    const events = async () => {
      const { events } = await listEvents(database().db, { kinds: ["calendar.changed"], order: "newest", after: null });
      return events.map(({ actor }) => actor?.id);
    };

    it("lists closures by their first day, each change with an event of its admin", async () => {
      expect(await storeClosure(database(), NEW_YEAR, "ann", now())).toBe("added");
      expect(await storeClosure(database(), THANKSGIVING, "bo", now())).toBe("added");
      expect(await readClosures(database())).toMatchObject([THANKSGIVING, NEW_YEAR]);
      expect(await events()).toEqual(["bo", "ann"]);
    });

    it("stores the same days once, with the latest reason", async () => {
      await storeClosure(database(), { ...NEW_YEAR, reason: "New Year's Day" }, "ann", now());
      expect(await readClosures(database())).toMatchObject([THANKSGIVING, { reason: "New Year's Day" }]);
    });

    it("removes a closure once: removing it again changes nothing and is no event", async () => {
      const [first] = await readClosures(database());
      const before = (await events()).length;
      for (const _again of [1, 2]) await dropClosure(database(), first?.id ?? 0, "ann", now());
      expect(await readClosures(database())).toHaveLength(1);
      expect(await events()).toHaveLength(before + 1);
    });
  });
}
