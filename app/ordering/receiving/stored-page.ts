import { useEffect, useState } from "react";
import { brand } from "~/base/brand/brand";
import type { EpochMs } from "~/base/time/time";
import { forgetList, forgetOldLists, STORED_MS } from "./on-device";

/** The service worker. Its address is why it can control no other pages than those below `/orders/`. */
const WORKER = "/orders/receiving-worker.js";

/** A request with this header gets the page as it is stored on a device: for nobody, and saying so. */
export const STORED_COPY_HEADER = "X-Stored-Copy";

/** One cache for each order; its name ends with the secret of the order's page, which is also in what it holds. */
const brandKey = brand.key;
const CACHES = `${brandKey}-receiving-page-`;

const addressOf = (link: string) => `/orders/${link}/receiving`;

/** Cookies are not sent with the requests, so they make no difference. */
const storedAt = (cache: Cache | CacheStorage, link: string) => cache.match(addressOf(link), { ignoreVary: true });

async function filesOf(page: Response): Promise<readonly string[]> {
  const named = Array.from((page.headers.get("Link") ?? "").matchAll(/<([^>]+)>/g), ([, url = ""]) => url);
  const document = new DOMParser().parseFromString(await page.text(), "text/html");
  const elements = document.querySelectorAll("link[href], script[src]");
  const urls = Array.from(elements, (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
  return [...new Set([...named, ...urls])].filter((url) => url.startsWith("/build/"));
}

const activated = ({ installing, waiting }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = installing ?? waiting;
    if (!worker) return resolve();
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("The worker was not installed"));
    });
  });

async function fill(cache: Cache, link: string): Promise<void> {
  const headers = { [STORED_COPY_HEADER]: "1" };
  const page = await fetch(addressOf(link), { headers, credentials: "omit", redirect: "error" });
  if (!page.ok) throw new Error(`The page was answered with ${page.status}`);
  const files = await filesOf(page.clone());
  await cache.addAll(files);
  await cache.put(addressOf(link), page);
  const current = new Set([...files, addressOf(link)].map((url) => new URL(url, window.location.href).href));
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

async function storePage(link: string): Promise<boolean> {
  if (!("serviceWorker" in navigator && "caches" in window)) return false;
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: addressOf(link) });
    // Opened first: if the list is sent meanwhile, this cache is deleted, and what is put into it goes too.
    const cache = await caches.open(CACHES + link);
    await Promise.all([fill(cache, link), activated(registration)]);
    return true;
  } catch {
    const earlier = await storedAt(caches, link).catch(() => undefined);
    if (!earlier) await forgetPage(link).catch(() => {});
    return earlier !== undefined;
  }
}

async function forgetPage(link: string): Promise<void> {
  if (!("serviceWorker" in navigator && "caches" in window)) return;
  await caches.delete(CACHES + link);
  const registration = await navigator.serviceWorker.getRegistration(addressOf(link));
  await registration?.unregister();
}

async function forgetOldPages(now: EpochMs): Promise<void> {
  if (!("caches" in window)) return;
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHES)) continue;
    const link = name.slice(CACHES.length);
    const page = await storedAt(await caches.open(name), link);
    if (page && !(now - Date.parse(page.headers.get("Date") ?? "") < STORED_MS)) await forgetPage(link);
  }
}

/** Forgets everything about a list that the shop has, as far as the browser lets it. */
export const forgetSent = (link: string, key: string): Promise<unknown> =>
  Promise.allSettled([forgetList(key, Date.now()), forgetPage(link)]);

/**
 * Stores the page of an order while it is open, so that it opens again without signal, unless it is the stored page
 * itself. Returns whether it does: not in a browser that refuses to store it or has no room. `null` until that is
 * known.
 */
export function useStoredPage(link: string, isCopy: boolean): boolean | null {
  const [isStored, setIsStored] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isCopy) storePage(link).then(setIsStored, () => setIsStored(false));
  }, [link, isCopy]);
  return isCopy || isStored;
}

/**
 * Removes from this device what is older than {@link STORED_MS}: pages, lists and photographs, and the page of an order
 * that can no longer be received.
 */
export function useTidyDevice(over: string | null): void {
  useEffect(() => {
    const now = Date.now();
    void Promise.allSettled([forgetOldPages(now), forgetOldLists(now), over === null ? null : forgetPage(over)]);
  }, [over]);
}
