import type { KeyboardEvent, MouseEvent } from "react";
import { FieldFrame, fieldIdOf } from "~/house/ui/fields/field";
import { Button } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import { FIND_FIELD, type FoundStyles, foundNamesText, isLong } from "~/trade/catalog/found-styles";
import { ADD_LINE, CHANGE_FORM_ID, CHANGE_NAMES, PRICE } from "../change-form";
import { lineId } from "./changed-line";

interface AddLineProps {
  readonly styles: FoundStyles;
  readonly count: number;
  readonly error: string | undefined;
  readonly path: string;
  readonly isBusy: boolean;
  readonly onSend: (intent: typeof ADD_LINE | typeof PRICE) => void;
}

const FIELD_ID = fieldIdOf(CHANGE_FORM_ID, CHANGE_NAMES.added);

const SECTION_ID = "add-line";

/** Adds a line of another style to an order; the server answers with it, with and without JavaScript. */
export function AddLine({ styles, count, error, path, isBusy, onSend }: AddLineProps) {
  const press = (intent: typeof ADD_LINE | typeof PRICE) => (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isBusy) onSend(intent);
  };
  if (styles.total === 0) return null;
  return (
    <section id={SECTION_ID} aria-labelledby={`${SECTION_ID}-heading`} className="space-y-5 border-t-2 border-ink pt-6">
      <h2 id={`${SECTION_ID}-heading`} className="text-2xl">
        Add another style
      </h2>
      {isLong(styles) && (
        <div className="flex flex-wrap items-end gap-3">
          <label className="block min-w-0 grow font-semibold sm:max-w-80">
            Find a style by name
            <input
              // A search resets the field to what was searched for.
              key={styles.find}
              type="search"
              name={FIND_FIELD}
              defaultValue={styles.find}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${SECTION_ID}-found`}
              onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && press(PRICE)(event)}
              className={fieldLook(false, "font-normal")}
            />
          </label>
          <Button
            type="submit"
            look="outline"
            name={CHANGE_NAMES.intent}
            value={PRICE}
            formAction={`${path}#${SECTION_ID}`}
            onClick={press(PRICE)}
          >
            Find
          </Button>
          <p id={`${SECTION_ID}-found`} role="status" className="basis-full text-sm text-stone-700">
            {foundNamesText(styles)}
          </p>
        </div>
      )}
      {styles.names.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <FieldFrame id={FIELD_ID} label="Style" error={undefined} className="grow sm:max-w-80">
            <select
              // Empty again once a line is added.
              key={`${styles.find} ${count}`}
              id={FIELD_ID}
              name={CHANGE_NAMES.added}
              defaultValue=""
              autoComplete="off"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${FIELD_ID}-error` : undefined}
              className={fieldLook(error !== undefined)}
            >
              <option value="">Choose a style</option>
              {styles.names.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </FieldFrame>
          <Button
            type="submit"
            look="outline"
            name={CHANGE_NAMES.intent}
            value={ADD_LINE}
            formAction={`${path}#${lineId(count)}`}
            aria-disabled={isBusy || undefined}
            onClick={press(ADD_LINE)}
          >
            {isBusy ? "One moment…" : "Add this style"}
          </Button>
          {error && (
            <p id={`${FIELD_ID}-error`} role="alert" className="basis-full text-signal">
              {error}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
