import { MOUNTS, type Mount } from "~/trade/openings/opening-rule";
import { OPENINGS_NAMES } from "../opening-form";
import { MountDrawing } from "./mount-drawing";
import { MOUNT_LABELS } from "./result-words";

interface MountChoiceProps {
  readonly mount: Mount;
  readonly onChoose: (mount: Mount) => void;
}

/** How the doors sit: one of six, each with its section. */
export function MountChoice({ mount, onChoose }: MountChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">How do the doors sit?</legend>
      <div className="mt-3 grid grid-cols-2 gap-3 @min-[34rem]:grid-cols-3 @min-[60rem]:grid-cols-6">
        {MOUNTS.map((name) => (
          <label
            key={name}
            className="flex cursor-pointer flex-col rounded-sm border border-stone-300 bg-white p-3 hover:border-ink has-checked:border-oak has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-oak has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <MountDrawing mount={name} />
            <span className="mt-2 flex items-start gap-2 text-sm leading-snug">
              <input
                type="radio"
                name={OPENINGS_NAMES.mount}
                value={name}
                checked={mount === name}
                onChange={() => onChoose(name)}
                className="mt-0.5 h-4 w-4 shrink-0 accent-oak"
              />
              <span>
                <span className="block font-semibold">{MOUNT_LABELS[name].name}</span>
                <span className="figures block text-stone-600">{MOUNT_LABELS[name].sizing}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
