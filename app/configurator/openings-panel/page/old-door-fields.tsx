import { type ReactNode, useState } from "react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Labelled } from "~/house/ui/kit/labelled";
import type { OldDoorProblems } from "~/trade/openings/old-door";
import { BLANK_OLD_DOOR, OLD_DOOR_FIELDS, type OldDoorField, type OldDoorTexts } from "~/trade/openings/old-door-texts";
import { OLD_DOOR_LABELS } from "~/trade/openings/old-door-words";
import { MAX_SIZE_TEXT } from "~/trade/openings/opening-draft";

const SIZES = ["doorWidth", "doorHeight", "openingWidth", "openingHeight"] as const;
const PLACE = ["left", "top", "gap"] as const;
const CUPS = ["topCup", "bottomCup", "cupsBetween"] as const;

const CHOICES = {
  measured: [
    ["", "The hole in a face frame"],
    ["cabinet", "The outside of a frameless cabinet"],
  ],
  doors: [
    ["", "One door"],
    ["pair", "One of a pair"],
  ],
} as const;

const folded = OLD_DOOR_FIELDS.filter((field) => !SIZES.some((size) => size === field));

interface OldDoorFieldsProps {
  readonly scope: string;
  readonly nameOf: (field: OldDoorField) => string;
  readonly texts: OldDoorTexts;
  readonly problems: OldDoorProblems;
  /** Missing in a form that only posts. */
  readonly onEdit?: (field: OldDoorField, text: string) => void;
  /** The button that works it out. */
  readonly children: ReactNode;
}

/** What to type about one old door: four sizes, and folded what few doors need. */
export function OldDoorFields({ scope, nameOf, texts, problems, onEdit, children }: OldDoorFieldsProps) {
  const isMore = folded.some((field) => texts[field] !== BLANK_OLD_DOOR[field] || problems[field] !== undefined);
  const [opens, setOpens] = useState(isMore);
  if (isMore && !opens) setOpens(true);

  const value = (field: OldDoorField) =>
    onEdit
      ? {
          value: texts[field],
          onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
            onEdit(field, event.currentTarget.value),
        }
      : { defaultValue: texts[field] };

  const text = (field: OldDoorField, hint?: string) => {
    const id = `${scope}${field}`;
    const problem = problems[field] ?? null;
    return (
      <Labelled key={field} id={id} label={OLD_DOOR_LABELS[field]} problem={problem}>
        <input
          id={id}
          name={nameOf(field)}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SIZE_TEXT}
          placeholder={hint}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          className={fieldLook(problem !== null, "figures")}
          {...value(field)}
        />
      </Labelled>
    );
  };

  const choice = (field: keyof typeof CHOICES) => (
    <Labelled id={`${scope}${field}`} label={OLD_DOOR_LABELS[field]}>
      <select id={`${scope}${field}`} name={nameOf(field)} className={fieldLook(false)} {...value(field)}>
        {CHOICES[field].map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );

  return (
    <div className="@container space-y-4">
      <div className="grid max-w-3xl grid-cols-2 gap-x-4 gap-y-3 @min-[40rem]:grid-cols-4">
        {SIZES.map((field) => text(field))}
      </div>
      <details open={opens} className="group/more max-w-3xl">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 border-b border-stone-300 font-semibold">
          A pair, a frameless cabinet, a door off center, or cups to match
          <span aria-hidden="true" className="font-serif text-2xl leading-none font-normal group-open/more:rotate-45">
            +
          </span>
        </summary>
        <div className="space-y-4 pt-4 pb-3">
          <div className="grid gap-x-4 gap-y-3 @min-[40rem]:grid-cols-2">
            {choice("measured")}
            {choice("doors")}
          </div>
          <div className="grid grid-cols-2 gap-x-4 gap-y-3 @min-[36rem]:grid-cols-3">
            {PLACE.map((field) => text(field))}
          </div>
          <p className="text-sm text-stone-700">
            For an inset door or a frameless cabinet, the overlay is the gap that shows at that side.
          </p>
          <div className="grid grid-cols-1 gap-x-4 gap-y-3 @min-[36rem]:grid-cols-3">
            {CUPS.map((field) => text(field, field === "cupsBetween" ? "21; 40" : undefined))}
          </div>
        </div>
      </details>
      {children}
    </div>
  );
}
