import type { FormProblem } from "~/house/forms/form-problem";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { FieldGroup } from "~/house/ui/fields/field-group";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { TextField } from "~/house/ui/fields/text-field";
import { Button } from "~/house/ui/kit/button";
import type { DoorStyle } from "~/trade/catalog/door-style";
import { FINISH_KINDS } from "~/trade/catalog/finish";
import { FIELDS, type Field, type FieldName } from "../style-fields";
import { styleFormFields, styleLabels, styleValidator } from "../style-form";
import { BLANK_FINISHES, finishName, STYLE_NAMES, styleFormId } from "../style-names";
import { picturesOf } from "../style-pictures";
import { PictureRows } from "./picture-rows";

interface StyleFormProps {
  readonly style: DoorStyle;
  readonly revision: number;
  readonly reply: FormProblem | null;
}

const LONG = { description: { rows: 4, maxLength: 5000 }, care: { rows: 2, maxLength: 500 } } as const;

function StyleField({ name }: { readonly name: FieldName }) {
  const { label, hint, isRequired, choices }: Field<unknown> = FIELDS[name];
  if (name === "description" || name === "care") {
    return <TextAreaField name={name} label={label} hint={hint} {...LONG[name]} className="md:col-span-2" />;
  }
  if (choices) {
    const options = Object.entries(choices).map(([value, words]) => ({ value, label: words }));
    return <SelectField name={name} label={label} hint={hint} options={options} placeholder="Not specified" />;
  }
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      type={name === "nextPriceFrom" ? "date" : "text"}
      autoComplete="off"
      {...(isRequired && { required: true })}
    />
  );
}

const GROUPS: readonly (readonly [title: string, names: readonly FieldName[]])[] = [
  ["Title and description", ["title", "description"]],
  ["Price and lead time", ["price", "leadDays", "nextPrice", "nextPriceFrom", "samplePrice", "sampleCredit"]],
  ["How it is built", ["construction", "material", "thickness", "frameWidth", "panelThickness", "joint"]],
  ["For the workshop", ["edgeBand", "archRise", "beadPitch", "glassRabbet", "drawerGrain", "weight"]],
  ["Limits", ["minWidth", "minHeight", "maxWidth", "maxHeight"]],
  ["Care", ["care"]],
];

const rowsIn = (answers: FormProblem["repopulateFields"]) =>
  Object.keys(answers ?? {}).filter((name) => name.startsWith(finishName("name", 0).slice(0, -1))).length;

export function StyleForm({ style, revision, reply }: StyleFormProps) {
  const own = style.finishes.map(({ name }) => name);
  const rows = Math.max(own.length + BLANK_FINISHES, rowsIn(reply?.repopulateFields));
  const pictures = picturesOf(style);
  const names = Array.from({ length: rows }, (_, index) => own[index] ?? "");
  return (
    <CheckedForm
      id={reply?.formId ?? styleFormId(revision)}
      validator={styleValidator}
      labels={styleLabels(rows, pictures.length)}
      defaultValues={styleFormFields(style)}
      encType="multipart/form-data"
      className="grid gap-10"
    >
      {/* Enter in a field presses the form's first button. */}
      <button type="submit" hidden>
        Save
      </button>
      <input type="hidden" name={STYLE_NAMES.revision} value={revision} />
      {GROUPS.map(([title, fields]) => (
        <FieldGroup key={title} title={title}>
          {fields.map((name) => (
            <StyleField key={name} name={name} />
          ))}
          {fields.includes("title") && style.state === "draft" && (
            <TextField
              name={STYLE_NAMES.handle}
              label="Handle"
              hint="The last part of its web address. Empty: made from the title. It cannot change once the style is published."
              maxLength={60}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
            />
          )}
        </FieldGroup>
      ))}
      <FinishRows names={names} />
      <PictureRows pictures={pictures} finishes={own} />
      <div className="sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-stone-300 bg-paper py-3">
        <SubmitButton label="Save" busyLabel="Saving…" />
        {style.state !== "shown" && (
          <Button type="submit" name={STYLE_NAMES.intent} value="publish" look="outline">
            Publish
          </Button>
        )}
      </div>
    </CheckedForm>
  );
}

const KINDS = FINISH_KINDS.map((kind) => ({ value: kind, label: kind.charAt(0).toUpperCase() + kind.slice(1) }));

interface FinishRowsProps {
  readonly names: readonly string[];
}

/** The finishes of a style, one row each; blank rows at the end are for more. */
function FinishRows({ names }: FinishRowsProps) {
  return (
    <fieldset>
      <legend className="font-serif text-2xl">Finishes</legend>
      <p className="mt-2 max-w-[46em] text-stone-700">
        The first finish is included in the style’s price. To remove a finish, clear its row. To get more blank rows,
        save.
      </p>
      {names.map((name, index) => (
        <fieldset key={finishName("name", index)} className="mt-4 border-t border-stone-300 pt-3">
          <legend className="float-left mb-2 w-full font-semibold">
            Finish {index + 1}
            {name === "" && " (blank)"}
          </legend>
          <input type="hidden" name={finishName("was", index)} value={name} />
          <div className="clear-left grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
            <TextField name={finishName("name", index)} label="Name" maxLength={80} autoComplete="off" />
            <SelectField name={finishName("kind", index)} label="Kind" options={KINDS} />
            <TextField
              name={finishName("added", index)}
              label="Added per sq ft"
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              name={finishName("swatch", index)}
              label="Swatch color"
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
            />
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
