import {
  LIST_INTENT,
  LIST_INTENTS,
  type ListIntent,
  NAME_FIELD,
  OLDER_FIELD,
  REVISION_FIELD,
} from "~/house/forms/list-names";
import { toListName } from "./list-name";

/** A posted form of a list's page. */
export interface ListForm {
  readonly intent: ListIntent;
  /** Cut to what can be saved; empty if nothing was typed. */
  readonly name: string;
  /** The revision that the page showed; 0 if none was sent. */
  readonly revision: number;
  /** The id of the list that this one replaces; empty if none was chosen. */
  readonly older: string;
}

/** Reads a form of a list's page; `null` if none of that page's buttons sent it. */
export function readListForm(form: URLSearchParams): ListForm | null {
  const pressed = form.get(LIST_INTENT);
  const intent = LIST_INTENTS.find((one) => one === pressed);
  if (!intent) return null;
  const revision = Number(form.get(REVISION_FIELD));
  return {
    intent,
    name: toListName(form.get(NAME_FIELD) ?? ""),
    revision: Number.isSafeInteger(revision) ? revision : 0,
    older: form.get(OLDER_FIELD) ?? "",
  };
}
