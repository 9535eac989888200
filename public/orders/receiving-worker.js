// @ts-check
// The service worker of the pages at the truck, /orders/{link}/receiving (decision 149). It stores nothing: the page
// stores itself and its files, and this answers with them if the shop does not.

/** How long the shop may take before the stored copy is shown instead, in milliseconds. */
const LIMIT_MS = 8000;

/**
 * The shop's answer; the stored one if there is no signal, if the answer takes too long, or while the shop is down.
 *
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(request) {
  const stored = await caches.match(request.url, { ignoreVary: true });
  if (!stored) return fetch(request);
  /** @type {Promise<Response>} */
  const late = new Promise((resolve) => setTimeout(resolve, LIMIT_MS, stored));
  const asked = fetch(request).then((answered) => (answered.status < 500 ? answered : stored));
  return Promise.race([asked.catch(() => stored), late]);
}

self.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
