import { expect, it } from "vitest";
import { isListId, type ListContent, MAX_LISTS } from "~/domain/lists/saved-list";
import type { SignedInClient } from "~/provider/client/client.server";
import { LISTS_A_PAGE } from "~/provider/contract/lists.server";
import { aList, someOpenings } from "../support/list-builders";
import { aDoor, aKey } from "../support/order-builders";
import type { StartHost } from "./host-under-test";
import { describeHost } from "./with-host";

const NOWHERE = "0".repeat(32);

export function describeLists(name: string, start: StartHost): void {
  describeHost(`saved lists, ${name}`, start, ({ host, people, pass }) => {
    /** A signed-in customer, or `null` if the provider has no saved lists, which it may leave out. */
    async function aCustomer(): Promise<SignedInClient | null> {
      const { client, register, signIn, sendRaw } = people();
      const { status } = await sendRaw("GET", "/api/customers/lists");
      if (status === 404 && !host().backend.traits.lists) return null;
      expect(status).toBe(401);
      return client.as(await signIn(await register()));
    }

    const rejection = async (what: Promise<unknown>) => what.then(() => null).catch(({ status }) => status as number);

    it("are saved as sent, with an id, a time and the first revision", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const sent = aList({ openings: someOpenings() });
      const saved = await ann.saveList(sent);
      expect(saved).toMatchObject({ ...sent, revision: 1 });
      expect(isListId(saved.id)).toBe(true);
      expect(saved.changedAt).toBe(saved.createdAt);
      expect(await ann.findMyList(saved.id)).toEqual(saved);
      expect((await ann.listMyLists()).lists).toEqual([
        expect.objectContaining({
          id: saved.id,
          name: sent.name,
          productId: sent.productId,
          count: 1,
          openingCount: 2,
        }),
      ]);
    });

    it("are saved once when the same is sent again, but separately under another name", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const saved = await ann.saveList(aList());
      const again = await Promise.all(Array.from({ length: 10 }, () => ann.saveList(aList())));
      expect(again.map(({ id }) => id)).toEqual(again.map(() => saved.id));
      expect((await ann.saveList(aList({ name: "Another" }))).id).not.toBe(saved.id);
      expect((await ann.listMyLists()).lists).toHaveLength(2);
    });

    it("save the finish that they were measured for, can change it, and count as different lists by it", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const plain = await ann.saveList(aList());
      expect(plain).not.toHaveProperty("finish");
      const sage = await ann.saveList(aList({ finish: "Sage" }));
      expect(sage.id).not.toBe(plain.id);
      expect(sage.finish).toBe("Sage");
      expect((await ann.saveList(aList({ finish: "Sage" }))).id).toBe(sage.id);
      expect(await ann.findMyList(sage.id)).toEqual(sage);
      expect((await ann.listMyLists()).lists.map(({ finish }) => finish)).toEqual(["Sage", undefined]);
      expect(await ann.changeList(sage.id, { revision: 1, name: "Pantry" })).toMatchObject({ finish: "Sage" });
      expect(await ann.changeList(sage.id, { revision: 2, finish: "Oat" })).toMatchObject({ finish: "Oat" });
      expect(await ann.changeList(sage.id, { revision: 3, finish: null })).not.toHaveProperty("finish");
    });

    it("accept a change only of their latest revision", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const saved = await ann.saveList(aList());
      pass(1000);
      const renamed = await ann.changeList(saved.id, { revision: 1, name: "Pantry" });
      expect(renamed).toMatchObject({ name: "Pantry", revision: 2, pieces: saved.pieces, createdAt: saved.createdAt });
      expect(await rejection(ann.changeList(saved.id, { revision: 1, name: "Late" }))).toBe(409);
      const pieces = { ...saved.pieces, doors: [aDoor({ quantity: 4 })] };
      const grown = await ann.changeList(saved.id, {
        revision: 2,
        pieces,
        productId: "brook",
        openings: someOpenings(),
      });
      expect(grown).toMatchObject({ name: "Pantry", productId: "brook", pieces, revision: 3 });
      const none = { doors: [], drawers: [], panels: [], fillers: [] };
      expect(await rejection(ann.changeList(saved.id, { revision: 3, pieces: none, openings: null }))).toBe(400);
      expect(await ann.findMyList(saved.id)).toEqual(grown);
    });

    it("are gone once removed", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const { id } = await ann.saveList(aList());
      await ann.removeList(id);
      expect(await ann.findMyList(id)).toBeNull();
      expect(await rejection(ann.removeList(id))).toBe(404);
      expect(await rejection(ann.changeList(id, { revision: 1, name: "x" }))).toBe(404);
    });

    it("are visible to their owner only", async () => {
      const [ann, bob] = [await aCustomer(), await aCustomer()];
      if (!ann || !bob) return;
      const saved = await ann.saveList(aList());
      expect(await bob.findMyList(saved.id)).toBeNull();
      expect(await rejection(bob.changeList(saved.id, { revision: 1, name: "Mine" }))).toBe(404);
      expect(await rejection(bob.removeList(saved.id))).toBe(404);
      expect((await bob.listMyLists(saved.id)).lists).toEqual([]);
      expect(await ann.findMyList(saved.id)).toEqual(saved);
      const { sendRaw } = people();
      for (const [method, path] of [
        ["GET", `/api/customers/lists/${saved.id}`],
        ["POST", "/api/customers/lists"],
        ["PATCH", `/api/customers/lists/${saved.id}`],
        ["POST", `/api/customers/lists/${saved.id}/remove`],
      ] as const) {
        expect((await sendRaw(method, path)).status, path).toBe(401);
      }
    });

    it("are listed in pages, newest first, up to the limit of an account", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const ids = [];
      for (let count = 1; count <= MAX_LISTS; count += 1)
        ids.push((await ann.saveList(aList({ name: `${count}` }))).id);
      expect(await rejection(ann.saveList(aList({ name: "one more" })))).toBe(409);
      expect((await ann.saveList(aList({ name: "1" }))).id).toBe(ids[0]);
      const first = await ann.listMyLists();
      expect(first.lists.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, LISTS_A_PAGE));
      const second = await ann.listMyLists(first.olderThan ?? "");
      expect(second.lists[0]?.id).toBe(ids.at(-1 - LISTS_A_PAGE));
      expect((await ann.listMyLists(ids[0])).olderThan).toBeNull();
    });

    it("are refused when they are incomplete or over the limits", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const doors = (many: number, change = {}) => ({ ...aList().pieces, doors: Array(many).fill(aDoor(change)) });
      const broken: readonly Partial<ListContent>[] = [
        { name: " " },
        { name: "x".repeat(81) },
        { productId: "no/style" },
        { finish: "" },
        { finish: "x".repeat(81) },
        { pieces: doors(0) },
        { pieces: doors(1001) },
        { pieces: doors(5, { quantity: 250 }) },
        { pieces: doors(1, { quantity: -1 }) },
        { pieces: doors(1, { note: "x".repeat(201) }) },
        { pieces: doors(1000, { note: "x".repeat(200), location: "y".repeat(80) }) },
        { openings: { ...someOpenings(), rows: [] } },
      ];
      for (const change of broken)
        expect(await rejection(ann.saveList(aList(change))), JSON.stringify(change).slice(0, 80)).toBe(400);
      expect((await ann.listMyLists()).lists).toEqual([]);
      expect(await ann.findMyList(NOWHERE)).toBeNull();
      expect(await ann.findMyList(aKey())).toBeNull();
    });
  });
}
