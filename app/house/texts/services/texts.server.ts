import { withDatabase } from "~/base/database/or-unavailable.server";
import { purgeDocuments } from "~/base/platform/http/document-cache/cached-documents.server";
import { singleton } from "~/base/platform/singleton.server";
import type { SavedText, TextChange, TextVersion } from "../texts.server";
import * as stored from "../texts.server";

const UNAVAILABLE = "The texts of the shop's pages could not be loaded";
const NOT_SAVED = "We cannot tell whether this was saved. Open this page again to see.";

const holder = () => singleton("page-texts", (): { held: ReadonlyMap<string, SavedText> } => ({ held: new Map() }));

/**
 * The texts that people have saved, by page; the same object until one is saved. Each process keeps a copy, so that no
 * page waits for the database.
 */
export const textsShown = (): ReadonlyMap<string, SavedText> => holder().held;

const isOlder = (read: ReadonlyMap<string, SavedText>) =>
  [...textsShown()].some(([page, { revision }]) => revision > (read.get(page)?.revision ?? 0));

/** At the start of a process, and after any process has saved a text. Rebuilds stored pages. @throws UpstreamFailure */
export async function renewTexts(): Promise<void> {
  const read = await withDatabase(UNAVAILABLE, ({ db }) => stored.currentTexts(db));
  // A slow read must not replace what was saved after it.
  if (isOlder(read)) return;
  holder().held = read;
  purgeDocuments();
}

/** @throws UpstreamFailure */
export const readCurrentText = (page: string): Promise<SavedText> =>
  withDatabase(UNAVAILABLE, ({ db }) => stored.currentText(db, page));

/** Newest first; the first one is in effect. @throws UpstreamFailure */
export const listTexts = (page: string): Promise<readonly TextVersion[]> =>
  withDatabase(UNAVAILABLE, ({ db }) => stored.listTexts(db, page));

/** Updates the page. Returns "stale" if somebody else saved after `revision`. @throws UpstreamFailure */
export async function saveText(
  ownerId: string,
  save: { readonly page: string; readonly revision: number; readonly change: TextChange },
): Promise<"saved" | "stale"> {
  const outcome = await withDatabase(NOT_SAVED, (database, now) => stored.saveText(database, save, ownerId, now));
  await renewTexts();
  return outcome;
}
