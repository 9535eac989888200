import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef } from "react";
import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { type ConfigurationAction, configurationReducer } from "~/domain/configuration-steps";
import type { PieceList } from "~/domain/piece";
import { readConfigurationForm } from "~/forms/configuration-form";
import { fieldId } from "./field-ids";

interface FocusTarget {
  readonly list: PieceList;
  readonly index: number;
}

/**
 * Where the focus belongs after a row was added or removed: the new row, or the one that took the removed row's place.
 */
function focusTargetOf(draft: ConfigurationDraft, action: ConfigurationAction): FocusTarget | null {
  if (action.type === "add") return { list: action.list, index: draft.rows[action.list].length };
  if (action.type !== "duplicate" && action.type !== "remove") return null;
  const rows = draft.rows[action.list];
  const index = rows.findIndex((row) => row.key === action.key);
  if (action.type === "duplicate") return { list: action.list, index: index + 1 };
  return { list: action.list, index: Math.min(index, rows.length - 2) };
}

/**
 * The state of an order form. What was typed before JavaScript ran, or what the browser restored, is read from the form
 * itself on start, so that nothing is lost.
 */
export function useConfiguration(
  scope: string,
  initial: ConfigurationDraft,
  formRef: RefObject<HTMLFormElement>,
): [ConfigurationDraft, Dispatch<ConfigurationAction>] {
  const [draft, send] = useReducer(configurationReducer, initial);
  const draftRef = useRef(draft);
  const focusRef = useRef<FocusTarget | null>(null);
  draftRef.current = draft;

  useEffect(() => {
    if (!formRef.current) return;
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(formRef.current)) typed.append(name, String(value));
    send({ type: "load", draft: readConfigurationForm(typed) });
  }, [formRef]);

  useEffect(() => {
    const target = draft && focusRef.current;
    if (!target) return;
    focusRef.current = null;
    document.getElementById(fieldId(scope, target.list, target.index, "widthInches"))?.focus();
  }, [scope, draft]);

  const dispatch = useCallback((action: ConfigurationAction) => {
    focusRef.current = focusTargetOf(draftRef.current, action);
    send(action);
  }, []);

  return [draft, dispatch];
}
