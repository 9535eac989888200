import { singleton } from "../../singleton.server";

/** Forgets every stored answer of one cache. */
export type Purge = () => void;

const purges = () => singleton("document-purges", () => new Set<Purge>());

/** Has a cache forget its answers whenever documents are purged. */
export function onPurge(purge: Purge): void {
  purges().add(purge);
}

/**
 * Forgets all stored answers of this process: to be called when something changed that public pages show, such as the
 * catalogue. An answer that is being made just now is not stored.
 */
export function purgeDocuments(): void {
  for (const purge of purges()) purge();
}
