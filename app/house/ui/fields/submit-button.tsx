import { useNavigation } from "@remix-run/react";
import { useIsSubmitting } from "remix-validated-form";
import { Button } from "../kit/button";

interface SubmitButtonProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  /** `outline` where the page has a button that matters more. */
  readonly look?: "accent" | "outline";
}

/** Shows that it is busy, stays in place, and cannot be pressed twice. */
export function SubmitButton({ label, busyLabel, disabled = false, describedBy, look = "accent" }: SubmitButtonProps) {
  const { state, formAction } = useNavigation();
  const isChecking = useIsSubmitting();
  const busy = isChecking || (state !== "idle" && formAction !== undefined);
  return (
    <Button
      type="submit"
      look={look}
      disabled={disabled || busy}
      aria-describedby={describedBy}
      className="w-full sm:w-auto sm:min-w-60"
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
