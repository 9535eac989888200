import { brand } from "~/base/brand/brand";
import { storedKeys } from "~/base/browser/stored-keys";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { NO_ASIDES, type OrderDraft, readOrderDraft, writeOrderDraft } from "~/trade/pieces/order-draft-record";

export interface LineEdit {
  readonly draft: ConfigurationDraft;
  /** The name of the chosen finish; empty if none was chosen. */
  readonly finish: string;
}

interface LineEdits {
  /** What was typed and neither saved nor canceled. */
  load(lineId: string): OrderDraft | null;
  /**
   * Stores an edit; false if it will not outlive the visit, because the browser refuses or an edit of a newer shop
   * version is stored.
   */
  keep(lineId: string, edit: LineEdit): boolean;
  drop(lineId: string): void;
  /** Drops the edits of lines that are no longer in the cart. */
  prune(lineIds: readonly string[]): void;
}

interface LineEditsOptions {
  readonly brandKey: string;
  /** May throw or return null: browsers block storage, and some have none. */
  readonly storage: () => Storage | null;
  readonly now: () => number;
}

/** Edits in the browser's storage, one key for each line, so that two tabs can edit two lines. */
export function createLineEdits({ brandKey, storage, now }: LineEditsOptions): LineEdits {
  const prefix = `${brandKey}-cart-edit-`;
  /** Edits that storage refused, for the rest of the visit. */
  const refused = new Map<string, OrderDraft>();

  function attempt<T>(action: (store: Storage) => T, otherwise: T): T {
    try {
      const store = storage();
      return store === null ? otherwise : action(store);
    } catch {
      return otherwise;
    }
  }

  const isNewer = (store: Storage, lineId: string) => readOrderDraft(store.getItem(prefix + lineId)).kind === "newer";

  function drop(lineId: string): void {
    refused.delete(lineId);
    attempt((store) => {
      if (!isNewer(store, lineId)) store.removeItem(prefix + lineId);
    }, undefined);
  }

  return {
    load(lineId) {
      const reading = attempt((store) => readOrderDraft(store.getItem(prefix + lineId)), { kind: "none" } as const);
      return refused.get(lineId) ?? (reading.kind === "draft" ? reading.order : null);
    },
    keep(lineId, { draft, finish }) {
      const edit: OrderDraft = { draft, asides: { ...NO_ASIDES, finish }, savedAt: now() };
      const stored = attempt((store) => {
        if (isNewer(store, lineId)) return false;
        store.setItem(prefix + lineId, writeOrderDraft(edit));
        return true;
      }, false);
      if (stored) refused.delete(lineId);
      else refused.set(lineId, edit);
      return stored;
    },
    drop,
    prune(lineIds) {
      const edited = attempt((store) => storedKeys(store, prefix), []).map((key) => key.slice(prefix.length));
      for (const lineId of edited) if (!lineIds.includes(lineId)) drop(lineId);
    },
  };
}

export const lineEdits = createLineEdits({
  brandKey: brand.key,
  storage: () => window.localStorage,
  now: () => Date.now(),
});
