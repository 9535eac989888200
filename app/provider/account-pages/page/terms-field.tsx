import { Link } from "@remix-run/react";
import type { ChangeEvent, InputHTMLAttributes } from "react";
import { useFormField } from "~/house/ui/fields/field";
import { REGISTRATION_MESSAGES } from "~/provider/accounts/registration-form";

/** The sentence shown by the box until it is ticked; the submit button refers to it too. */
export const TERMS_ALERT_ID = "terms-alert";

const LINK = "inline-block py-2 link";

interface TermsFieldProps {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The box that must be ticked. CSS alone shows and hides its sentence, so that this works without JavaScript. */
export function TermsField({ onChange }: TermsFieldProps) {
  const { id, error, getInputProps } = useFormField("acceptsTerms", null);
  return (
    <div>
      <input
        {...getInputProps<InputHTMLAttributes<HTMLInputElement>>({
          type: "checkbox",
          value: "on",
          id,
          required: true,
          "aria-describedby": TERMS_ALERT_ID,
          "aria-invalid": error ? true : undefined,
          onChange,
        })}
        className="peer h-5 w-5 translate-y-1 accent-oak"
      />
      <label htmlFor={id} className="ml-3 inline cursor-pointer py-2">
        I accept the Terms and Conditions and the Privacy Policy
      </label>
      <p id={TERMS_ALERT_ID} role="alert" className="mt-3 border-l-4 border-oak bg-linen px-5 py-3 peer-checked:hidden">
        {REGISTRATION_MESSAGES.terms}
      </p>
      <p className="mt-2">
        Read the{" "}
        <Link to="/terms" target="_blank" className={LINK}>
          Terms and Conditions
        </Link>{" "}
        and the{" "}
        <Link to="/privacy" target="_blank" className={LINK}>
          Privacy Policy
        </Link>
        ; both open in a new tab.
      </p>
    </div>
  );
}
