import { Hatch, hatchFill } from "~/house/ui/drawing/hatch";
import { MOUNTS, type Mount } from "~/trade/openings/opening-rule";
import { OPENINGS_NAMES } from "../opening-form";
import { MOUNT_LABELS } from "./result-words";

interface MountChoiceProps {
  readonly mount: Mount;
  readonly onChoose: (mount: Mount) => void;
}

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

/** The door from above, with its front at the bottom; the edges of an opening are at x = 45 and x = 115. */
const DOORS: Readonly<Record<Mount, string>> = {
  partial: "M35 32H125V46H35Z",
  full: "M20 32H140V46H20Z",
  "full-wide": "M16 32H144V46H16Z",
  lipped: "M48 24H112V32H122V40H38V32H48Z",
  inset: "M48 16H112V30H48Z",
  frameless: "M14 32H146V46H14Z",
};

const FRAME = ["M12 16H45V30H12Z", "M115 16H148V30H115Z"];
const CABINET = ["M12 4V30H22V4", "M138 4V30H148V4"];

function MountDrawing({ mount }: { readonly mount: Mount }) {
  const name = `mount-${mount}`;
  const wood = mount === "frameless" ? CABINET : FRAME;
  return (
    <svg viewBox="0 0 160 52" aria-hidden="true" className="h-auto w-full">
      <Hatch name={name} />
      {wood.map((outline) => (
        <path key={outline} d={outline} fill={hatchFill(name)} strokeWidth="1.25" className="stroke-ink" />
      ))}
      {wood === FRAME && (
        <path d="M18 4V16M26 4V16M134 4V16M142 4V16" strokeWidth="1" className="fill-none stroke-stone-500" />
      )}
      <path d={DOORS[mount]} strokeWidth="1.25" className="fill-linen stroke-ink" />
    </svg>
  );
}
