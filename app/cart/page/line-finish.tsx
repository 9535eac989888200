import { finishText } from "~/catalog/finish";
import { fieldLook } from "~/ui/kit/field-look";
import type { LineFinish as LineFinishState } from "./use-line-finish";

interface LineFinishProps extends Pick<LineFinishState, "finishes" | "shown" | "choose" | "failed"> {
  readonly scope: string;
}

/** Chooses the finish of the line being edited; one that is no longer sold stays until another is chosen. */
export function LineFinish({ scope, finishes, shown, choose, failed }: LineFinishProps) {
  if (failed)
    return <p className="text-sm">The finishes could not be loaded. Open the line again to change its finish.</p>;
  if (finishes.length === 0) return null;
  const isGone = finishes.every(({ name }) => name !== shown);
  const id = `${scope}finish`;
  return (
    <div className="max-w-sm">
      <label htmlFor={id} className="font-semibold">
        Finish
      </label>
      <select
        id={id}
        value={shown}
        onChange={(event) => choose(event.target.value)}
        className={fieldLook(isGone)}
        aria-invalid={isGone || undefined}
        aria-describedby={isGone ? `${id}-gone` : undefined}
      >
        {isGone && <option value={shown}>{shown}</option>}
        {finishes.map((finish) => (
          <option key={finish.name} value={finish.name}>
            {finishText(finish)}
          </option>
        ))}
      </select>
      {isGone && (
        <p id={`${id}-gone`} className="mt-1 text-signal">
          No longer sold in {shown}. Choose another finish.
        </p>
      )}
    </div>
  );
}
