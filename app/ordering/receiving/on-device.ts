import { brand } from "~/base/brand/brand";
import { onOtherTab } from "~/base/browser/other-tabs";
import { createRandomId } from "~/base/browser/random-id";
import type { EpochMs } from "~/base/time/time";
import { isOrderKey } from "~/ordering/orders/order";
import { NO_TICKS, type Ticks } from "./receiving";

/** What was ticked off on this device and may not have been sent. */
export interface Draft extends Ticks {
  readonly key: string;
  readonly tickedAt: string;
  /** Whether the customer has sent it and no signal took it. */
  readonly isWaiting: boolean;
}

export interface DevicePhotograph {
  readonly id: string;
  readonly file: File;
}

/** How long anything stays on the device: as long as claims are taken, and some days more. */
export const STORED_MS = 30 * 86_400_000;

const brandKey = brand.key;
const DRAFTS = `${brandKey}-receiving`;
const PHOTOGRAPHS = `${brandKey}-receiving-photographs`;

export const newDraft = (key: string, now: EpochMs): Draft => ({
  ...NO_TICKS,
  ...{ key, tickedAt: new Date(now).toISOString(), isWaiting: false },
});

/** A key for a list, as the shop makes it for the page: 128 random bits. */
export const createKey = () => createRandomId() + createRandomId();

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

function readDraft(value: unknown, now: EpochMs): Draft | null {
  if (typeof value !== "object" || value === null) return null;
  const { key, tickedAt, here, damaged, isRestMissing, words, isWaiting } = value as Record<string, unknown>;
  if (typeof key !== "string" || !isOrderKey(key) || typeof tickedAt !== "string") return null;
  if (!(now - Date.parse(tickedAt) < STORED_MS)) return null;
  return {
    ...{ key, tickedAt, here: texts(here), damaged: texts(damaged) },
    isRestMissing: isRestMissing === true,
    words: typeof words === "string" ? words : "",
    isWaiting: isWaiting === true,
  };
}

/** All drafts on this device, by order number; what is old or cannot be read is left out. */
function readDrafts(now: EpochMs): Readonly<Record<string, Draft>> {
  try {
    const all: unknown = JSON.parse(window.localStorage.getItem(DRAFTS) ?? "{}");
    if (typeof all !== "object" || all === null) return {};
    const read = Object.entries(all).map(([number, value]) => [number, readDraft(value, now)] as const);
    return Object.fromEntries(read.flatMap(([number, draft]) => (draft ? [[number, draft] as const] : [])));
  } catch {
    return {};
  }
}

function writeDrafts(drafts: Readonly<Record<string, Draft>>): boolean {
  try {
    window.localStorage.setItem(DRAFTS, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

/** The draft of an order; `null` if there is none. */
export const loadReceivingDraft = (number: string, now: EpochMs): Draft | null => readDrafts(now)[number] ?? null;

/** Stores the draft of an order; returns whether the browser stored it. */
export const saveReceivingDraft = (number: string, draft: Draft, now: EpochMs): boolean =>
  writeDrafts({ ...readDrafts(now), [number]: draft });

/** Listens for drafts that another tab changes or removes; returns what removes the listener. */
export const onOtherDraft = (listener: () => void): (() => void) =>
  onOtherTab((key) => {
    if (key === DRAFTS || key === null) listener();
  });

/** Photographs that the browser did not store, for as long as the page is open. */
const unsaved = new Map<string, readonly DevicePhotograph[]>();

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A transaction can still fail when it ends, if the device is full. */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Reads or changes the photographs, which are stored by the key of their list. */
async function withPhotographs<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = window.indexedDB.open(PHOTOGRAPHS, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("photographs");
  const database = await settled(request);
  try {
    const transaction = database.transaction("photographs", mode);
    const [result] = await Promise.all([act(transaction.objectStore("photographs")), ended(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

export async function loadPhotographs(key: string): Promise<readonly DevicePhotograph[]> {
  const here = unsaved.get(key);
  if (here) return here;
  const found: unknown = await withPhotographs("readonly", (store) => settled(store.get(key))).catch(() => null);
  return Array.isArray(found) ? found : [];
}

/**
 * Stores the photographs of a list, or forgets them if there are none. Returns whether the browser stored them;
 * otherwise they last as long as the page is open.
 */
export async function savePhotographs(key: string, photographs: readonly DevicePhotograph[]): Promise<boolean> {
  unsaved.delete(key);
  try {
    await withPhotographs("readwrite", async (store) => {
      await (photographs.length === 0 ? settled(store.delete(key)) : settled(store.put([...photographs], key)));
    });
    return true;
  } catch {
    unsaved.set(key, photographs);
    return photographs.length === 0;
  }
}

export async function forgetList(key: string, now: EpochMs): Promise<void> {
  await savePhotographs(key, []);
  const drafts = Object.entries(readDrafts(now));
  const others = drafts.filter(([, draft]) => draft.key !== key);
  if (others.length < drafts.length) writeDrafts(Object.fromEntries(others));
}

/**
 * Forgets lists that are older than {@link STORED_MS}, and photographs whose list is gone. Throws what the browser does
 * if it refuses its storage.
 */
export async function forgetOldLists(now: EpochMs): Promise<void> {
  // Most visitors never ticked anything off, and get no database.
  if (window.localStorage.getItem(DRAFTS) === null) return;
  const drafts = readDrafts(now);
  writeDrafts(drafts);
  const keys = new Set<unknown>(Object.values(drafts).map(({ key }) => key));
  await withPhotographs("readwrite", async (store) => {
    for (const key of await settled(store.getAllKeys())) if (!keys.has(key)) await settled(store.delete(key));
  });
}
