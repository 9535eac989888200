import { expect, it } from "vitest";
import type { Database } from "~/base/database/database.server";
import { changeList, findList, LISTS_PER_PAGE, listLists, removeList, saveList } from "~/ordering/lists/lists.server";
import { isListId, type ListChange, type ListContent, MAX_LISTS, type SavedList } from "~/ordering/lists/saved-list";
import { aList, someOpenings } from "../support/list-builders";
import { aDoor } from "../support/order-builders";
import { describeStored, type OpenDatabase } from "./with-database";

const NOWHERE = "0".repeat(32);
const NONE = { doors: [], drawers: [], panels: [], fillers: [] };

let accounts = 0;

/** What one account can do with its lists; each call makes another account. */
function anAccount(database: Database, now: () => number) {
  accounts += 1;
  const customerId = `customer-${accounts}`;
  return {
    async save(list: ListContent): Promise<SavedList> {
      const saved = await saveList(database, { customerId, list }, now());
      if (!saved) throw new Error("the account is full");
      return saved;
    },
    trySave: (list: ListContent) => saveList(database, { customerId, list }, now()),
    change: (id: string, change: ListChange) => changeList(database, { customerId, id, change }, now()),
    find: (id: string) => findList(database.db, customerId, id),
    list: (before: string | null = null) => listLists(database.db, customerId, before),
    remove: (id: string) => removeList(database, customerId, id),
  };
}

export function describeLists(engine: string, open: OpenDatabase): void {
  describeStored(`saved lists, ${engine}`, open, ({ database, now, pass }) => {
    const aCustomer = () => anAccount(database(), now);

    it("are saved as sent, with an id, a time and the first revision", async () => {
      const ann = aCustomer();
      const sent = aList({ openings: someOpenings() });
      const saved = await ann.save(sent);
      expect(saved).toMatchObject({ ...sent, revision: 1 });
      expect(isListId(saved.id)).toBe(true);
      expect(saved.createdAt).toBe(new Date(now()).toISOString());
      expect(saved.changedAt).toBe(saved.createdAt);
      expect(await ann.find(saved.id)).toEqual(saved);
      const { id, createdAt, changedAt } = saved;
      const { name, productId } = sent;
      const summary = { id, name, productId, createdAt, changedAt, count: 1, openingCount: 2 };
      expect(await ann.list()).toEqual({ lists: [summary], olderThan: null });
    });

    it("are saved once when the same is sent again, but separately under another name", async () => {
      const ann = aCustomer();
      const saved = await ann.save(aList());
      const again = await Promise.all(Array.from({ length: 10 }, () => ann.save(aList())));
      expect(again.map(({ id }) => id)).toEqual(again.map(() => saved.id));
      expect((await ann.save(aList({ name: "Another" }))).id).not.toBe(saved.id);
      expect((await ann.list()).lists).toHaveLength(2);
    });

    it("save the finish that they were measured for, can change it, and count as different lists by it", async () => {
      const ann = aCustomer();
      const plain = await ann.save(aList());
      expect(plain).not.toHaveProperty("finish");
      const sage = await ann.save(aList({ finish: "Sage" }));
      expect(sage.id).not.toBe(plain.id);
      expect(sage.finish).toBe("Sage");
      expect((await ann.save(aList({ finish: "Sage" }))).id).toBe(sage.id);
      expect(await ann.find(sage.id)).toEqual(sage);
      expect((await ann.list()).lists.map(({ finish }) => finish)).toEqual(["Sage", undefined]);
      expect(await ann.change(sage.id, { revision: 1, name: "Pantry" })).toMatchObject({ finish: "Sage" });
      expect(await ann.change(sage.id, { revision: 2, finish: "Oat" })).toMatchObject({ finish: "Oat" });
      expect(await ann.change(sage.id, { revision: 3, finish: null })).not.toHaveProperty("finish");
    });

    it("accept a change only of their latest revision, and never lose all their pieces", async () => {
      const ann = aCustomer();
      const saved = await ann.save(aList());
      pass(1000);
      const renamed = await ann.change(saved.id, { revision: 1, name: "Pantry" });
      expect(renamed).toMatchObject({ name: "Pantry", revision: 2, pieces: saved.pieces, createdAt: saved.createdAt });
      expect(renamed).toMatchObject({ changedAt: new Date(now()).toISOString() });
      expect(await ann.change(saved.id, { revision: 1, name: "Late" })).toBe("changed");
      const pieces = { ...saved.pieces, doors: [aDoor({ quantity: 4 })] };
      const grown = await ann.change(saved.id, { revision: 2, pieces, productId: "brook", openings: someOpenings() });
      expect(grown).toMatchObject({ name: "Pantry", productId: "brook", pieces, revision: 3 });
      const nothing = { revision: 3, pieces: NONE, openings: null };
      await expect(ann.change(saved.id, nothing)).rejects.toThrow(RangeError);
      expect(await ann.find(saved.id)).toEqual(grown);
    });

    it("are gone once removed", async () => {
      const ann = aCustomer();
      const { id } = await ann.save(aList());
      expect(await ann.remove(id)).toBe(true);
      expect(await ann.find(id)).toBeNull();
      expect(await ann.remove(id)).toBe(false);
      expect(await ann.change(id, { revision: 1, name: "x" })).toBe("unknown");
    });

    it("are visible to their owner only", async () => {
      const [ann, bob] = [aCustomer(), aCustomer()];
      const saved = await ann.save(aList());
      expect(await bob.find(saved.id)).toBeNull();
      expect(await bob.change(saved.id, { revision: 1, name: "Mine" })).toBe("unknown");
      expect(await bob.remove(saved.id)).toBe(false);
      expect((await bob.list(saved.id)).lists).toEqual([]);
      expect(await ann.find(saved.id)).toEqual(saved);
    });

    it("are listed in pages, newest first, up to the limit of an account", async () => {
      const ann = aCustomer();
      const ids = [];
      for (let count = 1; count <= MAX_LISTS; count += 1) ids.push((await ann.save(aList({ name: `${count}` }))).id);
      expect(await ann.trySave(aList({ name: "one more" }))).toBeNull();
      expect((await ann.save(aList({ name: "1" }))).id).toBe(ids[0]);
      const first = await ann.list();
      expect(first.lists.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, LISTS_PER_PAGE));
      const second = await ann.list(first.olderThan);
      expect(second.lists[0]?.id).toBe(ids.at(-1 - LISTS_PER_PAGE));
      expect((await ann.list(ids[0])).olderThan).toBeNull();
    });

    it.each([NOWHERE, "", "no id", "\0"])("are not found by the unknown id %j", async (id) => {
      const ann = aCustomer();
      const { id: own } = await ann.save(aList());
      expect(await ann.find(id)).toBeNull();
      expect((await ann.list(id)).lists.map((list) => list.id)).toEqual([own]);
    });
  });
}
