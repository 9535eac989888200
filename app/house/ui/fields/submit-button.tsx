import { useNavigation } from "@remix-run/react";
import { useIsSubmitting } from "remix-validated-form";

interface SubmitButtonProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly disabled?: boolean;
  readonly describedBy?: string;
}

/** Shows that it is busy, stays in place, and cannot be pressed twice. */
export function SubmitButton({ label, busyLabel, disabled = false, describedBy }: SubmitButtonProps) {
  const { state, formAction } = useNavigation();
  const isChecking = useIsSubmitting();
  const busy = isChecking || (state !== "idle" && formAction !== undefined);
  return (
    <button
      type="submit"
      disabled={disabled || busy}
      aria-describedby={describedBy}
      className="button w-full bg-oak text-white hover:bg-oak-dark sm:w-auto sm:min-w-60"
    >
      {busy ? busyLabel : label}
    </button>
  );
}
