import { singleton } from "../../singleton.server";

/** Forgets all stored answers of one cache. */
export type Purge = () => void;

const purges = () => singleton("document-purges", () => new Set<Purge>());

/** Registers a cache to be cleared whenever documents are purged. */
export function onPurge(purge: Purge): void {
  purges().add(purge);
}

/**
 * Forgets all stored answers of this process: call it after a change to something that public pages show, such as the
 * catalog. Answers being made at this moment are not stored.
 */
export function purgeDocuments(): void {
  for (const purge of purges()) purge();
}
