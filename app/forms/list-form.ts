import { toListName } from "~/domain/lists/list-name";
import { LIST_INTENT, LIST_INTENTS, type ListIntent, NAME_FIELD, OLDER_FIELD, REVISION_FIELD } from "./list-names";

/** What a form of a list's page asks for. */
export interface ListForm {
  readonly intent: ListIntent;
  /** As it can be kept; empty where none was typed. */
  readonly name: string;
  /** The revision that was looked at; 0 where none was sent. */
  readonly revision: number;
  /** The id of another list that this one is to take the place of; empty where none was chosen. */
  readonly older: string;
}

/** Reads a form of a list's page; `null` when its button is none of that page. */
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
