import { describe, expect, it, vi } from "vitest";
import { readJobName, toJobName, writeJobName } from "~/configurator/stored-cart/job-name";
import { createJobNameStore } from "~/configurator/stored-cart/job-name-store";
import { FakeStorage } from "../../../support/fake-storage";

const KEY = "brand-job-name";

function openTab(storage: Storage | null) {
  const listeners = new Set<(key: string | null) => void>();
  const store = createJobNameStore(
    KEY,
    () => storage,
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  );
  const deliver = (key: string | null) => {
    for (const listener of listeners) listener(key);
  };
  return { store, deliver };
}

describe("the job's name", () => {
  it("is one line of at most 60 characters, none of them split", () => {
    expect(toJobName("Miller\nkitchen\u0000")).toBe("Miller kitchen ");
    expect(toJobName("x".repeat(61))).toBe("x".repeat(60));
    expect(toJobName(`${"x".repeat(59)}😀`)).toBe("x".repeat(59));
  });

  it("is versioned: a newer one is left alone, a damaged one counts as empty", () => {
    expect(readJobName(writeJobName("Miller"))).toEqual({ kind: "name", name: "Miller" });
    expect(readJobName('{"version":2,"name":"Miller"}')).toEqual({ kind: "newer" });
    for (const text of [null, "", "{", "7", '{"version":1,"name":7}', '"Miller"']) {
      expect(readJobName(text)).toEqual({ kind: "name", name: "" });
    }
  });

  it("is stored, and is the same in every tab", () => {
    const storage = new FakeStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    const listener = vi.fn();
    const unsubscribe = two.store.subscribe(listener);
    expect(two.store.getSnapshot()).toEqual({ name: "", notStored: null });
    one.store.set("Miller kitchen");
    expect(one.store.getSnapshot()).toEqual({ name: "Miller kitchen", notStored: null });
    two.deliver("something-else");
    expect(listener).not.toHaveBeenCalled();
    two.deliver(KEY);
    expect(two.store.getSnapshot().name).toBe("Miller kitchen");
    unsubscribe();
    one.store.set("Tran bath");
    two.deliver(KEY);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(two.store.getSnapshot().name).toBe("Tran bath");
    expect(openTab(storage).store.getSnapshot().name).toBe("Tran bath");
  });

  it("works for the visit if it cannot be stored, and says so", () => {
    for (const storage of [null, new FakeStorage(3)]) {
      const { store, deliver } = openTab(storage);
      store.subscribe(() => {});
      store.set("Miller");
      deliver(null);
      expect(store.getSnapshot()).toEqual({ name: "Miller", notStored: "storage-failed" });
    }
  });

  it("never overwrites one from a newer version", () => {
    const storage = new FakeStorage();
    storage.items.set(KEY, '{"version":9}');
    const { store } = openTab(storage);
    expect(store.getSnapshot()).toEqual({ name: "", notStored: "newer-version" });
    store.set("Miller");
    expect(store.getSnapshot()).toEqual({ name: "Miller", notStored: "newer-version" });
    expect(storage.getItem(KEY)).toBe('{"version":9}');
  });
});
