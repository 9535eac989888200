import { useId } from "react";
import { MAX_JOB_NAME_LENGTH } from "~/configurator/lines/job-name-length";
import type { NotStored } from "~/configurator/stored-cart/cart-storage";
import type { JobNameSnapshot } from "~/configurator/stored-cart/job-name-store";
import { fieldLook } from "~/house/ui/kit/field-look";

const NOT_STORED: Readonly<Record<NotStored, string>> = {
  "storage-failed": "Kept for this visit only: your browser's storage is full or blocked.",
  "newer-version":
    "Kept for this visit only: a newer version of this shop has saved a name, which this page leaves alone.",
};

interface JobNameFieldProps {
  readonly job: JobNameSnapshot;
  readonly onChange: (text: string) => void;
}

export function JobNameField({ job, onChange }: JobNameFieldProps) {
  const id = useId();
  return (
    <div className="mt-6 max-w-md print:hidden">
      <label htmlFor={id} className="font-semibold">
        Job name
      </label>
      <input
        id={id}
        type="text"
        value={job.name}
        maxLength={MAX_JOB_NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={fieldLook(false)}
      />
      <p id={`${id}-hint`} role="status" className="mt-1 text-sm text-stone-600">
        {job.notStored
          ? NOT_STORED[job.notStored]
          : "Optional. Printed on the cut list, the labels and the hanging map."}
      </p>
    </div>
  );
}
