import { orNullIfBusy, orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { everyHour } from "~/base/platform/hourly.server";
import { log } from "~/base/platform/log.server";
import { readPostedForm } from "~/base/platform/posts/read-files.server";
import { createLimit } from "~/base/platform/rate-limits/limit.server";
import { currentVisitor } from "~/base/platform/request-context.server";
import { singleton } from "~/base/platform/singleton.server";
import { claimUnsaved, findUnsaved, removeOldUnsaved, storeUnsaved } from "../stored-forms.server";
import { type UnsavedForm, unsavedForm } from "../unsaved-form";

/** How many forms a visitor may leave here in an hour, so that nobody uses up the room of all. */
const OF_VISITOR = { name: "unsaved-of-visitor", times: 20, seconds: 3600 };

async function mayStore(): Promise<boolean> {
  const visitor = currentVisitor();
  if (visitor === null) return true;
  return (await singleton("limit-unsaved", () => createLimit(OF_VISITOR)).count(visitor)) === 0;
}

/**
 * Stores what was typed into a form that arrives after the sign-in has ended; `email` is unknown or of the account that
 * was signed in. `null` if nothing was typed, or it cannot be stored.
 */
export async function keepUnsaved(request: Request, path: string, email: string | null): Promise<string | null> {
  if (request.method !== "POST") return null;
  const posted = await readPostedForm(request, email !== null);
  const form = posted && unsavedForm(path, posted);
  if (!form || !(await mayStore())) return null;
  const store = async () => storeUnsaved(await shopDatabase(), email, form, Date.now());
  return orNullIfBusy(store());
}

/** The page with a stored form, for the account that has just signed in; `null` if there is none for it. */
export async function unsavedPath(id: string | undefined, email: string): Promise<string | null> {
  if (id === undefined) return null;
  const claim = async () => claimUnsaved(await shopDatabase(), id, email, Date.now());
  return (await orNullIfBusy(claim())) ? `/unsaved/${id}` : null;
}

/** Throws UpstreamFailure if the database cannot be read. */
export async function findUnsavedForm(id: string, email: string): Promise<UnsavedForm | null> {
  const find = async () => findUnsaved((await shopDatabase()).db, id, email, Date.now());
  return orUnavailable("What you typed could not be read. Please try again.", find());
}

/** Removes the forms that nobody came back for within an hour, now and every hour; returns what stops it. */
export function startTidyingUnsaved(): () => Promise<void> {
  return everyHour(async () => {
    try {
      await removeOldUnsaved(await shopDatabase(), Date.now());
    } catch (error) {
      log.error("unsaved.not-removed", { error });
    }
  });
}
