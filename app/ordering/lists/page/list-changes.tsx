import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { LIST_INTENT, type ListIntent, NAME_FIELD, OLDER_FIELD, REVISION_FIELD } from "~/house/forms/list-names";
import { Button, type ButtonLook } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { fieldLook } from "~/house/ui/kit/field-look";
import { dateText } from "~/house/ui/kit/moment-text";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { MAX_LIST_NAME_LENGTH, type SavedList, type SavedListSummary } from "../saved-list";
import type { ListProblem } from "./list-notices";
import { contentText } from "./list-words";

const LISTS = accountPages.measurements;

interface ListChangesProps {
  readonly list: SavedList;
  readonly others: readonly SavedListSummary[];
  readonly problem: ListProblem | null;
}

/** Forms that rename, copy or delete a list, or replace an older one with it; each is a plain post. */
export function ListChanges({ list, others, problem }: ListChangesProps) {
  const { id, name, revision } = list;
  const path = `${LISTS.to}/${id}`;
  const fieldId = useId();
  const olderId = useId();
  const isNameless = problem === "nameless";
  return (
    <section aria-labelledby="change-heading" className="max-w-2xl border-t border-stone-300 pt-8">
      <h2 id="change-heading" className="text-2xl">
        This list
      </h2>
      <Form key={revision} method="post" action={path} className="mt-4 flex flex-wrap items-end gap-3">
        <div className="w-full max-w-md">
          <label htmlFor={fieldId} className="font-semibold">
            Name
          </label>
          <input
            id={fieldId}
            name={NAME_FIELD}
            type="text"
            defaultValue={name}
            maxLength={MAX_LIST_NAME_LENGTH}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isNameless || undefined}
            aria-describedby={isNameless ? `${fieldId}-error` : undefined}
            className={fieldLook(isNameless)}
          />
        </div>
        <input type="hidden" name={REVISION_FIELD} value={revision} />
        <IntentButton intent="rename" path={path} look="outline" label="Rename" busyLabel="Renaming…" />
        {isNameless && (
          <p id={`${fieldId}-error`} role="alert" className="w-full text-signal">
            Please give the list a name. It keeps its old name until then.
          </p>
        )}
      </Form>
      <Form method="post" action={path} className="mt-6">
        <IntentButton intent="copy" path={path} look="outline" label="Make a copy" busyLabel="Copying…" />
      </Form>
      <div className="mt-6 border-t border-stone-300">
        {others.length > 0 && (
          <Disclosure summary="Put it in place of an older list">
            <p>
              The older list keeps its name and its address, but gets the contents of this one. Its old contents are
              lost.
            </p>
            <Form method="post" action={path} className="flex flex-wrap items-end gap-3">
              <div className="w-full max-w-md">
                <label htmlFor={olderId} className="font-semibold">
                  Older list
                </label>
                <select id={olderId} name={OLDER_FIELD} defaultValue="" required className={fieldLook(false)}>
                  <option value="">Choose a list</option>
                  {others.map((other) => (
                    <option key={other.id} value={other.id}>
                      {`${other.name}, ${contentText(other)}, ${dateText(other.changedAt)}`}
                    </option>
                  ))}
                </select>
              </div>
              <IntentButton
                intent="replace"
                path={path}
                look="outline"
                label="Yes, replace it"
                busyLabel="Replacing…"
              />
            </Form>
          </Disclosure>
        )}
        <Disclosure summary="Delete this list">
          <p>This cannot be undone. Orders placed from the list are not affected.</p>
          <Form method="post" action={path}>
            <IntentButton intent="delete" path={path} look="outline" label="Yes, delete it" busyLabel="Deleting…" />
          </Form>
        </Disclosure>
      </div>
    </section>
  );
}

interface IntentButtonProps {
  readonly intent: ListIntent;
  readonly path: string;
  readonly look: ButtonLook;
  readonly label: string;
  readonly busyLabel: string;
}

function IntentButton({ intent, path, look, label, busyLabel }: IntentButtonProps) {
  const { state, formData, formAction } = useNavigation();
  const isBusy = state !== "idle" && formAction === path;
  return (
    <Button type="submit" name={LIST_INTENT} value={intent} look={look} disabled={isBusy}>
      {isBusy && formData?.get(LIST_INTENT) === intent ? busyLabel : label}
    </Button>
  );
}
