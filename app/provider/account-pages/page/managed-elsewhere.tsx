import { Notice } from "~/house/ui/kit/notice";

interface ManagedElsewhereProps {
  /** The address where the account is managed; `null` if there is none. */
  readonly at: string | null;
}

/** Links to the site where an account is managed, in place of a form that changes it. */
export function ManagedElsewhere({ at }: ManagedElsewhereProps) {
  return (
    <Notice tone="info" title="You cannot change this here.">
      {at === null ? (
        <p>Call or write to us from the e-mail address of the account.</p>
      ) : (
        <p className="wrap-anywhere">
          You can change your account where you sign in:{" "}
          <a href={at} className="link">
            {new URL(at).host}
          </a>
        </p>
      )}
    </Notice>
  );
}
