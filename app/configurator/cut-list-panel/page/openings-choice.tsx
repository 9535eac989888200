import { MOUNT_LABELS } from "~/configurator/openings-panel/page/result-words";
import { RuleFields } from "~/configurator/openings-panel/page/rule-fields";
import { fieldLook } from "~/house/ui/kit/field-look";
import type { CutListChoices } from "~/trade/cut-list/reading/cut-row";
import { ruleOf } from "~/trade/openings/opening-draft";
import { MOUNTS, usualRule } from "~/trade/openings/opening-rule";
import { CUT_LIST_NAMES } from "../cut-list-form-names";
import type { Choose } from "../cut-list-shown";

const NAMES = { side: CUT_LIST_NAMES.openingSide, gap: CUT_LIST_NAMES.openingGap };

interface OpeningsChoiceProps {
  readonly chosen: CutListChoices["openings"];
  readonly choose: Choose;
}

export function OpeningsChoice({ chosen, choose }: OpeningsChoiceProps) {
  const rule = typeof chosen === "object" ? chosen : null;
  const usual = rule && usualRule(rule.mount);

  function pick(value: string): void {
    const mount = MOUNTS.find((name) => name === value);
    const openings = value === "finished" ? value : mount && usualRule(mount);
    choose(() => ({ openings }));
  }

  return (
    <div className="space-y-3 border-l-4 border-oak bg-linen px-5 py-4">
      <label className="block max-w-xl">
        How openings are read
        <select
          name={CUT_LIST_NAMES.openings}
          value={rule?.mount ?? (chosen === "finished" ? chosen : "")}
          onChange={(event) => pick(event.currentTarget.value)}
          className={fieldLook(chosen === undefined)}
        >
          <option value="">Choose one</option>
          <option value="finished">Finished sizes: add nothing</option>
          {MOUNTS.map((mount) => (
            <option key={mount} value={mount}>
              {MOUNT_LABELS[mount].name}: {MOUNT_LABELS[mount].sizing}
            </option>
          ))}
        </select>
      </label>
      <p className="text-sm text-stone-700">
        The list calls its sizes openings. Choose how the doors sit, and we work out their sizes.
      </p>
      {rule && usual && (
        <RuleFields
          names={NAMES}
          draft={{
            mount: rule.mount,
            side: rule.side === usual.side ? null : rule.side,
            gap: rule.gap === usual.gap ? null : rule.gap,
          }}
          onChange={(change) => {
            const next = { mount: rule.mount, side: rule.side, gap: rule.gap, ...change };
            choose(() => ({ openings: ruleOf(next) }));
          }}
        />
      )}
    </div>
  );
}
