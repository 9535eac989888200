import type { ListPost } from "../catalog-list";
import type { Pressed } from "../catalog-notices";
import type { Restoring } from "../stored/style-saving.server";
import type { StyleIntent } from "../style-names";
import {
  deleteStyle,
  duplicateStyle,
  placeStyle,
  restoreStyle,
  showStyle,
  undoVersion,
} from "./catalog-editing.server";

/** The result of a button, or the handle of a new copy. */
type Outcome = Pressed | { readonly copy: string };

const GONE: Pressed = { problem: "gone" };

async function copyOf(handle: string, adminId: string): Promise<Outcome> {
  const copied = await duplicateStyle(handle, adminId);
  return copied.outcome === "saved" ? { copy: copied.handle } : GONE;
}

async function shown(handle: string, isShown: boolean, adminId: string): Promise<Pressed> {
  const { outcome } = await showStyle(handle, isShown, adminId);
  return outcome === "saved" ? { done: isShown ? "shown" : "hidden" } : GONE;
}

/** Undoes a version with all of its styles; throws UpstreamFailure. */
export async function pressUndo(version: number, adminId: string): Promise<Pressed> {
  const outcome = await undoVersion(version, adminId);
  return outcome === "done" ? { done: "restored" } : { problem: outcome };
}

/** Does what a button of the list asks for; throws UpstreamFailure. */
export async function pressOnList(post: ListPost, adminId: string): Promise<Outcome> {
  switch (post.intent) {
    case "duplicate":
      return copyOf(post.style, adminId);
    case "hide":
    case "show":
      return shown(post.style, post.intent === "show", adminId);
    case "move":
      await placeStyle(post.style, post.to, adminId);
      return { done: "moved" };
    case "undo":
      return pressUndo(post.version, adminId);
  }
}

/**
 * Does what a button of a style's page asks for.
 *
 * @param restoring the version to go back to before, and the newest that the page showed, for "undo" and "restore"
 * @throws UpstreamFailure
 */
export async function pressOnStyle(
  intent: Exclude<StyleIntent, "publish" | "save">,
  handle: string,
  restoring: Restoring | null,
  adminId: string,
): Promise<Outcome> {
  switch (intent) {
    case "duplicate":
      return copyOf(handle, adminId);
    case "hide":
    case "show":
      return shown(handle, intent === "show", adminId);
    case "delete": {
      const deleted = await deleteStyle(handle, adminId);
      return typeof deleted === "number" ? { done: "deleted", version: deleted } : { problem: deleted };
    }
    case "undo":
    case "restore": {
      if (!restoring) return { problem: "stale" };
      const { outcome } = await restoreStyle(handle, restoring, adminId);
      if (outcome === "saved") return { done: "undone" };
      return outcome === "stale" ? { problem: "stale" } : GONE;
    }
  }
}
