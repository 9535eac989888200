import { fieldLook } from "~/house/ui/kit/field-look";
import { GAP_CHOICES, type OpeningsDraft, SIDE_CHOICES } from "~/trade/openings/opening-draft";
import { type ThirtySeconds, usualRule } from "~/trade/openings/opening-rule";
import { format32 } from "~/trade/openings/opening-words";
import { OPENINGS_NAMES } from "../opening-form";
import { sideLabel, usualLabel } from "./result-words";

interface RuleFieldsProps {
  readonly names?: { readonly side: string; readonly gap: string };
  readonly draft: Pick<OpeningsDraft, "mount" | "side" | "gap">;
  readonly onChange: (change: Partial<Pick<OpeningsDraft, "side" | "gap">>) => void;
}

export function RuleFields({ names = OPENINGS_NAMES, draft, onChange }: RuleFieldsProps) {
  const usual = usualRule(draft.mount);
  return (
    <div className="grid max-w-xl grid-cols-1 gap-x-5 gap-y-3 @min-[20rem]:grid-cols-2">
      <LengthChoice
        name={names.side}
        label={sideLabel(draft.mount)}
        usual={usual.side}
        choices={SIDE_CHOICES}
        value={draft.side}
        onChange={(side) => onChange({ side })}
      />
      <LengthChoice
        name={names.gap}
        label="Gap between a pair"
        usual={usual.gap}
        choices={GAP_CHOICES}
        value={draft.gap}
        onChange={(gap) => onChange({ gap })}
      />
    </div>
  );
}

interface LengthChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly usual: ThirtySeconds;
  readonly choices: readonly ThirtySeconds[];
  readonly value: ThirtySeconds | null;
  readonly onChange: (value: ThirtySeconds | null) => void;
}

function LengthChoice({ name, label, usual, choices, value, onChange }: LengthChoiceProps) {
  return (
    <label className="block text-sm text-stone-700">
      {label} (inches)
      <select
        name={name}
        value={value ?? ""}
        onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? null : Number(currentTarget.value))}
        className={fieldLook(false, "figures")}
      >
        <option value="">{usualLabel(usual)}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {format32(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
