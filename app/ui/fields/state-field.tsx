import { STATES } from "~/addresses/states";
import { TextField } from "./text-field";

interface StateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  /** The id of the list of states that the browser offers. */
  readonly listId: string;
}

/** A required state: typed as two letters or a name, filled in by the browser, or chosen from the list. */
export function StateField({ listId, ...field }: StateFieldProps) {
  return (
    <div>
      <TextField {...field} list={listId} required />
      <datalist id={listId}>
        {STATES.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}
