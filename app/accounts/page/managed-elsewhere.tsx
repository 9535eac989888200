import { Notice } from "~/ui/kit/notice";

interface ManagedElsewhereProps {
  /** The address where the account is managed; `null` if there is none. */
  readonly at: string | null;
}

/** Leads to where an account is managed, in place of a form that changes it. */
export function ManagedElsewhere({ at }: ManagedElsewhereProps) {
  return (
    <Notice tone="info" title="This is not changed here.">
      {at === null ? (
        <p>Call or write to us from the e-mail address of the account.</p>
      ) : (
        <p className="wrap-anywhere">
          What can be changed about your account is changed where you sign in:{" "}
          <a href={at} className="underline underline-offset-4">
            {new URL(at).host}
          </a>
        </p>
      )}
    </Notice>
  );
}
