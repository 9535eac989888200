import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { brand } from "~/base/brand/brand";
import { loadDraft } from "~/base/browser/form-draft";
import { onOtherTab } from "~/base/browser/other-tabs";
import { checkoutDraftKey, freightZipKey } from "~/provider/accounts/sign-in-traces";
import { MAX_FREIGHT_ZIP } from "../order-freight";

/** What was typed during this visit; it also works if the browser stores nothing. */
let typed: string | null = null;
const listeners = new Set<() => void>();

function read(): string | null {
  if (typed !== null) return typed;
  try {
    return window.localStorage.getItem(freightZipKey(brand.key))?.slice(0, MAX_FREIGHT_ZIP) ?? null;
  } catch {
    return null;
  }
}

function publish(): void {
  for (const listener of listeners) listener();
}

function store(zip: string): void {
  typed = zip.trim().slice(0, MAX_FREIGHT_ZIP);
  try {
    window.localStorage.setItem(freightZipKey(brand.key), typed);
  } catch {
    // Storage is blocked or full: the page still has it.
  }
  publish();
}

let isListening = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isListening) {
    isListening = true;
    onOtherTab((key) => {
      if (key !== null && key !== freightZipKey(brand.key)) return;
      typed = null;
      publish();
    });
  }
  return () => void listeners.delete(listener);
}

/** The ZIP code that freight was last asked to in this browser; `first` on the server, and while there is none. */
export function useFreightZip(first = ""): [zip: string, store: (zip: string) => void] {
  const zip = useSyncExternalStore(
    subscribe,
    () => read() ?? first,
    () => first,
  );
  return [zip, useCallback(store, [])];
}

/** The delivery that was last chosen at the checkout in this browser; empty on the server. */
export function useKnownDelivery(): string {
  const [delivery, setDelivery] = useState("");
  useEffect(() => setDelivery(loadDraft(checkoutDraftKey(brand.key))?.delivery ?? ""), []);
  return delivery;
}
