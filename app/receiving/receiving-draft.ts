import { isOrderKey } from "~/orders/order";
import { NO_TICKS, type Ticks } from "./receiving";

/** What was ticked off on this device and may not have been sent. */
export interface ReceivingDraft extends Ticks {
  readonly key: string;
  /** When it was last changed; ISO 8601, in UTC. */
  readonly tickedAt: string;
  /** Whether the customer has sent it and no signal took it. */
  readonly isWaiting: boolean;
}

/** How long a draft stays on the device: as long as claims are taken, and some days more. */
const STORED_MS = 30 * 86_400_000;

const storageKey = (brandKey: string) => `${brandKey}-receiving`;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

function readDraft(value: unknown, now: number): ReceivingDraft | null {
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
function readAll(brandKey: string, now: number): Readonly<Record<string, ReceivingDraft>> {
  try {
    const all: unknown = JSON.parse(window.localStorage.getItem(storageKey(brandKey)) ?? "{}");
    if (typeof all !== "object" || all === null) return {};
    const read = Object.entries(all).map(([number, value]) => [number, readDraft(value, now)] as const);
    return Object.fromEntries(read.flatMap(([number, draft]) => (draft ? [[number, draft] as const] : [])));
  } catch {
    return {};
  }
}

/** The draft of an order; `null` if there is none. `now` is in milliseconds since the epoch. */
export const loadReceiving = (brandKey: string, number: string, now: number): ReceivingDraft | null =>
  readAll(brandKey, now)[number] ?? null;

/**
 * Stores the draft of an order, or with `null` forgets it.
 *
 * @param now in milliseconds since the epoch
 * @returns whether the browser stored it
 */
export function saveReceiving(brandKey: string, number: string, draft: ReceivingDraft | null, now: number): boolean {
  const { [number]: _old, ...others } = readAll(brandKey, now);
  try {
    window.localStorage.setItem(storageKey(brandKey), JSON.stringify(draft ? { ...others, [number]: draft } : others));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the list with a key, which the shop has stored. */
export function forgetKey(brandKey: string, key: string, now: number): void {
  for (const [number, draft] of Object.entries(readAll(brandKey, now))) {
    if (draft.key === key) saveReceiving(brandKey, number, null, now);
  }
}

/** A draft in which nothing is ticked. */
export const newDraft = (key: string, now: number): ReceivingDraft => ({
  ...NO_TICKS,
  ...{ key, tickedAt: new Date(now).toISOString(), isWaiting: false },
});
