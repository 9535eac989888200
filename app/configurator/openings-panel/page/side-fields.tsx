import { useState } from "react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Labelled } from "~/house/ui/kit/labelled";
import { MAX_SIZE_TEXT, type OpeningsDraft, refusedSides, type SideTexts } from "~/trade/openings/opening-draft";
import { DOOR_SIDES, type Mount } from "~/trade/openings/opening-rule";
import { MOUNT_WORDS } from "~/trade/openings/opening-words";
import { sideFieldName } from "../opening-form";

interface SideFieldsProps {
  readonly draft: Pick<OpeningsDraft, "mount" | "sides">;
  /** The overlay that a side has without its own, in words. */
  readonly single: string;
  readonly live: boolean;
  readonly onChange: (sides: SideTexts) => void;
}

function hintFor(mount: Mount): string {
  const { side } = MOUNT_WORDS[mount];
  const what = side === "overlay" ? "" : ` Here, an overlay is the ${side} at that side.`;
  return `An empty side follows the one above.${what}`;
}

/** The overlay of each side, for doors that do not lap all sides alike; folded until one is typed. */
export function SideFields({ draft, single, live, onChange }: SideFieldsProps) {
  const { mount, sides } = draft;
  const [left, setLeft] = useState(!live);
  const problems = left ? refusedSides(draft) : {};
  const hasTyped = DOOR_SIDES.some((name) => sides[name] !== "");
  const [starts, setStarts] = useState(hasTyped);
  if (hasTyped && !starts) setStarts(true);
  return (
    <details open={starts} className="group/sides max-w-xl">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 border-b border-stone-300 font-semibold">
        Each side on its own
        <span aria-hidden="true" className="font-serif text-2xl leading-none font-normal group-open/sides:rotate-45">
          +
        </span>
      </summary>
      <div className="space-y-3 pt-3 pb-3">
        <div className="grid grid-cols-2 gap-x-5 gap-y-3 @min-[34rem]:grid-cols-4">
          {DOOR_SIDES.map((name) => {
            const id = `openings-side-${name}`;
            const problem = problems[name] ?? null;
            return (
              <Labelled key={name} id={id} label={`Overlay ${name}`} problem={problem}>
                <input
                  id={id}
                  name={sideFieldName(name)}
                  type="text"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={MAX_SIZE_TEXT}
                  placeholder={single}
                  value={sides[name]}
                  aria-invalid={problem !== null || undefined}
                  aria-describedby={problem === null ? undefined : `${id}-problem`}
                  onChange={(event) => onChange({ ...sides, [name]: event.currentTarget.value })}
                  onKeyDown={(event) => {
                    if (event.key !== "Enter") return;
                    event.preventDefault();
                    event.currentTarget.blur();
                  }}
                  onFocus={() => setLeft(false)}
                  onBlur={() => setLeft(true)}
                  className={fieldLook(problem !== null, "figures")}
                />
              </Labelled>
            );
          })}
        </div>
        <p className="text-sm text-stone-700">{hintFor(mount)}</p>
      </div>
    </details>
  );
}
