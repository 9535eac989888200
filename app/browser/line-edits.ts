import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { type LineEdit, readLineEdit, writeLineEdit } from "~/domain/line-edit";

/** What was being edited in the cart and is not saved yet, line by line, so that leaving the editor loses nothing. */
export interface LineEdits {
  /** What was typed into a line's editor and neither saved nor cancelled. */
  load(lineId: string): LineEdit | null;
  /** Keeps an edit; false when it will not outlive the visit, because the browser refuses or a newer shop's is there. */
  keep(lineId: string, draft: ConfigurationDraft): boolean;
  drop(lineId: string): void;
  /** Drops the edits of lines that are not in the cart any more. */
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
  /** What storage refused, for the rest of the visit. */
  const refused = new Map<string, LineEdit>();

  function attempt<T>(action: (store: Storage) => T, otherwise: T): T {
    try {
      const store = storage();
      return store === null ? otherwise : action(store);
    } catch {
      return otherwise;
    }
  }

  function drop(lineId: string): void {
    refused.delete(lineId);
    attempt((store) => {
      if (readLineEdit(store.getItem(prefix + lineId)).kind !== "newer") store.removeItem(prefix + lineId);
    }, undefined);
  }

  return {
    load(lineId) {
      const reading = attempt((store) => readLineEdit(store.getItem(prefix + lineId)), { kind: "none" } as const);
      return refused.get(lineId) ?? (reading.kind === "edit" ? reading.edit : null);
    },
    keep(lineId, draft) {
      const edit = { draft, touchedAt: now() };
      const kept = attempt((store) => {
        if (readLineEdit(store.getItem(prefix + lineId)).kind === "newer") return false;
        store.setItem(prefix + lineId, writeLineEdit(edit));
        return true;
      }, false);
      if (kept) refused.delete(lineId);
      else refused.set(lineId, edit);
      return kept;
    },
    drop,
    prune(lineIds) {
      const keys = attempt((store) => Array.from({ length: store.length }, (_, n) => store.key(n) ?? ""), []);
      const edited = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
      for (const lineId of edited) if (!lineIds.includes(lineId)) drop(lineId);
    },
  };
}
